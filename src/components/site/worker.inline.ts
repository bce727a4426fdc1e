/**
 * Once a visitor has stayed a while and does not save data, registers the service worker and reports to it the files that the page
 * has loaded, now and later: src/client/offline/worker.ts.
 */
onload = () => {
  setTimeout(async () => {
    try {
      const { connection = {} } = navigator as Navigator & { connection?: { saveData?: boolean } };
      if (connection.saveData) return;
      const { serviceWorker } = navigator;
      await serviceWorker.register('/worker.js');
      const report = async (loaded: PerformanceEntryList) =>
        (await serviceWorker.ready).active?.postMessage(loaded.map(({ name }) => name));
      new PerformanceObserver((loaded) => void report(loaded.getEntries())).observe({ entryTypes: ['resource'] });
      await report(performance.getEntriesByType('resource'));
    } catch {
      // Unsupported, refused or missing: the site works without it.
    }
  }, 10_000);
};
