/// <reference lib="webworker" />
/** The service worker of a site that no longer keeps pages: deletes what an earlier one kept, and unregisters itself. */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
