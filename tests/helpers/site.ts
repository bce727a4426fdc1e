/** Playwright's `test` for the pages of the site, and what its tests do to a page again and again. */
import { expect, test as baseTest, type Page } from 'playwright/test';

export { expect, type Locator, type Page } from 'playwright/test';

interface Fixtures {
  /** What no script has caught on any page of the test: when it ends, nothing, unless the test has taken it out. */
  errors: string[];
  /** The URLs of the scripts that the page requests. */
  scripts: string[];
}

export const test = baseTest.extend<Fixtures>({
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  scripts: async ({ page }, use) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await use(scripts);
  },
});

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/**
 * Keeps the scripts of islands from arriving until the returned function is called, so that what a test does meanwhile is done
 * before React is there, however busy the machine.
 */
export async function holdScripts(page: Page, files = '**/_astro/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Has every island of the page hydrate, and waits until all are. */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) island.dispatchEvent(new Event('wake'));
  });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Opens the page with its clock, and with it its frames, standing still until the test runs them. */
export async function openStill(page: Page, path: string, now = new Date()): Promise<void> {
  await page.clock.install({ time: now });
  await page.goto(path);
  await page.clock.pauseAt(now.getTime() + 60_000);
}
