/** A pasted line of a statement stays in no URL, and so not in the history of the browser, which many people share between devices. */
import { existsSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chromium } from 'playwright/test';
import { launchOptions } from '../helpers/chromium.ts';
import { expect, test, type Page } from '../helpers/site.ts';

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

test('no URL holds it on the way from home to the look-up and to the form, nor storage afterwards', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  await lookUpAndAsk(page);
  expect(urls.length).toBeGreaterThanOrEqual(3);
  expect(urls.filter((url) => url.includes('ASHASECRET'))).toEqual([]);
  const stored = await page.evaluate(() => Object.keys(sessionStorage));
  expect(stored).toEqual(['draft:contact']);
});

test('where storage is refused it is in the fragment, and arrives', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await lookUpAndAsk(page);
  await expect(page).toHaveURL('/contact');
});

test('a line that was handed over is not there again at the next visit', async ({ page }) => {
  await lookUpAndAsk(page);
  await page.goto('/codes');
  await expect(box(page)).toHaveValue('');
});

test('the history of Chromium has the pages and not the line', async ({ baseURL }) => {
  // The headless shell keeps none.
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  test.skip(!executablePath, 'NOT RUN: the history (install Chromium or Chrome in /usr/bin)');
  await using profile = await mkdtempDisposable(join(tmpdir(), 'profile-'));
  const { args = [] } = launchOptions();
  const context = await chromium.launchPersistentContext(profile.path, {
    ...(executablePath && { executablePath }),
    ...(baseURL && { baseURL }),
    args: [...args, '--headless=new'],
  });
  await lookUpAndAsk(await context.newPage());
  await context.close();
  using history = new DatabaseSync(join(profile.path, 'Default', 'History'), { readOnly: true });
  const urls = history
    .prepare('select url from urls')
    .all()
    .map(({ url }) => String(url));
  expect(urls.map((url) => new URL(url).pathname)).toEqual(expect.arrayContaining(['/', '/codes', '/contact']));
  expect(urls.filter((url) => url.includes('ASHASECRET'))).toEqual([]);
});
