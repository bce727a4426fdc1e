/** Print: the content of a page, dark on white, whatever the theme. tests/e2e/pages.spec.ts prints one page of each family. */
import { openWithCharts } from '../helpers/demo.ts';
import { chrome, darkGrounds, lightText, packed, print, textOf } from '../helpers/pdf.ts';
import { expect, test } from '../helpers/site.ts';

test('without the rules for paper a dark page would print its menu in light letters', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await page.goto('/about');
  const sheets = await print(page);
  expect(lightText(sheets)).not.toEqual([]);
  expect(darkGrounds(sheets)).not.toEqual([]);
  expect(textOf(sheets)).toMatch(chrome);
});

test('a table stays on one sheet, or repeats its headings on each', async ({ page }) => {
  for (const route of ['/blog/bank-statement-for-home-loan', '/bank-analysis', '/upi-limits']) {
    await page.goto(route);
    const tables = await page.locator('main table').evaluateAll((found: HTMLTableElement[]) =>
      found.map(({ tHead, rows }) => {
        const texts = [...rows].map((row) => {
          const copy = row.cloneNode(true) as HTMLTableRowElement;
          // Positioned, so a PDF stores the numbers of sources after the rest.
          for (const mark of copy.querySelectorAll('sup')) mark.remove();
          // On paper, the address of a link to another site is printed behind it.
          for (const link of copy.querySelectorAll('a[href^=http]')) link.append(`(${link.getAttribute('href')})`);
          return copy.textContent.replace(/\s/g, '');
        });
        // In a table without a row of headings each row has its own.
        return tHead ? texts : ['', ...texts];
      }),
    );
    expect(tables, route).not.toEqual([]);
    const sheets = await print(page);
    for (const [heading = '', ...rows] of tables) {
      const holding = sheets.filter(({ text }) => rows.some((row) => text.includes(row)));
      expect(holding, `${route}: ${heading}`).not.toEqual([]);
      expect(holding.filter(({ text }) => !text.includes(heading))).toEqual([]);
      if (rows.length < 12) expect(holding, `${route}: ${heading}`).toHaveLength(1);
    }
  }
});

test('interactive charts print as their drawings, from either theme', async ({ page }) => {
  await openWithCharts(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const sheets = await print(page);
    expect(lightText(sheets)).toEqual([]);
    expect(darkGrounds(sheets)).toEqual([]);
    // The scale of the bars.
    expect(textOf(sheets)).toContain('60,000');
  }
});

test('the slices of the ring keep the colours of the list beside it', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const coloursOf = (selector: string, property: 'stroke' | 'borderTopColor') =>
    page.locator(selector).evaluateAll((all, name) => all.map((element) => getComputedStyle(element)[name]), property);
  const slices = await coloursOf('.donut circle', 'stroke');
  expect(new Set(slices).size).toBe(5);
  expect(await coloursOf('div:has(.donut) + ul .border-6', 'borderTopColor')).toEqual(slices);
});

test('what a visitor has typed is printed, the button is not', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('The third row of May is read as a credit.');
  const text = textOf(await print(page));
  expect(text).toContain(packed('The third row of May is read as a credit.'));
  expect(text).not.toContain(packed('Send Message'));
});

test('a letter is printed alone, and the page whole again afterwards', async ({ page }) => {
  // The dialog of the browser, which would print the sheets read below.
  await page.addInitScript(() => (window.print = () => {}));
  await page.goto('/unknown-debit');
  const letter = page.locator('details', { has: page.getByText('The letter', { exact: true }) });
  await letter.locator('summary').click();
  await letter.getByRole('button', { name: 'Print' }).click();
  const text = textOf(await print(page));
  expect(text).toMatch(/^To:theBranchManager/);
  expect(text).toMatch(/signature\]$/);
  expect(textOf(await print(page))).toContain(packed('Stop the next debit'));
});
