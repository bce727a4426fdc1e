/** What a visitor sees when an island fails, and what is logged. */
import { expect, hydrateIslands, test } from '../helpers/site.ts';

const message =
  'Application Error. Sorry, there was an error loading the application. Please refresh the page or contact support.';

for (const [path, name] of [
  ['/', 'DemoChart'],
  ['/faq', 'Search'],
  ['/blog', 'BlogFilter'],
  ['/contact', 'MessageForm'],
] as const) {
  test(`a broken ${name} says so in place and is logged by name; the others work`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (entry) => entry.type() === 'error' && logged.push(entry.text()));
    const body = `export default () => { throw new Error('broken on purpose'); }`;
    await page.route(`**/_astro/${name}.*.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto(path);
    const count = await page.locator(`astro-island[component-url*="/${name}."]`).count();
    expect(count).toBeGreaterThan(0);
    await hydrateIslands(page);
    await expect(page.getByRole('alert').filter({ hasText: message })).toHaveCount(count);
    await expect.poll(() => logged).toHaveLength(count);
    for (const entry of logged) expect(entry).toMatch(new RegExp(`${name} failed:.*broken on purpose`, 's'));
  });
}

test('an island whose HTML is gone raises "Root element not found"', async ({ page, errors }) => {
  await page.goto('/faq');
  await page.locator('astro-island', { has: page.getByRole('searchbox') }).evaluate((island) => {
    island.replaceChildren();
    island.dispatchEvent(new Event('wake'));
  });
  await expect.poll(() => errors.splice(0)).toEqual(['Root element not found']);
  await expect(page.locator('details').first()).toBeVisible();
});
