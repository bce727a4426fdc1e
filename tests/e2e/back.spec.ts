/** The back button: the browser restores every page as it was left, and it works. */
import { routesByFamily } from '../helpers/routes.ts';
import { Form, makeMessage } from '../helpers/message-form.ts';
import { expect, test, type Page } from '../helpers/site.ts';
import { launchOptions, wholeChromium } from '../helpers/chromium.ts';

const { args = [] } = launchOptions();
// The headless shell that `npm run setup` installs cannot run these.
test.skip(!wholeChromium, 'NOT RUN: the way back (install Chromium or Chrome in /usr/bin)');
test.use({
  launchOptions: {
    ...(wholeChromium && { executablePath: wholeChromium }),
    args: [...args, '--headless=new'],
    // Playwright turns it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Goes to another page and back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  const path = new URL(page.url()).pathname;
  await page.goto('/no-such-page');
  await page.goBack({ waitUntil: 'commit' });
  // A restored page fires no load event for Playwright to wait for.
  await page.waitForFunction((path) => location.pathname === path, path);
  const reasons = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(navigation?.notRestoredReasons ?? null);
  });
  expect(reasons).toBe('null');
  await expect(page.locator('html')).toHaveAttribute('data-same');
}

test('every kind of page is restored as it was left', async ({ page }) => {
  const english = [...routesByFamily()].filter(([family]) => !family.startsWith('hi '));
  test.setTimeout(english.length * 10_000);
  for (const [, [route = '/']] of english) {
    await test.step(route, async () => {
      await page.goto(route);
      await leaveAndReturn(page);
    });
  }
});

test('near miss: a page that listens for `unload` is not restored', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await expect(leaveAndReturn(page)).rejects.toThrow();
});

test('a form shows what was written, and still works', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('June is read wrongly.');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await leaveAndReturn(page);
  await expect(message).toHaveValue('June is read wrongly.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
});

test('a form that is left while it is being sent says so and can be sent again', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  await form.write(written);
  await form.expectHydrated();
  // It is held back for the two seconds in which nobody writes a message, so that it has not been sent yet.
  await page.evaluate(() => (performance.now = () => 0));
  await form.button.click();
  await expect(form.busyButton).toBeDisabled();
  await leaveAndReturn(page);
  await expect(page.getByRole('alert')).toContainText('it may have arrived');
  await form.expectFields(written);
  await expect(form.button).toBeEnabled();
});
