/** The way from a computer to the app on a phone: a QR code. */
import { expect, phone, test } from '../helpers/site.ts';

test('a QR code leads a phone to the app, on home and on the page of the app', async ({ page }) => {
  for (const path of ['/', '/android-app']) {
    await page.goto(path);
    if (path === '/') await page.getByRole('button', { name: 'TRY FOR FREE' }).click();
    const code = page.locator('img[src="/android-app.svg"]');
    await expect(page.locator('p:visible', { hasText: /phone, or open \S+\/android-app there/ })).toBeVisible();
    await expect(code).toBeVisible();
    await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('a phone is shown no QR code of itself, and fetches none', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/android-app', { waitUntil: 'networkidle' });
  await expect(page.locator('img[src="/android-app.svg"]')).toBeHidden();
  expect(requests.filter((url) => url.includes('android-app.svg'))).toEqual([]);
});
