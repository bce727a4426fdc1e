/** The files that kept pages need. Those in /_astro change their URL with their content, so that no release replaces another's. */

export const filesCache = 'files';
export const pagesCache = 'pages';
const offlinePage = '/offline';

/** The files of the build and fonts, as HTML and CSS name them. */
const pathsInPage = /\/(?:_astro|fonts)\/[\w./-]+\.\w+/g;

/** The scripts of the same folder that a script imports. */
const namesInScript = /["'`]\.\/([\w-]+\.[\w-]+\.js)["'`]/g;

let hasNewFiles = false;

/**
 * Caches every file a page can load, so that it works without a network and after a later release.
 * @throws when a file cannot be fetched or stored
 */
export async function keepFilesOf(html: string): Promise<void> {
  await Promise.all(filesOf(html).map(keepFile));
}

async function keepFile(url: string): Promise<void> {
  const files = await caches.open(filesCache);
  if (await files.match(url)) return;
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  if (url.endsWith('.js')) await Promise.all(importsOf(await response.clone().text()).map(keepFile));
  await files.put(url, response);
  hasNewFiles = true;
}

/** Caches the page shown instead of pages that are not cached. */
export async function keepOfflinePage(): Promise<void> {
  const response = await fetch(offlinePage);
  if (!response.ok) throw new Error(`${offlinePage}: ${response.status}`);
  await keepFilesOf(await response.clone().text());
  await (await caches.open(filesCache)).put(offlinePage, response);
}

export async function findOfflinePage(): Promise<Response> {
  return (await (await caches.open(filesCache)).match(offlinePage)) ?? Response.error();
}

/** Once new files are cached, removes those of earlier releases that no kept page names. */
export async function dropUnusedFiles(): Promise<void> {
  if (!hasNewFiles) return;
  hasNewFiles = false;
  const files = await caches.open(filesCache);
  const pages = await caches.open(pagesCache);
  const kept = [await files.match(offlinePage)];
  for (const request of await pages.keys()) kept.push(await pages.match(request));
  const used = new Set([offlinePage]);
  for (const page of kept) for (const url of filesOf((await page?.text()) ?? '')) used.add(url);
  for (const url of used) {
    const script = url.endsWith('.js') ? await files.match(url) : undefined;
    for (const imported of importsOf((await script?.text()) ?? '')) used.add(imported);
  }
  for (const request of await files.keys()) {
    if (!used.has(new URL(request.url).pathname)) await files.delete(request);
  }
}

const filesOf = (html: string) => [...new Set(html.match(pathsInPage))];
const importsOf = (script: string) => [...script.matchAll(namesInScript)].map(([, name]) => `/_astro/${name}`);
