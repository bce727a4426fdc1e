/** The theme: light, dark or the system's, from the first paint on, before any island wakes. */
import { expect, test, type Page } from 'playwright/test';
import { holdScripts } from '../helpers/hold-scripts.ts';
import { hydrateIslands } from '../helpers/hydrate-islands.ts';

const control = (page: Page) => page.getByLabel('Theme').first();

async function expectDark(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
}

async function expectLight(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
}

/** What a visitor who was here before has left in this browser. */
async function keepTheme(page: Page, theme: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('theme', value), theme);
}

test('light by default, dark where the operating system is, and along with its changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expectLight(page);
  await expect(control(page)).toHaveValue('system');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page);
});

test('a kept theme is there before the first paint, and its control before pictures', async ({ page }) => {
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
  await expectDark(page);
  await expect(control(page)).toHaveValue('dark');
});

test('a choice shows and is kept before React has loaded, and stays afterwards', async ({ page }) => {
  await page.goto('/');
  const releaseScripts = await holdScripts(page);
  await control(page).focus();
  await control(page).selectOption('dark');
  await expectDark(page);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  releaseScripts();

  await hydrateIslands(page);
  await expectDark(page);
  await expect(control(page)).toHaveValue('dark');

  await control(page).selectOption('light');
  await expectLight(page);
  await expect(control(page)).toHaveValue('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  await expectLight(page);
  await expect(control(page)).toHaveValue('light');
});

test('a chosen theme does not follow the operating system, and "system" does again', async ({ page }) => {
  await page.goto('/');
  await control(page).selectOption('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLight(page);
  await control(page).selectOption('system');
  await expectDark(page);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
});

test('what is chosen in one tab shows in the others, hydrated or not', async ({ page, context }) => {
  const [plain, hydrated] = [await context.newPage(), await context.newPage()];
  await Promise.all([page.goto('/'), plain.goto('/'), hydrated.goto('/')]);
  await hydrateIslands(hydrated);

  await control(page).selectOption('dark');
  for (const other of [plain, hydrated]) {
    await expectDark(other);
    await expect(control(other)).toHaveValue('dark');
  }
});

for (const [event, comesBack] of [
  ['pageshow', 'comes back'],
  ['visibilitychange', 'was prerendered'],
] as const) {
  test(`a page that ${comesBack} shows what was chosen meanwhile`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate((type) => {
      localStorage.setItem('theme', 'dark');
      document.dispatchEvent(new Event(type, { bubbles: true }));
    }, event);
    await expectDark(page);
    await expect(control(page)).toHaveValue('dark');
  });
}

for (const refused of ['getItem', 'setItem'] as const) {
  test(`a choice holds for the life of the page where storage refuses ${refused}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript((method) => {
      Storage.prototype[method] = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    }, refused);
    await page.goto('/');
    await control(page).selectOption('dark');
    await expectDark(page);
    await hydrateIslands(page);
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expectDark(page);
    await expect(control(page)).toHaveValue('dark');
    expect(errors).toEqual([]);
  });
}

test('a theme that does not exist counts as the system’s', async ({ page }) => {
  await keepTheme(page, 'sepia');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expectDark(page);
  await expect(control(page)).toHaveValue('system');
});

test('the control is changed with the keyboard', async ({ page }) => {
  await page.goto('/');
  await control(page).focus();
  await page.keyboard.press('ArrowUp');
  await expectDark(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no theme control that would do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(control(page)).toBeHidden();
  });
});
