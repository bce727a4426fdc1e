import type { Page } from 'playwright/test';

/**
 * Touches the first control of every island of the page, as a visitor who tabs to it does.
 * @returns the scripts of the islands that are still asleep after ten seconds
 */
export async function wakeIslands(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      const control = island.querySelector('button, input:not([type="hidden"]), select, textarea, summary');
      (control ?? island.firstElementChild)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  });
  const asleep = page.locator('astro-island[ssr]');
  await asleep
    .first()
    .waitFor({ state: 'detached', timeout: 10_000 })
    .catch(() => {});
  return asleep.evaluateAll((islands) => islands.map((island) => island.getAttribute('component-url') ?? ''));
}
