/** The choice of platform behind "TRY FOR FREE". */
import { expect, test, type Page } from 'playwright/test';
import { holdScripts } from '../helpers/hold-scripts.ts';
import { takeNativeHelpAway } from '../helpers/old-browser.ts';

const tryButton = (page: Page) => page.getByRole('button', { name: 'TRY FOR FREE' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'CHOOSE YOUR PLATFORM' });
const iosButton = (page: Page) => dialog(page).getByRole('button', { name: 'Download for iOS' });
const androidLink = (page: Page) => dialog(page).getByRole('link', { name: 'Download for Android' });
const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });
const answer = (page: Page) => dialog(page).getByRole('alert');

for (const browser of ['a browser of today', 'an old browser'] as const) {
  test.describe(browser, () => {
    test.beforeEach(async ({ page }) => {
      if (browser === 'an old browser') await takeNativeHelpAway(page);
      await page.goto('/');
    });

    test('opens and closes before React has loaded, then answers a choice of iOS', async ({ page }) => {
      const releaseScripts = await holdScripts(page);
      await expect(dialog(page)).toBeHidden();
      await tryButton(page).click();
      await expect(dialog(page)).toBeVisible();
      await closeButton(page).click();
      await expect(dialog(page)).toBeHidden();
      await tryButton(page).click();
      await iosButton(page).click();
      await iosButton(page).click();
      await expect(page.locator('[aria-busy]')).toHaveCount(1);
      await expect(answer(page)).toHaveCount(0);
      releaseScripts();
      await expect(answer(page)).toHaveText('Coming soon to the App Store!');
      await expect(dialog(page)).toBeVisible();
    });

    test('closes on a press outside, not inside; the focus returns to the button', async ({ page }) => {
      await tryButton(page).click();
      const box = await dialog(page).boundingBox();
      if (!box) throw new Error('The dialog has no place on the page.');
      await page.mouse.click(box.x + 3, box.y + 3);
      await expect(dialog(page)).toBeVisible();
      await page.mouse.click(box.x - 10, box.y + 3);
      await expect(dialog(page)).toBeHidden();
      await expect(tryButton(page)).toBeFocused();
    });
  });
}

test('with the keyboard alone: the focus goes in, stays in, and returns on Escape', async ({ page }) => {
  await page.goto('/');
  await tryButton(page).press('Enter');
  for (const control of [androidLink(page), iosButton(page), closeButton(page)]) {
    await expect(control).toBeFocused();
    await page.keyboard.press('Tab');
  }
  // Past the last control the focus may go to the browser's own, never to the page behind.
  const behind = await page.locator('main').evaluate((main) => {
    main.focus();
    return document.activeElement === main;
  });
  expect(behind).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(tryButton(page)).toBeFocused();
});

test('the answer about iOS is an alert, gone when the dialog is opened again', async ({ page }) => {
  let hasBrowserAlert = false;
  page.on('dialog', (alert) => {
    hasBrowserAlert = true;
    void alert.dismiss();
  });
  await page.goto('/');
  await tryButton(page).click();
  await iosButton(page).click();
  await expect(answer(page)).toHaveText('Coming soon to the App Store!');
  expect(hasBrowserAlert).toBe(false);
  await page.keyboard.press('Escape');
  await tryButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(answer(page)).toHaveCount(0);
});

test('an answer in a dialog opened again at once stays when `close` comes late', async ({ page }) => {
  await page.goto('/');
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
  await expect(answer(page)).toHaveText('Coming soon to the App Store!');
});

test('the store opens in a tab of its own', async ({ page, context }) => {
  await page.goto('/');
  await tryButton(page).click();
  const listing = await androidLink(page).getAttribute('href');
  const asked = context.waitForEvent('request', (request) => request.url() === listing);
  await androidLink(page).click();
  await asked;
  await expect.poll(() => context.pages().length).toBe(2);
  await expect(page).toHaveURL('/');
});

test('offline, the visitor is told, and iOS is answered when the connection is back', async ({ page, context }) => {
  await page.goto('/');
  await context.setOffline(true);
  await tryButton(page).click();
  await expect(answer(page)).toHaveText(/This could not load\. Check the connection/);
  await expect(answer(page).getByRole('link')).toHaveAttribute('href', '/contact');
  await context.setOffline(false);
  await iosButton(page).click();
  await expect(answer(page)).toHaveText('Coming soon to the App Store!');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, leads to the store, offers no dead button, and closes', async ({ page }) => {
    await page.goto('/');
    await tryButton(page).click();
    await expect(androidLink(page)).toBeVisible();
    await expect(iosButton(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /iPhone app: coming soon/ })).toHaveAttribute('href', '/iphone-app');
    await closeButton(page).click();
    await expect(dialog(page)).toBeHidden();
  });
});
