/** A phone whose owner has made letters twice as large: the browser's default is 32 pixels. */
import { launchOptions } from '../helpers/chromium.ts';
import { expect, phone, test, type Page } from '../helpers/site.ts';

const options = launchOptions();
test.use({
  ...phone,
  launchOptions: { ...options, args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'] },
});

const routes = [
  ...['/', '/hi', '/bank-analysis', '/bank-analysis/hdfc', '/codes', '/codes/cash/nwd', '/charges/minimum-balance'],
  ...['/unknown-debit', '/hi/unknown-debit', '/contact', '/faq', '/pricing', '/state/karnataka', '/professional-tax'],
];

/** What a reader could not see whole: the words of parts of the page that stick out of the screen, or of a box that cuts them. */
const cutParts = (page: Page) =>
  page.locator('body').evaluate((body) => {
    // A table with many columns is scrolled in its own frame; text for screen readers is a pixel wide.
    const canScroll = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const parts = body.querySelectorAll('a, button, h1, h2, h3, p, li, dt, dd, th, td, label, input, select, textarea');
    return [...parts].flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      if (width <= 1 || !part.checkVisibility({ opacityProperty: true })) return [];
      for (let frame: Element | null = part; frame; frame = frame.parentElement) if (canScroll(frame)) return [];
      if (getComputedStyle(part).position === 'fixed') return [];
      return left < -1 || right > innerWidth + 1 ? [(part.textContent || part.id).trim().slice(0, 60)] : [];
    });
  });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const route of routes) {
  test(`${route} is as wide as the phone, whole, and its header is a fifth of the screen`, async ({ page }) => {
    await page.goto(route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await widthOf(page)).toBe(phone.viewport.width);
    expect(await cutParts(page)).toEqual([]);
    const header = page.getByRole('banner');
    const { height } = (await header.boundingBox())!;
    expect(height).toBeLessThanOrEqual(phone.viewport.height / 5);
    const targets = await header.locator(':is(a, button, select):visible').all();
    expect(targets.length).toBeGreaterThanOrEqual(4);
    for (const target of targets) {
      const { y, height: own } = (await target.boundingBox())!;
      expect(y + own).toBeLessThanOrEqual(height);
    }
  });
}

test('a page whose title is wider than the screen is neither', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('h1').evaluate((title: HTMLElement) => (title.style.width = '500px'));
  expect(await widthOf(page)).toBeGreaterThan(phone.viewport.width);
  expect(await cutParts(page)).toEqual(['Contact Us']);
});
