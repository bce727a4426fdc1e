/** The demonstration on the home page: drawn at build, with figures that can be checked and drawings that play. */
import { expect, test, type Page } from '../helpers/site.ts';
import { charts, demo, drawings, heading, openWithCharts, watchDemo } from '../helpers/demo.ts';

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
