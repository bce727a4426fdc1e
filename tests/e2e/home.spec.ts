/** What moves on the home page by itself: figures that count up, and a card that floats. */
import { expect, test, type Page } from '../helpers/site.ts';

/** What a visitor sees of each figure after it has counted for this long: the number drawn, or the true figure. */
function shownAfter(page: Page, milliseconds: number): Promise<(string | undefined)[]> {
  return page.evaluate((time) => {
    // A page that loads slowly has finished counting by now; hidden and shown again, the figures count again.
    for (const display of ['none', '']) {
      document.body.style.display = display;
      document.body.getBoundingClientRect();
    }
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
    return [...document.querySelectorAll<HTMLElement>('.count-up')].map((figure) => {
      const drawn = getComputedStyle(figure, '::before');
      const text = figure.firstElementChild;
      const isTextShown = text && getComputedStyle(text).opacity === '1';
      if ((drawn.opacity === '1') === isTextShown) return undefined;
      return isTextShown ? (text.textContent ?? '') : drawn.counterReset.replace('count ', '');
    });
  }, milliseconds);
}

test('the figures count up from 0 to the true value within two seconds', async ({ page }) => {
  await page.goto('/');
  const truth = await page.locator('.count-up').allInnerTexts();
  expect(truth.length).toBeGreaterThanOrEqual(3);
  expect(await shownAfter(page, 0)).toEqual(truth.map(() => '0'));
  // Screen readers are told the true figures, whatever is drawn over them.
  const told = await page.locator('dl:has(.count-up)').first().ariaSnapshot();
  expect(truth.filter((figure) => !told.includes(figure))).toEqual([]);
  for (const [index, number] of (await shownAfter(page, 900)).entries()) {
    expect(Number(number)).toBeGreaterThan(0);
    expect(Number(number)).toBeLessThan(Number(truth[index]));
    expect(number).toMatch(/^\d+$/);
  }
  expect(await shownAfter(page, 1500)).not.toEqual(truth);
  expect(await shownAfter(page, 1795)).toEqual(truth.map((value) => String(Math.floor(Number(value)))));
  expect(await shownAfter(page, 2000)).toEqual(truth);
});

test('under reduced motion the true figures are there at once and nothing floats', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('.unfold').hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await shownAfter(page, 0)).toEqual(await page.locator('.count-up').allInnerTexts());
});

test('the card floats while the mouse is over it, and not by itself', async ({ page }) => {
  await page.goto('/');
  const turns = () =>
    page
      .locator('div:has(> .unfold)')
      .evaluate((card) => card.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration));
  expect(await turns()).toEqual([]);
  await page.locator('.unfold').hover();
  expect(await turns()).toEqual([6000]);
  await page.mouse.move(1, 1);
  expect(await turns()).toEqual([]);
});
