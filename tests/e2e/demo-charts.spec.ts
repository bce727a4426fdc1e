/** The charts that replace the drawings where the connection allows it. */
import sharp from 'sharp';
import { expect, test, type Page } from '../helpers/site.ts';
import {
  charts,
  demo,
  drawings,
  openWithCharts,
  reportConnection,
  watchDemo,
  type Connection,
} from '../helpers/demo.ts';
import { readShifts, recordShifts } from '../helpers/layout-shifts.ts';

/** Both charts as they are in the next frame. */
const pictures = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...document.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL());
  });

/** The pictures once two frames in a row are the same. */
async function finishedPictures(page: Page): Promise<string[]> {
  let last = await pictures(page);
  await expect
    .poll(async () => {
      const before = last;
      last = await pictures(page);
      return last.join() === before.join();
    })
    .toBe(true);
  return last;
}

/** How much of two screenshots of the same size clearly differs, from 0 to 1. They are blurred, because renderers draw letters differently. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).blur(1.5).raw().toBuffer()));
  expect(a!.length).toBe(b!.length);
  return a!.filter((value, index) => Math.abs(value - b![index]!) > 48).length / a!.length;
}

test('on a fast connection they load when they are scrolled to, and move nothing', async ({ page, scripts }) => {
  await recordShifts(page);
  await reportConnection(page, { effectiveType: '4g' });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await demo(page).scrollIntoViewIfNeeded();
  await expect(charts(page)).toHaveCount(2);
  await expect(drawings(page)).toHaveCount(0);
  expect(await readShifts(page)).toEqual([]);
});

for (const [kind, connection] of [
  ['slow', { effectiveType: '3g' }],
  ['unknown', undefined],
] as const satisfies [string, Connection][]) {
  test(`on a connection that is ${kind} the drawings stay until they are touched`, async ({ page, scripts }) => {
    await reportConnection(page, connection);
    await page.goto('/');
    await watchDemo(page).click();
    await expect(drawings(page).first()).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await expect(drawings(page)).toHaveCount(2);

    const box = await drawings(page).first().boundingBox();
    await drawings(page).first().click();
    await expect(charts(page)).toHaveCount(1);
    expect(await charts(page).boundingBox()).toMatchObject({ width: box?.width, height: box?.height });
  });
}

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const) {
  test(`they look like their drawings, at ${width} px in ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await reportConnection(page, { effectiveType: '3g' });
    await page.goto('/');
    for (const count of [1, 2]) {
      const drawing = drawings(page).first();
      await drawing.scrollIntoViewIfNeeded();
      const clip = (await drawing.boundingBox())!;
      const drawn = await page.screenshot({ clip });
      await drawing.click();
      await expect(charts(page)).toHaveCount(count);
      await page.mouse.move(0, 0);
      expect(await difference(drawn, await page.screenshot({ clip }))).toBeLessThan(0.01);
    }
  });
}

test('they replace the drawings without moving, and play on request', async ({ page }) => {
  await openWithCharts(page);
  const finished = await finishedPictures(page);
  await watchDemo(page).click();
  expect(await pictures(page)).not.toEqual(finished);
  expect(await finishedPictures(page)).toEqual(finished);
});

test('they take on another theme at once, without playing again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openWithCharts(page);
  const inLight = await finishedPictures(page);

  const theme = page.getByLabel('Theme').first();
  await theme.selectOption('dark');
  const inDark = await pictures(page);
  expect(inDark).not.toEqual(inLight);
  expect(await finishedPictures(page)).toEqual(inDark);

  // Coming back to the tab changes nothing either.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await pictures(page)).toEqual(inDark);
  await theme.selectOption('light');
  expect(await pictures(page)).toEqual(inLight);
});

test('if they cannot be loaded, the drawings stay', async ({ page }) => {
  await reportConnection(page, { effectiveType: '4g' });
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/charts.'));
  await page.route('**/_astro/charts.*', (route) => route.abort());
  await page.goto('/');
  await demo(page).scrollIntoViewIfNeeded();
  await refused;
  await expect(demo(page).locator('[aria-busy]')).toHaveCount(0);
  await expect(drawings(page)).toHaveCount(2);
});

/** What a screen reader is told about the demonstration. Playwright also lists the words inside a drawing, which are part of an image. */
const told = async (page: Page) => (await demo(page).ariaSnapshot()).replace(/(- img ".*"):.*/g, '$1');

test('screen readers are told the same figures for drawings and charts', async ({ page }) => {
  await page.goto('/');
  const ofDrawings = await told(page);
  expect(ofDrawings).toContain('img "Bars of the income and expenses in the table below"');
  expect(ofDrawings).toContain('img "Ring of the shares in the list beside it"');
  expect(ofDrawings).toContain('row "Expenses 44,500 40,800 43,900 42,000"');
  expect(ofDrawings).toMatch(/listitem: Food & Dining ₹14,700 35%/);

  await openWithCharts(page);
  await expect(drawings(page)).toHaveCount(0);
  expect(await told(page)).toBe(ofDrawings);
});
