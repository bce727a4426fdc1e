/** How texts with code and tables are set on a phone. */
import { expect, phone, test, type Page } from '../helpers/site.ts';

test.use({ ...phone, javaScriptEnabled: false });

test('lines that contain code are as high as the others', async ({ page }) => {
  await page.goto('/bank-analysis/hdfc');
  const unevenTexts = () =>
    page.locator('p:has(> code:not([class]))').evaluateAll((all) =>
      all.flatMap((text) => {
        const style = getComputedStyle(text);
        const [lineHeight = 0, ...padding] = [style.lineHeight, style.paddingTop, style.paddingBottom].map(parseFloat);
        const height = padding.reduce((rest, side) => rest - side, text.clientHeight);
        return height % lineHeight > 0.5 ? [text.textContent] : [];
      }),
    );
  expect(await unevenTexts()).toEqual([]);
  await page.locator('p > code').evaluateAll((all: HTMLElement[]) => {
    for (const { style } of all) style.lineHeight = '2.5';
  });
  expect((await unevenTexts()).length).toBeGreaterThan(1);
});

/** Words in cells of tables that end in another line than they begin; what is code may break anywhere. */
const brokenWords = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement?.closest('code')) continue;
        for (const { 0: word, index } of node.textContent!.matchAll(/[^\s/–—-]{4,}/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

test('no word is broken in two in a cell of a table', async ({ page }) => {
  const routes = ['/', '/unknown-debit', '/hi/unknown-debit', '/upi-limits', '/codes/regional-rural-banks'];
  for (const route of [...routes, '/codes/ifsc', '/bank-analysis', '/bank-analysis/hdfc', '/security']) {
    await page.goto(route);
    expect(await brokenWords(page), route).toEqual([]);
  }
  const long = 'consumer'.repeat(8);
  await page
    .locator('main td:first-of-type')
    .first()
    .evaluate((cell, word) => (cell.textContent = word), long);
  await page.locator('main table').evaluateAll((tables) => {
    for (const { style } of tables) Object.assign(style, { overflowWrap: 'anywhere', tableLayout: 'fixed' });
  });
  expect(await brokenWords(page)).toEqual([long]);
});

test('a table of up to four columns needs no scrolling sideways', async ({ page }) => {
  const tooWide = () =>
    page.locator('main table').evaluateAll((tables: HTMLTableElement[]) =>
      tables.flatMap(({ rows, parentElement: frame }) => {
        const columns = rows[0]!.cells.length;
        return columns < 5 && frame!.scrollWidth > frame!.clientWidth ? [columns] : [];
      }),
    );
  const routes = ['/', '/security', '/state/karnataka', '/professional-tax', '/codes/company-names', '/codes/ifsc'];
  for (const route of [...routes, '/hi/blog/bank-statement-for-home-loan', '/blog/ais-form-26as-bank-statement']) {
    await page.goto(route);
    expect(await tooWide(), route).toEqual([]);
  }
  await page.locator('main tr').evaluateAll((all: HTMLElement[]) => {
    for (const { style } of all) Object.assign(style, { display: 'table-row', whiteSpace: 'nowrap' });
  });
  expect((await tooWide()).length).toBeGreaterThan(2);
});
