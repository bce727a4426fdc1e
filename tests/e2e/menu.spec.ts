/** The menu of small screens: the browser's own dialog, there before any script and whatever the browser lacks. */
import { expect, test, type Page } from 'playwright/test';
import { holdScripts } from '../helpers/hold-scripts.ts';
import { takeDialogsAway, takeNativeHelpAway } from '../helpers/old-browser.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const openButton = (page: Page) => page.getByLabel('Open menu');
const closeButton = (page: Page) => page.getByLabel('Close menu');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu', includeHidden: true });

for (const browser of ['a browser of today', 'an old browser'] as const) {
  test.describe(browser, () => {
    test.beforeEach(async ({ page }) => {
      if (browser === 'an old browser') await takeNativeHelpAway(page);
    });

    test('opens and closes before React has loaded, and stays as it is afterwards', async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.goto('/');
      const releaseScripts = await holdScripts(page);
      await openButton(page).tap();
      await expect(menu(page)).toBeVisible();
      await closeButton(page).tap();
      await expect(menu(page)).toBeHidden();
      await openButton(page).tap();
      releaseScripts();

      await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(menu(page)).toBeVisible();
      await closeButton(page).tap();
      await expect(menu(page)).toBeHidden();
      await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
      await openButton(page).tap();
      await expect(menu(page)).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('closes on a press outside and not on one inside; the focus returns', async ({ page }) => {
      await page.goto('/');
      await openButton(page).click();
      const { x, y, width, height } = (await menu(page).boundingBox())!;
      await page.mouse.click(x + width / 2, y + height - 5);
      await expect(menu(page)).toBeVisible();
      await page.mouse.click(x - 20, 300);
      await expect(menu(page)).toBeHidden();
      await expect(openButton(page)).toBeFocused();
    });

    test('closes when a link is chosen', async ({ page }) => {
      await page.goto('/');
      // The page stays, as it does where the next one is long in coming.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      await openButton(page).tap();
      await menu(page).getByRole('link', { name: 'Pricing' }).tap();
      await expect(menu(page)).toBeHidden();
    });
  });
}

test('a browser that knows no dialogs shows it over the page and closes it again', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await takeDialogsAway(page);
  await page.goto('/');
  await expect(menu(page)).toBeHidden();
  await openButton(page).tap();
  expect(await menu(page).boundingBox()).toEqual({ x: 72, y: 0, width: 288, height: 740 });
  await expect(menu(page).getByRole('link', { name: 'Pricing' })).toBeVisible();
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  await closeButton(page).tap();
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'false');
  expect(errors).toEqual([]);
});

test('closed, none of its links can be focused; open, nothing behind it can', async ({ page }) => {
  await page.goto('/');
  const focusedByTab = async () => {
    const isInMenu: boolean[] = [];
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      isInMenu.push(await page.evaluate(() => document.activeElement?.closest('#menu') !== null));
    }
    return isInMenu;
  };
  expect(await focusedByTab()).not.toContain(true);

  await openButton(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.locator('main').evaluate((main) => main.focus());
  await expect(page.locator('main')).not.toBeFocused();
  const links = menu(page).getByRole('link');
  expect(await links.count()).toBeGreaterThanOrEqual(5);
  for (const link of await links.all()) {
    await link.focus();
    await expect(link).toBeFocused();
  }
});

test('is as high as the screen by a unit that every browser knows', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  expect((await menu(page).boundingBox())?.height).toBe(740);
  const css = await page.locator('style').first().textContent();
  const classes = (await menu(page).getAttribute('class'))?.split(' ') ?? [];
  expect(classes.filter((name) => new RegExp(`\\.${name}\\{[^}]*\\d[dls]vh`).test(css ?? ''))).toEqual([]);
});

test('the page behind it does not scroll', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, leads on and closes', async ({ page }) => {
    await page.goto('/');
    await openButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Pricing' })).toBeVisible();
    await closeButton(page).click();
    await expect(menu(page)).toBeHidden();
  });
});
