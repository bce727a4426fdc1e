/**
 * A pasted line of a statement is sent by nobody but its sender. It stays in no URL, and so not in the history of the browser, which many
 * people share between devices.
 */
import { expect, refuseStorage, test, type Page } from '../helpers/site.ts';

/** A line that the look-up does not know, so that it offers to send it. */
const line = 'QQQ 412345678901 ASHASECRET & R7';
const masked = 'QQQ XXXXXXXXXXXX ASHASECRET & R7';

const box = (page: Page) => page.getByRole('textbox', { name: 'A statement line, code or question' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Pastes the line on home, reads the answer and asks to send the line. */
async function lookUpAndAsk(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Paste one line of your statement' }).fill(line);
  await page.getByRole('button', { name: 'What is this?' }).click();
  await expect(box(page)).toHaveValue(line);
  await page.getByRole('link', { name: 'Send us this line' }).click();
  await expect(message(page)).toHaveValue(new RegExp(masked));
}

test('no request and no URL from home to the form holds it, nor storage afterwards', async ({ page }) => {
  const told: string[] = [];
  const posted: string[] = [];
  page.on('framenavigated', (frame) => told.push(frame.url()));
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url());
    told.push(request.url(), ...Object.values(request.headers()));
  });
  await lookUpAndAsk(page);
  await expect(message(page)).toBeInViewport();
  await expect(page).toHaveURL('/contact');
  // It is still there once React has taken over.
  await message(page).press('End');
  await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr');
  await expect(message(page)).toHaveValue(`What does this line of my statement mean?\n\n${masked}\n\nBank: `);
  const holding = () => told.filter((text) => text.includes('ASHASECRET'));
  expect(holding()).toEqual([]);
  expect(posted).toEqual([]);
  const stored = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));
  expect([...stored, await page.evaluate(() => document.cookie)]).toEqual(['draft:contact', '']);
  // A line that is sent would be among them.
  await page.goto('/codes?q=ASHASECRET');
  expect(holding()).not.toEqual([]);
});

test('where storage is refused it is in the fragment, and arrives', async ({ page }) => {
  await refuseStorage(page);
  await lookUpAndAsk(page);
  await expect(page).toHaveURL('/contact');
});

test('a line that was handed over is not there again at the next visit', async ({ page }) => {
  await lookUpAndAsk(page);
  await page.goto('/codes');
  await expect(box(page)).toHaveValue('');
});
