/** The demonstration on the home page: drawn at build, with drawings that play and charts that replace them once they are touched. */
import sharp from 'sharp';
import { charts, demo, drawings, heading, openWithCharts, watchDemo } from '../helpers/demo.ts';
import { readShifts, recordShifts } from '../helpers/layout-shifts.ts';
import { expect, test, type Page } from '../helpers/site.ts';

const readStates = (page: Page) =>
  demo(page).evaluate((section) => section.getAnimations({ subtree: true }).map(({ playState }) => playState));

/** The states of the demonstration's animations when it next begins to play. */
const nextPlay = (page: Page) =>
  demo(page).evaluate(
    (section) =>
      new Promise<AnimationPlayState[]>((resolve) => {
        const answer = () => resolve(section.getAnimations({ subtree: true }).map(({ playState }) => playState));
        document.addEventListener('demo:replay', answer, { once: true });
      }),
  );

test('WATCH DEMO leads to the demonstration and plays it again, the ring 300 ms after the bars', async ({ page }) => {
  await page.goto('/');
  const delays = await drawings(page).evaluateAll((all) =>
    all.map((drawing) => {
      const [animation] = drawing.getAnimations({ subtree: true });
      return animation?.effect?.getComputedTiming().delay;
    }),
  );
  expect(delays).toEqual([0, 300]);
  const arrival = nextPlay(page);
  await demo(page).scrollIntoViewIfNeeded();
  await arrival;
  await demo(page).evaluate((section) => section.getAnimations({ subtree: true }).forEach((part) => part.finish()));
  expect(await readStates(page)).not.toContain('running');
  await page.evaluate(() => scrollTo(0, 0));
  const replay = nextPlay(page);
  await watchDemo(page).click();
  expect(await replay).toContain('running');
  await expect(heading(page)).toBeInViewport();
  await expect(page).toHaveURL('/#demo');
});

test('under reduced motion, WATCH DEMO only leads there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithCharts(page);
  const before = await charts(page).first().screenshot();
  await watchDemo(page).click();
  await expect(heading(page)).toBeInViewport();
  expect((await charts(page).first().screenshot()).equals(before)).toBe(true);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/** Both charts as they are in the next frame. */
const pictures = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return [...document.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL());
  });

/** The pictures once two frames in a row are the same. */
async function finishedPictures(page: Page): Promise<string[]> {
  let last = await pictures(page);
  const isFinished = async () => {
    const before = last;
    last = await pictures(page);
    return last.join() === before.join();
  };
  await expect.poll(isFinished, { intervals: [100] }).toBe(true);
  return last;
}

/** How much of two screenshots of the same size clearly differs, from 0 to 1. They are blurred, because renderers draw letters differently. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).blur(1.5).raw().toBuffer()));
  expect(a!.length).toBe(b!.length);
  return a!.filter((value, index) => Math.abs(value - b![index]!) > 48).length / a!.length;
}

test('the drawings stay until they are touched, and their charts move nothing', async ({ page, scripts }) => {
  await recordShifts(page);
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
  expect(await readShifts(page)).toEqual([]);
});

test('charts look like their drawings, in each theme and width, and after a turn', async ({ page }) => {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    const drawn: Buffer[] = [];
    const drawing = drawings(page).first();
    const clipOf = async () => ({ clip: (await demo(page).locator('svg[role=img]').first().boundingBox())! });
    // Turned first, to see the drawing at the other width.
    for (const turned of [640, width]) {
      await page.setViewportSize({ width: turned, height: 800 });
      await drawing.scrollIntoViewIfNeeded();
      drawn.unshift(await page.screenshot(await clipOf()));
    }
    await drawing.click();
    await expect(charts(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    for (const [index, turned] of [width, 640].entries()) {
      await page.setViewportSize({ width: turned, height: 800 });
      await charts(page).scrollIntoViewIfNeeded();
      await finishedPictures(page);
      expect(await difference(drawn[index]!, await page.screenshot(await clipOf()))).toBeLessThan(0.01);
    }
  }
});

test('charts show their figures on hover and by the arrow keys, and play on request', async ({ page }) => {
  await openWithCharts(page);
  const plain = await finishedPictures(page);
  await charts(page).first().hover();
  const hovered = await finishedPictures(page);
  expect(hovered[0]).not.toBe(plain[0]);
  await page.mouse.move(0, 0);
  expect(await finishedPictures(page)).toEqual(plain);

  for (const [index, values] of [
    ['January: Income ₹50,000, Expenses ₹44,500', 'February: Income ₹52,000, Expenses ₹40,800'],
    ['Food & Dining: 35%', 'Shopping: 25%'],
  ].entries()) {
    const slider = demo(page).getByRole('slider').nth(index);
    await slider.focus();
    await expect(slider).toHaveAttribute('aria-valuetext', values[0]!);
    const first = await finishedPictures(page);
    expect(first[index]).not.toBe(plain[index]);
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', values[1]!);
    expect((await finishedPictures(page))[index]).not.toBe(first[index]);
    await slider.blur();
    expect(await finishedPictures(page)).toEqual(plain);
  }

  await watchDemo(page).click();
  expect(await pictures(page)).not.toEqual(plain);
  await page.mouse.move(0, 0);
  expect(await finishedPictures(page)).toEqual(plain);
});

test('the month chosen by keyboard before the chart is there is shown once it is', async ({ page }) => {
  await page.goto('/');
  const slider = demo(page).getByRole('slider').first();
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(charts(page)).toHaveCount(1);
  await expect(slider).toHaveAttribute('aria-valuetext', /^March: /);
  const shown = await finishedPictures(page);
  await slider.blur();
  expect((await finishedPictures(page))[0]).not.toBe(shown[0]);
});

test('charts take on another theme at once, without playing again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openWithCharts(page);
  const inLight = await finishedPictures(page);

  const theme = page.getByLabel('Theme').first();
  await theme.selectOption('dark');
  const inDark = await pictures(page);
  expect(inDark).not.toEqual(inLight);
  expect(await finishedPictures(page)).toEqual(inDark);
  await theme.selectOption('light');
  expect(await pictures(page)).toEqual(inLight);
});

test('if charts cannot be loaded, the drawings stay', async ({ page }) => {
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/charts.'));
  await page.route('**/_astro/charts.*', (route) => route.abort());
  await page.goto('/');
  await drawings(page).first().click();
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
