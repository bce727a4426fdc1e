/** The first screen of a phone answers: what to do about a debit, with a number to tap, and what opens a statement. */
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
  test(`${locale}/unknown-debit: three steps and 1930`, async ({ page }) => {
    await page.goto(`${locale}/unknown-debit`);
    expect(await below(page, steps, 3)).toEqual([]);
    expect(await below(page, 'main a[href="tel:1930"]', 1)).toEqual([]);
    await expect(page.locator('main details').first()).not.toBeInViewport();
  });

  test(`${locale}/blog/bank-statement-pdf-password: the rules of four banks`, async ({ page }) => {
    await page.goto(`${locale}/blog/bank-statement-pdf-password`);
    expect(await below(page, rules, 4)).toEqual([]);
    await expect(page.locator('main details').first()).not.toBeInViewport();
  });
}

test('near miss: a table of contents before the steps', async ({ page }) => {
  await page.goto('/unknown-debit');
  await page.evaluate(() => {
    const contents = document.querySelector('main nav:has(details)')!;
    contents.parentElement!.prepend(contents);
  });
  expect(await below(page, 'main .prose-ledger ol > li', 3)).toHaveLength(3);
});
