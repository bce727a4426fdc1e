/** What a visitor sees when an island of the site fails, and what is logged. */
import { expect, test, type Page } from 'playwright/test';
import { wakeIslands } from '../helpers/wake-islands.ts';

const message =
  'Application Error. Sorry, there was an error loading the application. Please refresh the page or contact support.';

/** Makes every island of this name fail when it is rendered in the browser; what the server rendered is there before. */
async function breakIsland(page: Page, name: string): Promise<void> {
  const body = `export default () => { throw new Error('broken on purpose'); }`;
  await page.route(`**/_astro/${name}.*.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

for (const [path, name] of [
  ['/', 'ThemeControl'],
  ['/', 'MobileMenu'],
  ['/', 'PlatformDialog'],
  ['/', 'DemoChart'],
  ['/faq', 'Search'],
  ['/blog', 'BlogFilter'],
  ['/contact', 'MessageForm'],
  ['/give-feedback', 'MessageForm'],
] as const) {
  test(`${name} of ${path}, broken, says so in its place and is logged once by name; the others work`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (entry) => entry.type() === 'error' && logged.push(entry.text()));
    page.on('pageerror', (error) => logged.push(error.message));
    await page.setViewportSize({ width: 360, height: 740 });
    await breakIsland(page, name);
    await page.goto(path);
    const broken = page.locator(`astro-island[component-url*="/${name}."]`);
    const count = await broken.count();
    expect(count).toBeGreaterThan(0);
    expect(await wakeIslands(page)).toEqual([]);
    await expect(broken.getByText(message)).toHaveCount(count);
    await expect(broken.getByRole('alert').first()).toHaveText(message);
    await expect(page.getByText(message)).toHaveCount(count);
    expect(logged).toHaveLength(count);
    for (const entry of logged) expect(entry).toMatch(new RegExp(`${name} failed:.*broken on purpose`, 's'));
  });
}

test('an island of the site whose HTML is gone raises "Root element not found"', async ({ page }) => {
  await page.goto('/faq');
  const raised = page.waitForEvent('pageerror');
  await page.locator('astro-island:has(#faq-query)').evaluate((island) => {
    island.replaceChildren();
    island.dispatchEvent(new Event('wake'));
  });
  expect((await raised).message).toBe('Root element not found');
  await expect(page.locator('details').first()).toBeVisible();
});
