/** The answer for iOS and the link to the store. tests/e2e/dialogs.spec.ts opens and closes the dialog. */
import { expect, holdScripts, test, type Page } from '../helpers/site.ts';

const tryButton = (page: Page) => page.getByRole('button', { name: 'TRY FOR FREE' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'CHOOSE YOUR PLATFORM' });
const iosButton = (page: Page) => dialog(page).getByRole('button', { name: 'Download for iOS' });
const answer = (page: Page) => dialog(page).getByRole('alert');
const soon = 'Coming soon to the App Store!';

test.beforeEach(({ page }) => page.goto('/'));

test('pressed twice before React has loaded, iOS is answered once', async ({ page }) => {
  let hasBrowserAlert = false;
  page.on('dialog', (alert) => {
    hasBrowserAlert = true;
    void alert.dismiss();
  });
  const releaseScripts = await holdScripts(page);
  await tryButton(page).click();
  await iosButton(page).dblclick();
  await expect(page.locator('[aria-busy]')).toHaveCount(1);
  await expect(answer(page)).toHaveCount(0);
  releaseScripts();
  await expect(answer(page)).toHaveText(soon);
  expect(hasBrowserAlert).toBe(false);

  await page.keyboard.press('Escape');
  await tryButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(answer(page)).toHaveCount(0);
});

test('an answer in a dialog opened again at once stays when `close` comes late', async ({ page }) => {
  await tryButton(page).click();
  await iosButton(page).click();
  await expect(answer(page)).toHaveCount(1);
  // Old Chromium sends `close` with the next frame; here all three happen before any browser sends it.
  await dialog(page).evaluate((element: HTMLDialogElement) => {
    element.close();
    document.querySelector<HTMLElement>('[commandfor=platforms][command=show-modal]')?.click();
    element.querySelector<HTMLElement>('button:not([commandfor])')?.click();
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  await expect(answer(page)).toHaveText(soon);
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
