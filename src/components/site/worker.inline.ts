/** Registers the service worker, which keeps pages for offline use, once a visitor has stayed a while and does not save data. */
onload = () => {
  setTimeout(async () => {
    try {
      const { connection = {} } = navigator as Navigator & { connection?: { saveData?: boolean } };
      if (!connection.saveData) await navigator.serviceWorker.register('/worker.js');
    } catch {
      // Unsupported, refused or missing: the site works without it.
    }
  }, 10_000);
};
