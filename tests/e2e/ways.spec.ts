/** The ways through the site that are more than links: from a line to its meaning and to help, by a QR code to the app. */
import { expect, phone, test } from '../helpers/site.ts';
import { openWire } from '../helpers/wire.ts';

test.use(phone);

const line = 'UPI-RATNA BOOK HOUSE-RATNABOOKS@YBL-YESB0YBLUPI-630877120496-EXAM GUIDES';

test('a line from home is answered and leads to help; no server is sent any of it, and none is kept', async ({
  page,
  scripts,
  baseURL,
}) => {
  await using site = await openWire(baseURL ?? '');
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Paste one line of your statement' }).fill(line);
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'What is this?' }).click();
  const answer = page.locator('search').getByRole('status');
  await expect(answer.getByRole('heading')).toHaveText(/^A payment by UPI/);
  await expect(answer.getByRole('heading')).toBeInViewport();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  await answer.getByRole('link', { name: 'Not yours?' }).click();
  await expect(page).toHaveURL(`${site.url}/unknown-debit`);

  expect(site.sent.map(({ path }) => path)).toContain('/codes');
  const told = () => site.sent.filter((asked) => /RATNA|630877120496|[?&]q=/i.test(JSON.stringify(asked)));
  expect(told()).toEqual([]);
  // A line that is sent would be among them.
  await page.goto(`${site.url}/codes?q=RATNA`);
  expect(told()).not.toEqual([]);
});

test.describe('at a computer', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

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
});

test('a phone is shown no QR code of itself, and fetches none', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/android-app', { waitUntil: 'networkidle' });
  await expect(page.locator('img[src="/android-app.svg"]')).toBeHidden();
  expect(requests.filter((url) => url.includes('android-app.svg'))).toEqual([]);
});
