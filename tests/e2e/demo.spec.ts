/** The demonstration on the home page: drawn at build, added up from a statement that can be checked, charts where they are wanted. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { readShifts, recordShifts } from '../helpers/layout-shifts.ts';

const demo = (page: Page) => page.locator('#demo');
const watchDemo = (page: Page) => page.getByRole('link', { name: 'WATCH DEMO' });
const charts = (page: Page) => demo(page).locator('astro-island');
const drawings = (page: Page) => demo(page).locator('svg[role=img]').filter({ visible: true });
/** The charts that stand in the place of their drawings. */
const drawnCharts = (page: Page) => demo(page).locator('canvas').filter({ visible: true });

type Connection = { effectiveType?: '4g' | '3g'; saveData?: boolean } | undefined;

/** What the browser says of the visitor's connection; Firefox and Safari say nothing. */
async function reportConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

async function openWithCharts(page: Page): Promise<void> {
  await reportConnection(page, { effectiveType: '4g' });
  await page.goto('/');
  await demo(page).scrollIntoViewIfNeeded();
  await expect(drawnCharts(page)).toHaveCount(2);
}

/** Resolves when the demonstration next begins to play. */
const nextPlay = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('demo:replay', () => resolve(), { once: true })),
  );

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  return scripts;
}

/** Both charts as they stand in the next frame. */
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

/** How many points of the charts have the colour that the page now has under this name. */
const pointsOfColour = (page: Page, token: string) =>
  page.evaluate((name) => {
    const hex = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    let points = 0;
    for (const canvas of document.querySelectorAll('canvas')) {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      for (let at = 0; at < data.length; at += 4)
        if (wanted.every((part, index) => data[at + index] === part)) points++;
    }
    return points;
  }, token);

test('the statement behind the figures can be downloaded', async ({ page }) => {
  await page.goto('/');
  await expect(demo(page).getByText('Sample data')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await demo(page).getByRole('link', { name: 'Download it as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('statement.csv');
  const served = readFileSync(await download.path(), 'utf8');
  expect(served).toBe(readFileSync('content/demo/statement.csv', 'utf8'));
});

test('on a fast connection the charts come when they are scrolled to, not before, and move nothing', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await recordShifts(page);
  await reportConnection(page, { effectiveType: '4g' });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await demo(page).scrollIntoViewIfNeeded();
  await expect(drawnCharts(page)).toHaveCount(2);
  await expect(drawings(page)).toHaveCount(0);
  expect(await readShifts(page)).toEqual([]);

  // What does move is noticed.
  await demo(page).evaluate((section) => {
    section.querySelector('figure')?.before(Object.assign(document.createElement('p'), { textContent: 'Moved' }));
  });
  await expect.poll(async () => (await readShifts(page)).length).toBeGreaterThan(0);
});

for (const [kind, connection] of [
  ['slow', { effectiveType: '3g' }],
  ['metered', { effectiveType: '4g', saveData: true }],
  ['unknown', undefined],
] as const satisfies [string, Connection][]) {
  test(`on a ${kind} connection the drawings stay until they are touched`, async ({ page }) => {
    const scripts = watchScripts(page);
    await reportConnection(page, connection);
    await page.goto('/');
    await demo(page).scrollIntoViewIfNeeded();
    await watchDemo(page).click();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await expect(drawings(page)).toHaveCount(2);
    await expect(drawings(page).first()).toBeVisible();

    const { width, height } = (await charts(page).first().locator('svg').boundingBox()) ?? {};
    await charts(page).first().locator('svg').click();
    await expect(drawnCharts(page)).toHaveCount(1);
    const box = await drawnCharts(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([width, height]);
  });
}

test('a chart takes the place of its drawing as it stands, and plays when it is asked to', async ({ page }) => {
  await openWithCharts(page);
  const finished = await finishedPictures(page);
  await watchDemo(page).click();
  expect(await pictures(page)).not.toEqual(finished);
  expect(await finishedPictures(page)).toEqual(finished);
});

for (const width of [360, 1280]) {
  test(`a chart stands where its drawing stood, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithCharts(page);
    await finishedPictures(page);

    // Two pixels inside and outside each bar of the drawing, and each slice: is the colour of the bar there, in the chart?
    const found = await demo(page).evaluate((section) => {
      for (const rise of section.getAnimations({ subtree: true })) rise.finish();
      const holdsColour = (canvas: HTMLCanvasElement, x: number, y: number, wanted: string) => {
        const { left, top, width: shownWidth } = canvas.getBoundingClientRect();
        const scale = canvas.width / shownWidth;
        const [red, green, blue] = canvas
          .getContext('2d')!
          .getImageData(Math.round((x - left) * scale), Math.round((y - top) * scale), 1, 1).data;
        return wanted === `rgb(${red}, ${green}, ${blue})`;
      };
      const [barCanvas, ringCanvas] = section.querySelectorAll('canvas');
      const bars = [...section.querySelectorAll('rect')].map((bar) => {
        const { left, right, top, bottom } = bar.getBoundingClientRect();
        const { fill } = getComputedStyle(bar);
        const at = (x: number, y: number) => holdsColour(barCanvas!, x, y, fill);
        return [
          [at(left + 2, top + 2), at(right - 2, top + 2), at(left + 2, bottom - 3), at(right - 2, bottom - 3)],
          [at(left - 2, top + 9), at(right + 2, top + 9), at(left + 9, top - 3)],
        ];
      });
      const ring = section.querySelector<SVGElement>('.donut')!.getBoundingClientRect();
      const slices = [...section.querySelectorAll('circle')].map((slice) => {
        const radius = Number(slice.getAttribute('r'));
        const thickness = Number(slice.getAttribute('stroke-width'));
        const [length = 0] = slice.getAttribute('stroke-dasharray')!.split(' ').map(Number);
        const start = -Number(slice.getAttribute('stroke-dashoffset'));
        const { stroke } = getComputedStyle(slice);
        /** A point `out` units of 120 from the middle, after this share of the circle. */
        const at = (out: number, share: number) => {
          const angle = (share / 100) * 2 * Math.PI;
          const unit = ring.width / 120;
          const x = ring.left + ring.width / 2 + Math.sin(angle) * out * unit;
          const y = ring.top + ring.height / 2 - Math.cos(angle) * out * unit;
          return holdsColour(ringCanvas!, x, y, stroke);
        };
        const [inner, outer, middle] = [radius - thickness / 2, radius + thickness / 2, start + length / 2];
        return [
          [at(inner + 2, middle), at(outer - 2, middle), at(radius, start + 0.6), at(radius, start + length - 0.6)],
          [at(inner - 2, middle), at(outer + 2, middle), at(radius, start - 0.6), at(radius, start + length + 0.6)],
        ];
      });
      return [...bars, ...slices].map(([inside, outside]) => [inside?.every(Boolean), outside?.some(Boolean)]);
    });
    expect(found).toHaveLength(13);
    expect(found).toEqual(found.map(() => [true, false]));
  });
}

test('WATCH DEMO leads to the demonstration and plays its drawings again', async ({ page }) => {
  await reportConnection(page, { effectiveType: '3g' });
  await page.goto('/');
  const bars = () =>
    demo(page).evaluate((section) => section.getAnimations({ subtree: true }).map(({ playState }) => playState));
  const arrival = nextPlay(page);
  await demo(page).scrollIntoViewIfNeeded();
  await arrival;
  await demo(page).evaluate((section) => section.getAnimations({ subtree: true }).forEach((bar) => bar.finish()));
  expect(await bars()).not.toContain('running');
  await page.evaluate(() => scrollTo(0, 0));
  const replay = nextPlay(page);
  await watchDemo(page).click();
  await replay;
  expect(await bars()).toContain('running');
  await expect(page.getByRole('heading', { name: 'A month of one statement, added up' })).toBeInViewport();
  await expect(page).toHaveURL('/#demo');
});

test('WATCH DEMO pressed first plays the drawings once, not again on arrival', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.addEventListener('demo:replay', () => (document.title += '|'));
  });
  await watchDemo(page).click();
  await expect(demo(page)).toBeInViewport();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect((await page.title()).match(/\|/g)).toHaveLength(1);
});

test('the ring appears about 300 ms after the bars', async ({ page }) => {
  await page.goto('/');
  const delays = await demo(page).evaluate((section) =>
    ['.bar', '.donut'].map(
      (part) => section.querySelector(part)?.getAnimations()[0]?.effect?.getComputedTiming().delay,
    ),
  );
  expect(delays).toEqual([0, 300]);
});

test('the charts take on another theme at once, without playing again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openWithCharts(page);
  const inLight = await finishedPictures(page);
  expect(await pointsOfColour(page, 'credit')).toBeGreaterThan(1000);

  await page.locator('select[data-theme-control]').first().selectOption('dark');
  expect(await pointsOfColour(page, 'credit')).toBeGreaterThan(1000);
  const inDark = await pictures(page);
  expect(inDark).not.toEqual(inLight);
  expect(await finishedPictures(page)).toEqual(inDark);

  // Coming back to the tab is no reason to play, nor to change anything.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await pictures(page)).toEqual(inDark);
});

test('under reduced motion nothing plays, and WATCH DEMO only leads there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithCharts(page);
  const before = await pictures(page);
  await watchDemo(page).click();
  expect(await pictures(page)).toEqual(before);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole('heading', { name: 'A month of one statement, added up' })).toBeInViewport();
});

test('where the charts cannot be loaded the drawings stay', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await reportConnection(page, { effectiveType: '4g' });
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/charts.'));
  await page.route('**/_astro/charts.*', (route) => route.abort());
  await page.goto('/');
  await demo(page).scrollIntoViewIfNeeded();
  await refused;
  await expect(charts(page).and(page.locator('[ssr]'))).toHaveCount(0);
  await expect(drawings(page)).toHaveCount(2);
  expect(errors).toEqual([]);
});

/** What a screen reader is told of the demonstration. The words inside a drawing, which Playwright lists, are a picture's. */
const told = async (page: Page) => (await demo(page).ariaSnapshot()).replace(/(- img ".*"):.*/g, '$1');

test('a screen reader is told the figures of the drawings, and of the charts in their place', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both drawings and all figures are there', async ({ page }) => {
    await page.goto('/');
    await expect(drawings(page)).toHaveCount(2);
    for (const drawing of await drawings(page).all()) await expect(drawing).toBeVisible();
    await watchDemo(page).click();
    await expect(demo(page)).toBeInViewport();
    await expect(demo(page).getByRole('table')).toBeVisible();
  });
});
