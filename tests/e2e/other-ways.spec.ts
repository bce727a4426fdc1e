/** Preferences of visitors: forced colours, more contrast, less transparency, a connection that saves data. */
import { expect, test, type Page } from '../helpers/site.ts';
import sharp from 'sharp';
import { demo, reportConnection } from '../helpers/demo.ts';

/** The least and the greatest brightness in the picture of an element, from 0 to 255. */
async function brightness(page: Page, selector: string): Promise<{ min: number; max: number }> {
  const picture = await page.locator(selector).first().screenshot();
  const { channels } = await sharp(picture).greyscale().stats();
  return channels[0]!;
}

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });

  test('icons, stamps and charts are visible and can be read, even in a chosen light theme', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.goto('/');
    for (const selector of ['.stamp', '.seal', 'img.drawn', '#demo svg:has(> circle)', '#demo svg:has(> .bar)']) {
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      const { min, max } = await brightness(page, selector);
      expect(min, selector).toBeLessThan(40);
      expect(max, selector).toBeGreaterThan(140);
    }

    // Shapes and figures of the charts say what colours would.
    const looks = await demo(page)
      .locator('.bar')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
    expect(new Set(looks.map((fill) => fill === 'none'))).toEqual(new Set([true, false]));
    const keys = demo(page).locator('li > span:first-child');
    const colours = await keys.evaluateAll((all) => all.map((key) => getComputedStyle(key).borderTopColor));
    expect(new Set(colours).size).toBe(5);
  });

  test('the open menu has an edge, and the first of two buttons a thicker one', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expect(page.locator('main .button-primary').first()).toHaveCSS('border-left-width', '2px');
    await expect(page.locator('main .button-quiet').first()).toHaveCSS('border-left-width', '1px');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toHaveCSS('border-left-style', 'solid');
    await expect(menu).toHaveCSS('border-left-width', '1px');
    const [edge, ground] = await menu.evaluate((dialog) => {
      const { borderLeftColor, backgroundColor } = getComputedStyle(dialog);
      return [borderLeftColor, backgroundColor];
    });
    expect(edge).not.toBe(ground);
  });

  test('only what has the focus has a ring', async ({ page }) => {
    await page.goto('/contact');
    const field = page.getByLabel('Name');
    await expect(field).toHaveCSS('outline-style', 'none');
    await field.focus();
    await expect(field).toHaveCSS('outline-style', 'solid');
    const [outline, ground] = await field.evaluate((input) => {
      const { outlineColor, backgroundColor } = getComputedStyle(input);
      return [outlineColor, backgroundColor];
    });
    expect(outline).not.toBe(ground);
  });
});

test('the list of themes can be read, whatever the colours of the header', async ({ page }) => {
  /** Brightness of the letters and of the ground, from 0 to 255. */
  const looks = () =>
    page
      .locator('header option')
      .first()
      .evaluate((option) => {
        const { color, backgroundColor } = getComputedStyle(option);
        return [color, backgroundColor].map((value) => {
          const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
          return alpha === 1 ? (red + green + blue) / 3 : Number.NaN;
        });
      });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const [letters = 0, ground = 0] = await looks();
    expect(Math.abs(letters - ground)).toBeGreaterThan(200);
  }
});

test('with more contrast text, lines and edges have one ink', async ({ page }) => {
  // The charts of home read these colours by their names, which other pages shorten.
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['ink', 'ink-soft', 'rule', 'edge'].map((token) => style.getPropertyValue(`--color-${token}`));
    });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.goto('/');
    expect(new Set(await colours()).size).toBe(1);
    await page.emulateMedia({ contrast: 'no-preference' });
    expect(new Set(await colours()).size).toBe(4);
  }
});

test('with less transparency no page shows behind an open menu', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const backdrop = () => page.evaluate(() => getComputedStyle(document.querySelector('dialog')!, '::backdrop').opacity);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await backdrop()).toBe('0.8');
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  expect(await backdrop()).toBe('1');
});

// Without Save-Data the page fetches one: first-paint.spec.ts.
test('with Save-Data a page fetches no font by itself', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await reportConnection(page, { saveData: true });
  await page.goto('/codes', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
});
