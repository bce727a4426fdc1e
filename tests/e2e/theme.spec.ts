/** The theme: light, dark or the system's, from the first paint on, before any island hydrates. */
import { expect, holdScripts, hydrateIslands, test, type Page } from '../helpers/site.ts';

const control = (page: Page) => page.getByLabel('Theme').first();

/** Expects these colours, and the control to show that theme, or `shown`. */
async function expectTheme(page: Page, theme: 'light' | 'dark', shown: string = theme): Promise<void> {
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  await expect(control(page)).toHaveValue(shown);
}

const keptTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** The theme that an earlier visit has stored. */
async function keepTheme(page: Page, theme: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('theme', value), theme);
}

test('a stored theme is there before the first paint, its control before pictures', async ({ page }) => {
  await keepTheme(page, 'dark');
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { classesBeforeBody: document.documentElement.className });
    }).observe(document, { childList: true, subtree: true });
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'complete') return;
      const control = document.querySelector<HTMLSelectElement>('[data-theme-control]');
      Object.assign(window, { shownBeforeLoad: control?.value });
    });
  });
  await page.goto('/');
  expect(await page.evaluate(() => Reflect.get(window, 'classesBeforeBody'))).toMatch(/\bdark\b/);
  expect(await page.evaluate(() => Reflect.get(window, 'shownBeforeLoad'))).toBe('dark');
  await expectTheme(page, 'dark');
});

test('a choice applies and is stored before React has loaded, and stays afterwards', async ({ page }) => {
  await page.goto('/');
  const releaseScripts = await holdScripts(page);
  await control(page).focus();
  await control(page).selectOption('dark');
  await expectTheme(page, 'dark');
  expect(await keptTheme(page)).toBe('dark');
  releaseScripts();
  await hydrateIslands(page);
  await expectTheme(page, 'dark');

  await control(page).selectOption('light');
  await expectTheme(page, 'light');
  expect(await keptTheme(page)).toBe('light');
  await page.reload();
  await expectTheme(page, 'light');
  await control(page).focus();
  await page.keyboard.press('ArrowDown');
  await expectTheme(page, 'dark');
});

test('the theme follows the operating system unless one is chosen, and with "system" again', async ({ page }) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectTheme(page, colorScheme, 'system');
  }
  await hydrateIslands(page);
  const status = page.getByRole('banner').getByRole('status');
  await control(page).selectOption('light');
  await expect(status).toHaveText('');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'light');
  await control(page).selectOption('system');
  await expectTheme(page, 'dark', 'system');
  await expect(status).toHaveText('System: Dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(status).toHaveText('System: Light');
  expect(await keptTheme(page)).toBe('system');

  // One that does not exist counts as the system's.
  await keepTheme(page, 'sepia');
  await page.goto('/');
  await expectTheme(page, 'light', 'system');
});

test('a choice in one tab applies in the others, hydrated or not', async ({ page, context }) => {
  const [plain, hydrated] = [await context.newPage(), await context.newPage()];
  await Promise.all([page.goto('/'), plain.goto('/'), hydrated.goto('/')]);
  await hydrateIslands(hydrated);
  await control(page).selectOption('dark');
  for (const other of [plain, hydrated]) await expectTheme(other, 'dark');
});

test('a page that comes back or was prerendered has the theme chosen meanwhile', async ({ page }) => {
  await page.goto('/');
  for (const [event, theme] of [
    ['pageshow', 'dark'],
    ['visibilitychange', 'light'],
  ] as const) {
    await page.evaluate(
      ([type, chosen]) => {
        localStorage.setItem('theme', chosen!);
        document.dispatchEvent(new Event(type!, { bubbles: true }));
      },
      [event, theme],
    );
    await expectTheme(page, theme);
  }
});

for (const refused of ['getItem', 'setItem'] as const) {
  test(`a choice lasts as long as the page where storage refuses ${refused}`, async ({ page }) => {
    await page.addInitScript((method) => {
      Storage.prototype[method] = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    }, refused);
    await page.goto('/');
    await control(page).selectOption('dark');
    await expectTheme(page, 'dark');
    await hydrateIslands(page);
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expectTheme(page, 'dark');
  });
}
