import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { sitemapRoutes } from '../helpers/sitemap.ts';

/** WCAG 2.2 at levels A and AA, as far as a machine can check it. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofColours = ['color-contrast', 'link-in-text-block'];

const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** Dark differs from light in colours only. */
const checks = {
  light: (page: Page) => axe(page).withTags(levels),
  dark: (page: Page) => axe(page).withRules(ofColours),
  'any theme': (page: Page) => axe(page).withTags(levels).disableRules(ofColours),
};

type Check = keyof typeof checks;

/** What hinders someone on the page as it stands, as lines like "/faq in dark color-contrast: .note". */
async function hindrances(page: Page, name: string, chosen: readonly Check[] = ['light', 'dark']): Promise<string[]> {
  const found: string[] = [];
  for (const check of chosen) {
    const isDark = check === 'dark';
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' });
    await expect(page.locator('html.dark')).toHaveCount(isDark ? 1 : 0);
    const { violations } = await checks[check](page).analyze();
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${name} in ${check} ${id}: ${target.join(' ')}`),
      ),
    );
  }
  return found;
}

/** Pages of a family are made of the same parts, so that colours, which take the longest, are tried on the first of each. */
const families = [
  /^\/bank-analysis\/./,
  /^\/state\/./,
  /^\/blog\/category\/./,
  /^\/blog\/./,
  /^\/(mumbai|delhi|pune|chennai|hyderabad|bangalore)$/,
];

function isFirstOfFamily(route: string, routes: readonly string[]): boolean {
  const family = families.find((pattern) => pattern.test(route));
  return !family || routes.find((other) => families.find((pattern) => pattern.test(other)) === family) === route;
}

/** The pages in two parts, which can be tried side by side. */
const parts = { first: 0, second: 1 };

for (const [name, rest] of Object.entries(parts)) {
  test(`no page hinders anyone, its answers opened: the ${name} half of the site`, async ({ page, request }) => {
    const all = [...(await sitemapRoutes(request)), '/no-such-page'];
    const routes = all.filter((_, index) => index % 2 === rest);
    test.setTimeout(20_000 + routes.length * 10_000);
    const found: string[] = [];
    for (const route of routes) {
      await page.goto(route);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) {
          details.removeAttribute('name');
          details.open = true;
        }
      });
      found.push(...(await hindrances(page, route, isFirstOfFamily(route, all) ? ['light', 'dark'] : ['any theme'])));
    }
    expect(found).toEqual([]);
  });
}

test('no dialog of home hinders anyone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const dialogs = await page.locator('dialog').all();
  expect(dialogs).not.toEqual([]);
  const found: string[] = [];
  for (const dialog of dialogs) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    found.push(...(await hindrances(page, `#${await dialog.getAttribute('id')}`)));
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
  }
  expect(found).toEqual([]);
});
