/** Playwright's `test` for the pages of the site, and what its tests often do to a page. */
import { expect, test as baseTest, type Page } from 'playwright/test';

export { expect, type Locator, type Page } from 'playwright/test';

interface Fixtures {
  /** The uncaught errors on any page of the test. A test fails if it leaves any in this list. */
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
 * Holds back the scripts of islands, or some of them, until the returned function is called, so that what a test does meanwhile
 * happens before React is there, however busy the machine.
 */
export async function holdScripts(page: Page, files = '**/_astro/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Touches every island of the page and hydrates it, also those that wait until the visitor has been idle. */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.clock.install();
  await page.evaluate(async () => {
    for (const island of document.querySelectorAll('astro-island')) {
      island.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  await page.clock.fastForward(5_000);
  // Not by a locator, for which Playwright would add scripts to every page that it opens.
  const countLeft = () => page.evaluate(() => document.querySelectorAll('astro-island[ssr]').length);
  await expect.poll(countLeft).toBe(0);
}

/** Opens the page with its clock, and so its frames, paused until the test runs them. */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** A browser that lets no page keep anything for the tab, from the next page on. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
}
