/** Islands that work without React leave the connection to the next page: React is fetched only for a visitor who stays. */
import { expect, openStill, phone, test, type Page } from '../helpers/site.ts';

test.use(phone);

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Opens home with a paused clock, and its menu. */
async function openMenu(page: Page): Promise<void> {
  await openStill(page, '/');
  await page.getByLabel('Open menu').tap();
  await page.clock.runFor(200);
  await expect(menu(page)).toBeVisible();
}

test('an opened menu fetches React after four idle seconds; a tap on it puts that off', async ({ page, scripts }) => {
  await openMenu(page);
  await page.clock.runFor(3_000);
  await menu(page).tap({ position: { x: 20, y: 700 } });
  await page.clock.runFor(3_700);
  expect(scripts).toEqual([]);
  await page.clock.runFor(500);
  await expect.poll(() => scripts.length).toBe(3);
  await expect(page.locator('astro-island:not([ssr]) #menu')).toBeVisible();
});

test('a link followed from the menu fetches no React, however slow the next page', async ({ page, scripts }) => {
  // Without the rules that fetch the next page ahead.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'speculation-rules': '' } });
  });
  await page.goto('/');
  await page.route('**/pricing', () => undefined);
  await page.getByLabel('Open menu').tap();
  const asked = page.waitForRequest('**/pricing');
  await menu(page).getByRole('link', { name: 'Pricing' }).tap({ noWaitAfter: true });
  await asked;
  // The page's clock cannot be controlled while it waits for the next page.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(scripts).toEqual([]);
});

test('a press that only React can handle fetches it at once', async ({ page, scripts }) => {
  await openMenu(page);
  for (const name of ['Close menu', 'TRY FOR FREE', 'Download for iOS']) {
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name }).tap();
    await page.clock.runFor(200);
  }
  await expect(page.getByText('Coming soon to the App Store!')).toBeVisible();
  expect(scripts).toHaveLength(3);
});
