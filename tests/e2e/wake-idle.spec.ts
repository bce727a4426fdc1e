/** Islands that the page answers for leave the connection to the next page: React is fetched for a visitor who stays. */
import { expect, test, type Page } from 'playwright/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Collects the scripts that the page asks for. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  return scripts;
}

/** Opens home with its clock stopped, and the menu on it. Returns the scripts that the page asks for. */
async function openMenu(page: Page): Promise<string[]> {
  const scripts = watchScripts(page);
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Open menu').tap();
  await page.clock.runFor(200);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  return scripts;
}

test('an opened menu fetches React once the visitor has done nothing for four seconds', async ({ page }) => {
  const scripts = await openMenu(page);
  await page.clock.runFor(3_700);
  expect(scripts).toEqual([]);
  await page.clock.runFor(500);
  await expect.poll(() => scripts.length).toBe(3);
  await expect(page.locator('astro-island:not([ssr]) #menu')).toBeVisible();
});

test('a tap on the open menu puts that off', async ({ page }) => {
  const scripts = await openMenu(page);
  await page.clock.runFor(3_000);
  await page.getByRole('dialog', { name: 'Menu' }).tap({ position: { x: 20, y: 700 } });
  await page.clock.runFor(3_000);
  expect(scripts).toEqual([]);
  await page.clock.runFor(1_500);
  await expect.poll(() => scripts.length).toBe(3);
});

test('a link followed from the menu fetches no React, however slow the next page', async ({ page }) => {
  const scripts = watchScripts(page);
  // Without the rules that fetch the next page ahead.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'speculation-rules': '' } });
  });
  await page.goto('/');
  await page.route('**/pricing', () => undefined);
  await page.getByLabel('Open menu').tap();
  const asked = page.waitForRequest('**/pricing');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).tap({ noWaitAfter: true });
  await asked;
  // The page cannot be asked for its clock while it waits for the next.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(scripts).toEqual([]);
});

test('a press that only React can answer fetches it at once', async ({ page }) => {
  const scripts = await openMenu(page);
  await page.getByLabel('Close menu').tap();
  await page.clock.runFor(200);
  await page.getByRole('button', { name: 'TRY FOR FREE' }).tap();
  await page.clock.runFor(200);
  await page.getByRole('button', { name: 'Download for iOS' }).tap();
  await page.clock.runFor(200);
  await expect(page.getByText('Coming soon to the App Store!')).toBeVisible();
  expect(scripts).toHaveLength(3);
});
