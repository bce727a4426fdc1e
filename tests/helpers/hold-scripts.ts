import type { Page } from 'playwright/test';

/**
 * Keeps the scripts of islands from arriving until the returned function is called, so that what a test does meanwhile is done
 * before React is there, however busy the machine.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
