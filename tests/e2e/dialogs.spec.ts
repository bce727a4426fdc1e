/** How dialogs open with the page's own script: shown by the next frame, modal after it. */
import { expect, test, type Page } from 'playwright/test';

test.use({ viewport: { width: 360, height: 740 } });

/** The page at rest, its clock and its frames standing still from now on. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
}

const dialog = (page: Page, id = 'menu') => page.locator(`dialog#${id}`);
const button = (page: Page, id = 'menu') => page.locator(`button[commandfor=${id}][command=show-modal]`);
const isModal = (page: Page, id = 'menu') => dialog(page, id).evaluate((element) => element.matches(':modal'));

for (const id of ['menu', 'platforms']) {
  test(`${id} is shown in the frame after the press, and modal after that frame`, async ({ page }) => {
    await openStill(page);
    await button(page, id).dispatchEvent('click');
    await expect(dialog(page, id)).toBeVisible();
    expect(await isModal(page, id)).toBe(false);
    const place = await dialog(page, id).boundingBox();

    await page.clock.runFor(50);
    expect(await isModal(page, id)).toBe(true);
    expect(await dialog(page, id).boundingBox()).toEqual(place);
    expect(await dialog(page, id).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expect(dialog(page, id)).not.toHaveAttribute('popover');
  });
}

test('a dialog is modal also where no frame is painted', async ({ page }) => {
  await openStill(page);
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await button(page).dispatchEvent('click');
  await page.clock.runFor(100);
  expect(await isModal(page)).toBe(true);
});

test('a dialog closes on Escape pressed before it is modal', async ({ page }) => {
  await openStill(page);
  await button(page).focus();
  await button(page).dispatchEvent('click');
  expect(await isModal(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a dialog closes on its close button pressed at once', async ({ page }) => {
  await openStill(page);
  await button(page).dispatchEvent('click');
  await dialog(page).locator('button[command=close]').click();
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(dialog(page)).toBeHidden();
});

test('a dialog opens once for an impatient visitor who presses twice', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openStill(page);
  for (let press = 0; press < 2; press++) await button(page).dispatchEvent('click');
  await page.clock.runFor(200);
  expect(await isModal(page)).toBe(true);
  expect(errors).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
