import { expect, type Page } from 'playwright/test';

/** Touches the first control of every island of the page, as a visitor who presses a key there does, and waits until all are hydrated. */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      const control = island.querySelector('button, input:not([type="hidden"]), select, textarea, summary');
      (control ?? island.firstElementChild)?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    }
  });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
