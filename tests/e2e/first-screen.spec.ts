/** The first screen answers or leads on: what to do, with a button or a number to tap; and what is long stays within its limit. */
import { routesByFamily } from '../helpers/routes.ts';
import { expect, phone, test, type Page } from '../helpers/site.ts';

test.use(phone);

/** What begins or ends below the first screen of these elements. */
const below = (page: Page, selector: string, count: number) =>
  page.evaluate(
    ([selector, count]) => {
      const wanted = [...document.querySelectorAll(selector)].slice(0, count);
      const hidden = wanted.filter((element) => element.getBoundingClientRect().bottom > innerHeight);
      return [...hidden.map(({ textContent }) => textContent), ...(wanted.length < count ? ['too few'] : [])];
    },
    [selector, count] as const,
  );

const steps = 'main .prose-ledger:first-child ol > li';
const rules = 'main .prose-ledger:first-child > ul > li';
const homeButtons = 'main .hero-actions > a, main .hero-actions button[command="show-modal"]';

for (const locale of ['', '/hi']) {
  test(`${locale}/unknown-debit: three steps and 1930; on passwords: the rules of four banks`, async ({ page }) => {
    await page.goto(`${locale}/unknown-debit`);
    expect(await below(page, steps, 3)).toEqual([]);
    expect(await below(page, 'main ol > li a[href="tel:1930"]:not(details a)', 1)).toEqual([]);
    await page.goto(`${locale}/blog/bank-statement-pdf-password`);
    expect(await below(page, rules, 4)).toEqual([]);
  });

  test(`${locale}/unknown-debit: one tap leads to a number of the bank, on the screen`, async ({ page }) => {
    await page.goto(`${locale}/unknown-debit`);
    expect(await below(page, 'main details[name="bank"] > summary', 7)).toEqual([]);
    const bank = page.locator('details[name="bank"]').first();
    await bank.locator('> summary').tap();
    await expect(bank.locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 });
  });

  test(`${locale}/: both buttons, also on a laptop; pages that lead to an app: its button`, async ({ page }) => {
    await page.goto(locale || '/');
    expect(await below(page, homeButtons, 2)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await below(page, homeButtons, 2)).toEqual([]);
    await page.setViewportSize(phone.viewport);
    for (const path of ['/android-app', '/iphone-app', '/getting-started']) {
      await page.goto(locale + path);
      expect(await below(page, 'main .app-action a', 1), path).toEqual([]);
    }
  });

  test(`${locale}/: pages and their footer are no longer than their limits`, async ({ page }) => {
    test.setTimeout(240_000);
    const routes = [...routesByFamily().values()]
      .flat()
      .filter((route) => route.startsWith('/hi') === (locale === '/hi'));
    const limits: [RegExp, number][] = [
      [/\/unknown-debit$/, 7_500],
      // It prints all the slabs of one bank.
      [/\/charges\/minimum-balance$/, 6_000],
      [/^(\/hi)?\/charges(\/(?!minimum-balance)|$)/, 5_000],
      [/\/state\//, 8_000],
    ];
    const heights = async () => ({
      page: await page.evaluate(() => document.documentElement.scrollHeight),
      footer: await page.locator('footer').evaluate(({ clientHeight }) => clientHeight),
    });
    const tooLong: string[] = [];
    for (const [pattern, limit] of limits) {
      for (const route of routes.filter((route) => pattern.test(route))) {
        await page.goto(route);
        const height = await heights();
        // The footer of an urgent page has room for the bar as well.
        if (height.page > limit || height.footer > (route.endsWith('/unknown-debit') ? 640 + 64 : 640))
          tooLong.push(`${route}: ${height.page}, ${height.footer}`);
      }
    }
    expect(tooLong).toEqual([]);
  });
}

test('the page of a bank: the password, and the beginning of the download', async ({ page }) => {
  const banks = [...routesByFamily()].filter(([family]) => family.endsWith('/bank-analysis/'));
  for (const route of banks.flatMap(([, routes]) => routes)) {
    await page.goto(route);
    expect(await below(page, 'main table tr', 1), route).toEqual([]);
    const download = await page.locator('main table tr').nth(1).boundingBox();
    expect(download!.y, route).toBeLessThan(phone.viewport.height - 40);
  }
});

test('near miss: a table of contents before the steps', async ({ page }) => {
  await page.goto('/unknown-debit');
  await page.evaluate(() => {
    const contents = document.createElement('nav');
    contents.style.height = '20rem';
    document.querySelector('main .prose-ledger')!.prepend(contents);
  });
  expect(await below(page, 'main .prose-ledger ol > li', 3)).not.toEqual([]);
});
