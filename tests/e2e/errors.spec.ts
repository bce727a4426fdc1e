/** What a visitor sees when an island fails, and what is logged. */
import { expect, holdScripts, hydrateIslands, test } from '../helpers/site.ts';

const message =
  'Application Error. Sorry, there was an error loading the application. Please refresh the page or contact support.';

test('a broken island says so in place and is logged by name; the others work', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && logged.push(entry.text()));
  for (const [path, name] of [
    ['/', 'DemoChart'],
    ['/faq', 'Search'],
    ['/blog', 'BlogFilter'],
    ['/contact', 'MessageForm'],
  ] as const) {
    await test.step(name, async () => {
      logged.length = 0;
      // A hook of React fails in this island.
      await page.route(`**/_astro/${name}.*.js`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/\.use(Effect|SyncExternalStore)\)/, '.brokenOnPurpose)');
        await route.fulfill({ response, body });
      });
      await page.goto(path);
      const count = await page.locator(`astro-island[component-url*="/${name}."]`).count();
      expect(count).toBeGreaterThan(0);
      await hydrateIslands(page);
      await expect(page.getByRole('alert').filter({ hasText: message })).toHaveCount(count);
      await expect.poll(() => logged).toHaveLength(count);
      for (const entry of logged) expect(entry).toMatch(new RegExp(`TypeError.*/${name}\\.`, 's'));
    });
  }
});

test('an island whose HTML is gone raises "Root element not found"', async ({ page, errors }) => {
  await page.goto('/faq');
  const releaseScripts = await holdScripts(page);
  const island = page.locator('astro-island', { has: page.getByRole('searchbox') });
  await page.getByRole('searchbox').focus();
  await island.evaluate((element) => element.replaceChildren());
  releaseScripts();
  await expect.poll(() => errors.splice(0)).toEqual(['Root element not found']);
  await expect(page.locator('details').first()).toBeVisible();
});
