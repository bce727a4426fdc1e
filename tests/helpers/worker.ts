import { expect, type Page } from 'playwright/test';

/** Registers the service worker as soon as a page is complete, not after ten seconds. */
export async function hurryWorker(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const { setTimeout } = window;
    const hurried = (run: TimerHandler, ms?: number) => setTimeout(run, ms === 10_000 ? 0 : ms);
    window.setTimeout = hurried as typeof setTimeout;
  });
}

export async function expectCached(page: Page, path = new URL(page.url()).pathname): Promise<void> {
  await expect.poll(() => cachedIn(page, 'pages')).toContain(path);
}

/** Waits until every file of this release that the open page has loaded is cached. */
export async function expectFilesCached(page: Page): Promise<void> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const paths = loaded.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/_astro/'));
  await expect.poll(() => cachedIn(page, 'files')).toEqual(expect.arrayContaining(paths));
}

export function cachedIn(page: Page, name: 'pages' | 'late' | 'files'): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);
}
