/** Has the service worker keep pages for the time without a network: for those who stay, and do not save data. */
onload = () => {
  setTimeout(async () => {
    try {
      const { connection = {} } = navigator as Navigator & { connection?: { saveData?: boolean } };
      if (!connection.saveData) await navigator.serviceWorker.register('/worker.js');
    } catch {
      // Not known, refused, or not there: the site works without.
    }
  }, 10_000);
};
