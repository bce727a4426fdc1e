/** The first screen of a phone answers: what to do about a debit, with a number to tap, and what opens a statement of a bank. */
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

for (const locale of ['', '/hi']) {
  test(`${locale}/unknown-debit: three steps and 1930; the article on passwords: the rules of four banks`, async ({
    page,
  }) => {
    await page.goto(`${locale}/unknown-debit`);
    expect(await below(page, steps, 3)).toEqual([]);
    expect(await below(page, 'main a[href="tel:1930"]', 1)).toEqual([]);
    await page.goto(`${locale}/blog/bank-statement-pdf-password`);
    expect(await below(page, rules, 4)).toEqual([]);
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
    const contents = document.querySelector('main nav:has(details)')!;
    contents.parentElement!.prepend(contents);
  });
  expect(await below(page, 'main .prose-ledger ol > li', 3)).toHaveLength(3);
});
