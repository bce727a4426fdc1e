/** What stays in place, and what a screenshot of the whole page shows. */
import sharp, { type Region } from 'sharp';
import { expect, phone, test, type Page } from '../helpers/site.ts';

test('the links of the header wrap when large text leaves them no room in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 740 });
  await page.goto('/about');
  const mark = page.locator('header svg').first();
  const { width } = (await mark.boundingBox())!;
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  expect((await mark.boundingBox())!.width).toBe(2 * width);
  const edges = () =>
    page.locator('header nav:visible a').evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right));
  expect(Math.max(...(await edges()))).toBeLessThan(1000);
  await page.locator('header nav:visible ul').evaluate((list) => (list.style.flexWrap = 'nowrap'));
  expect(Math.max(...(await edges()))).toBeGreaterThan(1000);
});

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

/** The sections, footer included, that are blank in a screenshot of the page. */
async function blankSections(page: Page): Promise<string[]> {
  // Chromium measures text by fractions of pixels from the first screenshot on, so its lines may break elsewhere in the next.
  await page.screenshot({ fullPage: true });
  const picture = await page.screenshot({ fullPage: true });
  const sections = await page.locator('main > section, body > footer').evaluateAll((all) =>
    all.map((section) => {
      const { x, y, width, height } = section.getBoundingClientRect();
      // Without the rule along the margin.
      const part = { left: x + 40, top: y + scrollY, width: width - 60, height: height - 2 };
      const region = Object.fromEntries(Object.entries(part).map(([side, length]) => [side, Math.round(length)]));
      return { title: section.querySelector('h2')?.textContent ?? '', region: region as unknown as Region };
    }),
  );
  const blank: string[] = [];
  for (const { title, region } of sections) {
    const { channels } = await sharp(await sharp(picture).extract(region).png().toBuffer()).stats();
    if (channels.every(({ stdev }) => stdev < 1)) blank.push(title);
  }
  return blank;
}

test('no section is blank in a screenshot of the whole page', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const route of ['/bank-analysis/hdfc', '/']) {
    await page.goto(route);
    expect(await blankSections(page)).toEqual([]);
  }
  await page.locator('main > section').evaluateAll((all: HTMLElement[]) => {
    for (const { style } of all)
      Object.assign(style, { contentVisibility: 'auto', containIntrinsicSize: 'auto 50rem' });
  });
  expect((await blankSections(page)).length).toBeGreaterThan(1);
});

test.describe('on a phone', () => {
  test.use({ ...phone, javaScriptEnabled: false });

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
    await page
      .locator('main td')
      .first()
      .evaluate((cell) => (cell.textContent = 'consumer'.repeat(8)));
    await page
      .locator('main table')
      .evaluateAll((tables) => tables.forEach(({ style }) => (style.overflowWrap = 'anywhere')));
    await page
      .locator('main table')
      .evaluateAll((tables) => tables.forEach(({ style }) => (style.tableLayout = 'fixed')));
    expect(await brokenWords(page)).toEqual(['consumer'.repeat(8)]);
  });
});
