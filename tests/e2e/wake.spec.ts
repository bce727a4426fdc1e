/** The promises of tests/e2e/wake-site.spec.ts, kept by the pages visitors see. */
import { expect, test, type Page } from 'playwright/test';
import { holdScripts } from '../helpers/hold-scripts.ts';
import { slowLink } from '#local/chromium.ts';

const isScript = (path: string) => path.endsWith('.js');

/** Notes the path of whatever the page asks for. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Answers for the backend, and notes the messages it is sent. */
async function receiveMessages(page: Page): Promise<unknown[]> {
  const messages: unknown[] = [];
  await page.route('**/rest/v1/contact_messages*', (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'POST') messages.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, headers });
  });
  return messages;
}

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);
const form = (page: Page) => page.locator('form:has([name=message])');
const island = (page: Page) => page.locator('astro-island:has(form [name=message])');

for (const path of ['/', '/contact']) {
  test(`${path} requests no script before a touch, and at the first touch React and one island`, async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests.filter(isScript)).toEqual([]);

    await page.locator('select[data-theme-control]').first().focus();
    await expect(page.locator('astro-island[opts*=ThemeControl]').first()).not.toHaveAttribute('ssr');
    expect(requests.filter(isScript).length).toBeLessThanOrEqual(3);
    expect(requests.filter(isScript)).toEqual(expect.arrayContaining([expect.stringContaining('ThemeControl')]));
  });
}

test('a message sent before React has come arrives once, as it was written', async ({ page }) => {
  const messages = await receiveMessages(page);
  await slowLink(page);
  await page.goto('/contact');
  const releaseScripts = await holdScripts(page);
  await field(page, 'name').fill('Asha Rao');
  await field(page, 'email').fill('asha@example.com');
  await field(page, 'message').fill('Which banks do you read?');
  await form(page).locator('button:not([type=button])').click();
  await expect(island(page)).toHaveAttribute('aria-busy', 'true');
  releaseScripts();

  await expect.poll(() => messages.length, { timeout: 30_000 }).toBe(1);
  const written = { name: 'Asha Rao', email: 'asha@example.com', message: 'Which banks do you read?' };
  expect([messages[0]].flat()).toEqual([expect.objectContaining(written)]);
  expect(new URL(page.url()).pathname).toBe('/contact');
});

test('a message begun before React has come goes on as it was', async ({ page }) => {
  await slowLink(page);
  await page.goto('/contact');
  const releaseScripts = await holdScripts(page);
  await field(page, 'message').click();
  await page.keyboard.type('Which do you read?');
  for (const key of Array<string>(' do you read?'.length).fill('ArrowLeft')) await page.keyboard.press(key);
  releaseScripts();

  await expect(island(page)).not.toHaveAttribute('ssr', { timeout: 30_000 });
  await page.keyboard.type(' banks');
  await expect(field(page, 'message')).toHaveValue('Which banks do you read?');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`what is still on its way is stitched around after a moment, and no longer than it takes (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/contact');
    const releaseScripts = await holdScripts(page);
    await expect(form(page)).toHaveCSS('outline-style', 'none');
    await field(page, 'name').click();
    await expect(form(page)).toHaveCSS('outline-style', 'dashed');
    const isStitchSeenAfter = (milliseconds: number) =>
      form(page).evaluate((element, time) => {
        // However long ago it came: what is shown again begins again.
        for (const display of ['none', '']) {
          element.style.display = display;
          element.getBoundingClientRect();
        }
        for (const animation of element.getAnimations()) animation.currentTime = time;
        return getComputedStyle(element).outlineColor !== 'rgba(0, 0, 0, 0)';
      }, milliseconds);
    expect(await isStitchSeenAfter(250)).toBe(false);
    expect(await isStitchSeenAfter(450)).toBe(true);
    releaseScripts();
    await expect(form(page)).toHaveCSS('outline-style', 'none');
  });
}
