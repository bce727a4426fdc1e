/// <reference lib="webworker" />
/**
 * The service worker: pages that were read can be read again without a connection. A page that has been open for a while reports the
 * files that it has loaded (src/components/site/worker.inline.ts), and the worker copies them and the page from the browser's HTTP
 * cache. It downloads the offline page in the language of that page and nothing else. A page that the browser has only prefetched
 * reports nothing.
 */

declare const self: ServiceWorkerGlobalScope;

/** The languages whose pages are below their code; src/pages/worker.js.ts writes it before this code. */
declare const languages: readonly string[];

function offlinePageOf(url: string): string {
  const [, folder = ''] = new URL(url).pathname.split('/');
  return languages.includes(folder) ? `/${folder}/offline` : '/offline';
}

/**
 * The maximum number cached of each kind. The least recently loaded are deleted first. `late` has pages whose answer came after their
 * copy was shown: those of another release may have files that were never loaded, so offline the copy in `pages` is whole and they are not.
 */
const limits = { pages: 40, late: 40, files: 300 };

/** How long to wait for the network if a page is cached. */
const patienceMs = 2000;

/** From which cache the pages that are open were shown, by their client; nothing for those from the network. */
const shownFrom = new Map<string, 'pages' | 'late'>();

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  // The previous release's.
  event.waitUntil(caches.delete('offline'));
  // Firefox supports it from 99.
  if ('navigationPreload' in self.registration) event.waitUntil(self.registration.navigationPreload.enable());
});

self.addEventListener('message', (event) => {
  const { id, url } = event.source as Client;
  const files = (event.data as string[]).filter(isHashed);
  event.waitUntil(
    addOfflinePage(url)
      .finally(() => copy('files', files))
      .finally(() => copy('pages', [url], shownFrom.get(id))),
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

/** Whether the URL of a file contains a hash, so that its content never changes. */
function isHashed(url: string): boolean {
  return new URL(url, location.origin).pathname.startsWith('/_astro/');
}

/** Downloads the offline page in the language of a page, once in each release of the worker. */
async function addOfflinePage(url: string): Promise<void> {
  const cache = await caches.open('offline');
  if (!(await cache.match(offlinePageOf(url)))) await cache.add(offlinePageOf(url));
}

/** The offline page in the language of a page, else in any. */
async function findOfflinePage(url: string): Promise<Response | undefined> {
  const cache = await caches.open('offline');
  return (await cache.match(offlinePageOf(url))) ?? (await cache.matchAll())[0];
}

/** Copies responses from the browser's HTTP cache or one of ours. Query strings are dropped: searches are not kept. */
async function copy(name: 'pages' | 'files', urls: readonly string[], source?: 'pages' | 'late'): Promise<void> {
  for (const url of urls) {
    const found = source
      ? await findCopy(source, url)
      : await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
    if (found?.ok) await store(name, url, found);
  }
  if (source === 'late') await (await caches.open('late')).delete(keyOf(urls[0]!));
}

async function store(name: keyof typeof limits, url: string, found: Response): Promise<void> {
  const cache = await caches.open(name);
  const key = keyOf(url);
  const response = new Response(await found.blob(), found);
  // Where there is no space left, this throws and the entry stays as it was.
  await cache.put(key, response.clone());
  let keys = await cache.keys();
  // Browsers differ in whether an entry that is replaced becomes the last. At once, so that no request finds it missing.
  if (keys[keys.length - 1]?.url !== key) {
    await Promise.all([cache.delete(key), cache.put(key, response)]);
    keys = await cache.keys();
  }
  for (const request of keys.slice(0, -limits[name])) await cache.delete(request);
}

function keyOf(url: string): string {
  return url.replace(/[?#].*/, '');
}

async function load({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

/** The page from the network, or its cached copy where that fails or takes longer than `patienceMs`. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const loading = load(event);
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  try {
    const answer = await Promise.race([loading, patience]);
    const cached = answer ? undefined : await showCopy(event, 'late', 'pages');
    event.waitUntil(loading.then((response) => updateCopy(url, response, cached !== undefined)).catch(() => undefined));
    return answer ?? cached ?? (await loading);
  } catch {
    return (await showCopy(event, 'pages', 'late')) ?? (await findOfflinePage(url)) ?? Response.error();
  }
}

function findCopy(cacheName: keyof typeof limits, url: string): Promise<Response | undefined> {
  return caches.match(keyOf(url), { cacheName });
}

/** The copy of a page in the first of these caches that has one. */
async function showCopy(event: FetchEvent, ...names: ('pages' | 'late')[]): Promise<Response | undefined> {
  for (const name of names) {
    const found = await findCopy(name, event.request.url);
    if (!found) continue;
    shownFrom.set(event.resultingClientId, name);
    return found;
  }
  return undefined;
}

/** Deletes the cached copies of a page that is gone, and keeps a response that came after one was shown. */
async function updateCopy(url: string, response: Response, isLate: boolean): Promise<void> {
  if ([404, 410].includes(response.status)) {
    for (const name of ['pages', 'late']) await (await caches.open(name)).delete(keyOf(url));
  } else if (isLate && response.ok) await store('late', url, response);
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: 'files' })) ?? fetch(request);
}
