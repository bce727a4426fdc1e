/** The back button: the browser restores every page as it was left, and it works. */
import { existsSync } from 'node:fs';
import { routesByFamily } from '../helpers/routes.ts';
import { expect, test, type Page } from '../helpers/site.ts';
import { launchOptions } from '../helpers/chromium.ts';

/** The headless shell has no back-forward cache; Playwright turns that of a whole Chromium off. */
const chromium = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const { args = [] } = launchOptions();
// The headless shell that `npm run setup` installs cannot run these.
test.skip(!chromium, 'NOT RUN: the way back (install Chromium or Chrome in /usr/bin)');
test.use({
  launchOptions: {
    ...(chromium && { executablePath: chromium }),
    args: [...args, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Goes to another page and back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  const path = new URL(page.url()).pathname;
  await page.goto('/no-such-page');
  await page.goBack({ waitUntil: 'commit' });
  // A restored page fires no load event for Playwright to wait for.
  await page.waitForFunction((path) => location.pathname === path, path);
  const reasons = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(navigation?.notRestoredReasons ?? null);
  });
  expect(reasons).toBe('null');
  await expect(page.locator('html')).toHaveAttribute('data-same');
}

for (const part of [0, 1, 2]) {
  test(`every kind of page is restored as it was left, part ${part + 1} of 3`, async ({ page }) => {
    const english = [...routesByFamily()].filter(([family]) => !family.startsWith('hi '));
    const routes = english.map(([, [route = '/']]) => route);
    for (const route of routes.filter((_, index) => index % 3 === part)) {
      await test.step(route, async () => {
        await page.goto(route);
        await leaveAndReturn(page);
      });
    }
  });
}

test('near miss: a page that listens for `unload` is not restored', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await expect(leaveAndReturn(page)).rejects.toThrow();
});

test('a form shows what was written, and still works', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('June is read wrongly.');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await leaveAndReturn(page);
  await expect(message).toHaveValue('June is read wrongly.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
});

test('a search and its results are there, and the next letter is searched', async ({ page }) => {
  await page.goto('/faq');
  const box = page.getByRole('searchbox');
  await box.fill('refund');
  await expect(page.locator('details[hidden]').first()).toBeAttached();
  const shown = await page.locator('details:not([hidden])').count();
  await leaveAndReturn(page);
  await expect(box).toHaveValue('refund');
  await expect(page.locator('details:not([hidden])')).toHaveCount(shown);
  await box.fill('');
  await expect(page.locator('details[hidden]')).toHaveCount(0);
});

test('the filter of the blog keeps its category, and the menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog');
  await page.locator('[data-category=Loans]').first().click();
  await expect(page.getByRole('heading', { name: 'Loans Articles' })).toBeVisible();
  await leaveAndReturn(page);
  await expect(page.getByRole('heading', { name: 'Loans Articles' })).toBeVisible();
  await page.getByLabel('Open menu').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
