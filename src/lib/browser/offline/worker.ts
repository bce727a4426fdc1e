/// <reference lib="webworker" />
/**
 * The service worker: pages that were read can be read again without a connection. A page that has been open for a while reports the
 * files that it has loaded (src/components/site/worker.inline.ts), and the worker copies them and the page from the browser's HTTP
 * cache. It downloads the offline page in the language of that page and nothing else. A page that the browser has only prefetched
 * reports nothing.
 */

declare const self: ServiceWorkerGlobalScope;

/** The offline page in the language of a page: those of all languages but English are below a code of two letters. */
function offlinePageOf(url: string): string {
  return `${/^(\/[a-z]{2})?(?=\/|$)/.exec(new URL(url).pathname)![0]}/offline`;
}

/** How many of each are cached. Those that were loaded longest ago are deleted first. */
const limits = { pages: 40, files: 300 };

/** How long a page that is cached may take to come from the network. */
const patienceMs = 2000;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  // That of the previous release.
  event.waitUntil(caches.delete('offline'));
  // Firefox has it from 99 on.
  if ('navigationPreload' in self.registration) event.waitUntil(self.registration.navigationPreload.enable());
});

self.addEventListener('message', (event) => {
  const { url } = event.source as Client;
  const files = (event.data as string[]).filter(isHashed);
  event.waitUntil(
    addOfflinePage(url)
      .finally(() => copy('files', files))
      .finally(() => copy('pages', [url])),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).origin !== location.origin || request.method !== 'GET') return;
  // A page that is only prefetched can wait for the network.
  if (request.mode === 'navigate')
    event.respondWith(request.headers.has('sec-purpose') ? load(event) : answerPage(event));
  else if (isHashed(request.url)) event.respondWith(answerFile(request));
});

/** Whether the URL of a file changes with its content, so that no release replaces it by another. */
function isHashed(url: string): boolean {
  return new URL(url, location.origin).pathname.startsWith('/_astro/');
}

/** Downloads the offline page in the language of a page, once in each release of the worker. */
async function addOfflinePage(url: string): Promise<void> {
  const cache = await caches.open('offline');
  if (!(await cache.match(offlinePageOf(url)))) await cache.add(offlinePageOf(url));
}

/** The offline page in the language of a page, or else in another. */
async function findOfflinePage(url: string): Promise<Response | undefined> {
  const cache = await caches.open('offline');
  return (await cache.match(offlinePageOf(url))) ?? (await cache.matchAll())[0];
}

/** Copies what the browser's HTTP cache holds, without searches: what a visitor looked for is not kept. */
async function copy(name: keyof typeof limits, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  for (const url of urls) {
    const found = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
    if (!found?.ok) continue;
    const key = url.replace(/[?#].*/, '');
    const response = new Response(await found.blob(), found);
    // Browsers differ in whether an entry that is replaced becomes the last. At once, so that no request finds it missing.
    await Promise.all([cache.delete(key), cache.put(key, response)]);
  }
  for (const request of (await cache.keys()).slice(0, -limits[name])) await cache.delete(request);
}

async function load({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const loading = load(event);
  const findCached = () => caches.match(event.request, { cacheName: 'pages', ignoreSearch: true });
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  try {
    return (await Promise.race([loading, patience])) ?? (await findCached()) ?? (await loading);
  } catch {
    return (await findCached()) ?? (await findOfflinePage(event.request.url)) ?? Response.error();
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: 'files' })) ?? fetch(request);
}
