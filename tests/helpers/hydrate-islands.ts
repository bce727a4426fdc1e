import { expect, type Page } from 'playwright/test';

/** Has every island of the page hydrate, and waits until all are. */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) island.dispatchEvent(new Event('wake'));
  });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
