/** The answer for iOS and the link to the store. tests/e2e/dialogs.spec.ts opens and closes the dialog. */
import { expect, test, type Page } from '../helpers/site.ts';

const tryButton = (page: Page) => page.getByRole('button', { name: 'TRY FOR FREE' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'CHOOSE YOUR PLATFORM' });
const iosButton = (page: Page) => dialog(page).getByRole('button', { name: 'Download for iOS' });
const answer = (page: Page) => dialog(page).getByRole('alert');
const soon = 'Coming soon to the App Store!';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
});

test('iOS is answered without React, in the dialog; React takes the answer back later', async ({ page, scripts }) => {
  let hasBrowserAlert = false;
  page.on('dialog', (alert) => {
    hasBrowserAlert = true;
    void alert.dismiss();
  });
  await tryButton(page).click();
  await expect(answer(page)).toHaveCount(0);
  await iosButton(page).dblclick();
  await expect(answer(page)).toHaveText(soon);
  expect(hasBrowserAlert).toBe(false);
  expect(scripts).toEqual([]);

  await page.clock.fastForward('00:05');
  await expect(page.locator('astro-island:not([ssr]) > #platforms')).toBeVisible();
  await expect(answer(page)).toHaveText(soon);
  for (let visit = 0; visit < 2; visit++) {
    await page.keyboard.press('Escape');
    await tryButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(answer(page)).toHaveCount(0);
    await iosButton(page).click();
    await expect(answer(page)).toHaveText(soon);
  }
});

test('the store opens in a new tab', async ({ page, context }) => {
  await tryButton(page).click();
  const android = dialog(page).getByRole('link', { name: 'Download for Android' });
  const listing = await android.getAttribute('href');
  const asked = context.waitForEvent('request', (request) => request.url() === listing);
  await android.click();
  await asked;
  await expect.poll(() => context.pages().length).toBe(2);
  await expect(page).toHaveURL('/');
});
