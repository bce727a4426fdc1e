/** When `client:wake` loads an island, what it asks for, and what the visitor sees meanwhile. */
import { expect, holdScripts, openStill, phone, type Locator, type Page } from '../helpers/site.ts';
import { button, labelled, test } from '../helpers/wake-site.ts';

const islandOf = (part: Locator) => part.page().locator('astro-island', { has: part });

/** Drags a finger 300 pixels up the screen from a point. */
async function swipeUp(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 10; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 30 * step }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('nothing is loaded before a touch, then React and that island at once', async ({ page, requests }) => {
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['/']);

  const releaseScripts = await holdScripts(page);
  await page.keyboard.press('Tab');
  const files = ['/_astro/PressCounter', '/_astro/hydrate-island', '/_astro/react'];
  await expect.poll(() => requests.slice(1).sort()).toEqual(files);
  releaseScripts();
  await button(page, 'Press A').click();
  await expect(labelled(page, 'Presses')).toHaveText('A');
  expect(requests).toHaveLength(4);
});

test.describe('on a touch screen', () => {
  test.use(phone);

  test('a finger that scrolls over an island loads nothing; one that taps it does', async ({ page, requests }) => {
    const { x, y } = (await button(page, 'Count').boundingBox())!;
    await swipeUp(page, x + 10, y + 10);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual(['/']);

    await button(page, 'Count').tap();
    await expect(labelled(page, 'Counted')).toHaveText('1 in May and June 2025');
  });
});

test('a mouse over an island fetches its files before a press', async ({ page, requests }) => {
  await button(page, 'Press A').hover();
  await expect.poll(() => requests.includes('/_astro/PressCounter')).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);

  await page.context().setOffline(true);
  await button(page, 'Press A').click();
  await expect(labelled(page, 'Presses')).toHaveText('A');
});

test('what the browser does by itself is painted before React runs', async ({ page }) => {
  await button(page, 'Press A').hover();
  await page.waitForLoadState('networkidle');
  const order = await islandOf(button(page, 'Press A')).evaluate(async (element) => {
    const events: string[] = [];
    const answered = new Promise((resolve) => {
      new MutationObserver(resolve).observe(element.querySelector('output')!, { childList: true });
    }).then(() => events.push('answered'));
    element.querySelector('button')?.click();
    requestAnimationFrame(() => events.push('painted'));
    await answered;
    return events;
  });
  expect(order).toEqual(['painted', 'answered']);
});

test('nothing is loaded and nothing is busy before the frame after a touch', async ({ page, requests }) => {
  await openStill(page, '/');
  requests.length = 0;
  await button(page, 'Press A').dispatchEvent('click');
  // After a tap Chrome reports a mouse over the target.
  await button(page, 'Press A').dispatchEvent('pointerover', { pointerType: 'mouse' });
  await expect(page.locator('link[rel=modulepreload], [aria-busy]')).toHaveCount(0);
  expect(requests).toEqual([]);

  await page.clock.runFor(100);
  await expect(labelled(page, 'Presses')).toHaveText('A');
});

test('a link in an island loads no script', async ({ page, requests }) => {
  await page.route('**/elsewhere', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('link', { name: 'Elsewhere' }).press('Enter');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['/', '/elsewhere']);
});

test('props and HTML of the page reach an island as the server rendered them', async ({ page }) => {
  await page.getByText('More').click();
  await page.getByRole('heading').evaluate((heading) => heading.setAttribute('data-same', ''));
  for (const expected of ['1 in May and June 2025', '2 in May and June 2025', '2 in May and June 2025']) {
    await button(page, 'Count').click();
    await expect(labelled(page, 'Counted')).toHaveText(expected);
  }
  await expect(page.locator('h2[data-same] em')).toHaveText('heading');
  await expect(page.getByRole('region', { name: 'A heading of the page' })).toBeVisible();
  await expect(button(page, 'Count')).toHaveAccessibleDescription('A heading of the page');
  await expect(page.getByText('Text of the page')).toBeVisible();
});
