import { expect, type Page } from 'playwright/test';

/** Makes the service worker keep the open page, as it does for a visitor who stays. */
export async function keepPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  await expectKept(page, new URL(page.url()).pathname);
}

export async function expectKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptIn(page, 'pages')).toContain(path);
}

/** The paths in a cache. */
export function keptIn(page: Page, name: 'pages' | 'files'): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);
}
