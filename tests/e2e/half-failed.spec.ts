/** Scripts that do not come, a wrong clock, full storage: no button is dead, and no text is lost. */
import { expect, test, type Page } from 'playwright/test';
import { Form, makeMessage, minuteMs } from '../helpers/message-form.ts';

/** What comes for a script, each time it is asked for by the name that the page gives it. */
const brokenFiles = {
  'React alone fails': (page: Page) => page.route('**/_astro/react.*', (route) => route.abort()),
  'the component alone fails': (page: Page) =>
    page.route('**/_astro/{MessageForm,PlatformDialog}.*', (route) => route.abort()),
  'HTML comes for each script': (page: Page) =>
    page.route('**/_astro/*.js', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' })),
};

for (const [title, breakFiles] of Object.entries(brokenFiles)) {
  test(`${title}: the form and the dialog work all the same`, async ({ page }) => {
    await breakFiles(page);
    const form = new Form(page);
    const written = makeMessage();
    await page.goto(form.words.path);
    await form.write(written);
    await form.expectHydrated();
    await form.button.click();
    await form.expectSent();
    await form.expectRows(written, 1);

    await page.goto('/');
    await page.getByRole('button', { name: 'TRY FOR FREE' }).click();
    await page.getByRole('button', { name: 'Download for iOS' }).click();
    await expect(page.getByText('Coming soon to the App Store!')).toBeVisible();
  });
}

test('HTML comes for each script, however it is asked for: told so, nothing is lost', async ({ page }) => {
  await page.route(/\.js(\?|$)/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }));
  const form = new Form(page);
  const written = makeMessage();
  await page.goto(form.words.path);
  await form.write(written);
  await expect(page.getByText('The form could not load.')).toBeVisible();
  await form.expectFields(written);
  await page.unrouteAll();
  await form.button.click();
  await form.expectSent();
  await form.expectRows(written, 1);
});

for (const [title, days] of [
  ['behind', -2],
  ['ahead', 2],
] as const) {
  test(`a clock two days ${title}: told so, and the text is there once it is right`, async ({ page, context }) => {
    const form = await new Form(page).open(new Date(Date.now() + days * 24 * 60 * minuteMs));
    const written = makeMessage();
    await form.write(written);
    await form.submit();
    await form.expectFailed(written);
    await expect(page.getByRole('alert')).toContainText('The date on this device may be wrong');

    // The phone ends the tab while its settings are open: nothing is saved on leaving.
    await page.evaluate(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true));
    await page.clock.setSystemTime(new Date());
    await page.clock.resume();
    await page.close();
    const again = new Form(await context.newPage());
    await again.page.goto(again.words.path);
    await again.expectFields(written);
    await again.button.click();
    await again.expectSent();
    await form.expectRows(written, 1);
  });
}

test('storage is full: the theme changes, the form keeps its text and sends it', async ({ page }) => {
  const form = new Form(page);
  const written = makeMessage();
  await page.goto(form.words.path);
  const isFull = await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (;;) localStorage.setItem(`filler ${Math.random()}`, 'x'.repeat(size));
      } catch {
        // Less may still fit.
      }
    }
    try {
      localStorage.setItem('draft:contact', 'x'.repeat(99));
      return false;
    } catch {
      return true;
    }
  });
  expect(isFull).toBe(true);
  await page.reload();
  await page.getByLabel('Theme').selectOption('dark');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await form.answer((route) => route.abort());
  await form.write(written);
  await form.button.click();
  await form.expectFailed(written);
  await form.answerNoMore();
  await form.button.click();
  await form.expectSent();
  await form.expectRows(written, 1);
});
