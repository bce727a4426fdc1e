/** Paper: what a page says, dark on white, whatever the theme. */
import { expect, test, type Page } from 'playwright/test';
import { openWithCharts } from '../helpers/demo.ts';
import { packed, print, type Sheet } from '../helpers/pdf.ts';
import { routesByFamily } from '../helpers/routes.ts';

/** What leads elsewhere, as a PDF would hold it. */
const chrome = /Skiptocontent|HomeAboutPricing|©20\d\d/;

/** From 0 to 1; black on white has at least 7:1 up to 0.1. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const lightText = (sheets: Sheet[]) =>
  sheets.flatMap(({ textColours }) => [...textColours]).filter((colour) => luminance(colour) > 0.1);
const darkGrounds = (sheets: Sheet[]) =>
  sheets.flatMap(({ grounds }) => [...grounds]).filter((colour) => luminance(colour) < 0.5);
const textOf = (sheets: Sheet[]) => sheets.map(({ text }) => text).join('');

/** What has to be on paper: the title, the answers, the addresses that links of the text lead to. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>(
      'main a[href^="http"]:not([class*="button-"], dialog a)',
    );
    const texts = [...document.querySelectorAll('h1, main details:not(nav *) > :not(summary)')];
    return {
      addresses: [...links].map((link) => `(${link.getAttribute('href')})`),
      texts: texts.map(({ textContent }) => textContent.replace(/\s/g, '').slice(0, 40)),
    };
  });

for (const [family, [route = '']] of [...routesByFamily(), ['not found', ['/no-such-page']] as const]) {
  test(`${family}: dark on white from both themes, with its addresses`, async ({ page }) => {
    await page.goto(route);
    let text = '';
    for (const [colorScheme, background] of [
      ['dark', true],
      ['dark', false],
      ['light', true],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const sheets = await print(page, background);
      expect(lightText(sheets), colorScheme).toEqual([]);
      expect(darkGrounds(sheets), colorScheme).toEqual([]);
      text = textOf(sheets);
    }
    const { addresses, texts } = await contentOf(page);
    expect([...addresses, ...texts].filter((part) => !text.includes(packed(part)))).toEqual([]);
    expect(text).not.toMatch(chrome);
  });
}

test('without the rules for paper a dark page would print its menu in light letters', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  await page.evaluate(() => {
    const swapped: Record<string, string> = { print: 'speech', screen: 'all' };
    for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
      if (rule instanceof CSSMediaRule) rule.media.mediaText = swapped[rule.media.mediaText] ?? rule.media.mediaText;
    }
  });
  const sheets = await print(page, true);
  expect(lightText(sheets)).not.toEqual([]);
  expect(darkGrounds(sheets)).not.toEqual([]);
  expect(textOf(sheets)).toMatch(chrome);
});

test('a table stays whole on its sheet, or has its headings on each', async ({ page }) => {
  for (const route of ['/blog/bank-statement-for-home-loan', '/bank-analysis', '/upi-limits']) {
    await page.goto(route);
    const tables = await page
      .locator('main table')
      .evaluateAll((found) =>
        found.map((table) => [...(table as HTMLTableElement).rows].map((row) => row.innerText.replace(/\s/g, ''))),
      );
    expect(tables, route).not.toEqual([]);
    const sheets = await print(page, true);
    for (const [heading = '', ...rows] of tables) {
      const holding = sheets.filter(({ text }) => rows.some((row) => text.includes(row)));
      expect(holding, `${route}: ${heading}`).not.toEqual([]);
      expect(holding.filter(({ text }) => !text.includes(heading))).toEqual([]);
      if (rows.length < 12) expect(holding, `${route}: ${heading}`).toHaveLength(1);
    }
  }
});

test('charts that have come alive print as their drawings', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWithCharts(page);
  const sheets = await print(page, true);
  expect(lightText(sheets)).toEqual([]);
  // The scale of the bars.
  expect(textOf(sheets)).toContain('60,000');
});

test('what a visitor has typed prints, its button does not', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('The third row of May is read as a credit.');
  const text = textOf(await print(page, true));
  expect(text).toContain(packed('The third row of May is read as a credit.'));
  expect(text).not.toContain(packed('Send Message'));
});
