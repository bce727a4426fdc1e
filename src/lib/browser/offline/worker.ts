/**
 * The service worker: keeps visited pages for offline use. Pages come from the network if it answers within two seconds; files whose
 * URL changes with their content come from the cache.
 */
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import {
  dropUnusedFiles,
  filesCache,
  findOfflinePage,
  keepFilesOf,
  keepOfflinePage,
  pagesCache,
} from './kept-files.ts';

interface LifeEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

/** What TypeScript's DOM types lack. */
declare const self: {
  addEventListener: (type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean; type: 'window' }) => Promise<{ url: string }[]>;
  };
};

const maxPages = 40;

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: 2,
  plugins: [
    {
      // Searches are not kept.
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/[?#].*/, '')),
      cacheWillUpdate: async ({ response }) => {
        const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
        if (!isPage) return null;
        await keepFilesOf(await response.clone().text());
        return response;
      },
      cacheDidUpdate: async () => {
        const cache = await caches.open(pagesCache);
        // The least recently read come first.
        for (const request of (await cache.keys()).slice(0, -maxPages)) await cache.delete(request);
        await dropUnusedFiles();
      },
    },
  ],
});

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  new CacheFirst({ cacheName: filesCache }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/fonts/'),
  new StaleWhileRevalidate({ cacheName: filesCache }),
);
setCatchHandler(({ request }) => (request.mode === 'navigate' ? findOfflinePage() : Promise.resolve(Response.error())));

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage());
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver(event));
});

/** Keeps the open pages too, so that the first visit counts. */
async function takeOver(event: LifeEvent): Promise<void> {
  // Pages are requested while the worker starts. Firefox before 99 cannot do that.
  if ('navigationPreload' in self.registration) await self.registration.navigationPreload.enable();
  await self.clients.claim();
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  await Promise.all(
    open.map(async ({ url }) => {
      const [, done] = pages.handleAll({ request: new Request(url), event: event as never });
      await done;
    }),
  );
}
