/** Scripts that do not load: no button is dead, the visitor is told, and no text is lost. */
import type { Route } from 'playwright/test';
import { expect, Form, makeMessage, test, type Page } from '../helpers/message-form.ts';

const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' });

/** What some scripts are answered with; `isSent`: it is seen only when the message is sent. */
const failures: Record<string, { files: string; answer: (route: Route) => Promise<void>; isSent?: true }> = {
  'no script loads': { files: '**/_astro/*.js*', answer: (route) => route.abort('internetdisconnected') },
  'React alone fails': { files: '**/_astro/react.*', answer: (route) => route.abort() },
  'every script is HTML': {
    files: '**/_astro/*.js*',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }),
  },
  'what sends is gone with an earlier release': {
    files: '**/_astro/supabase*.js*',
    answer: (route) => route.fulfill({ status: 404 }),
    isSent: true,
  },
};

test('scripts do not load: the visitor is told, and after a reload sends what was written', async ({ page }) => {
  for (const [title, { files, answer, isSent }] of Object.entries(failures)) {
    await test.step(title, async () => {
      const form = await new Form(page).open();
      const written = makeMessage();
      await page.route(files, answer);
      await form.write(written);
      if (isSent) await form.submit();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('The form did not load completely. This tab keeps what you wrote.');
      await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
      // It goes neither to the database nor, as a plain form would, to the page.
      await form.button.click();
      await expect(page).toHaveURL(form.words.path);
      await form.expectRows(written, 0);

      await form.answerNoMore();
      await reload(page).click();
      await expect(notice).toBeHidden();
      await form.expectFields(written);
      await form.submit();
      await form.expectSent(written);
    });
  }
});

test('a script that fails once is fetched again, and nobody is told', async ({ page, form, written }) => {
  await page.route('**/_astro/MessageForm.*', (route) => route.abort(), { times: 1 });
  await form.write(written);
  await form.expectHydrated();
  await expect(page.getByRole('alert')).toBeHidden();
  await form.submit();
  await form.expectSent(written);
});

test('a file of the search does not load: it says so, and answers after a reload', async ({ page }) => {
  for (const files of ['**/_astro/*.js*', '**/_astro/questions-*.js', '**/_astro/faq.*.json']) {
    await page.route(files, (route) => route.abort('internetdisconnected'));
    await page.goto('/faq');
    const notice = page.locator('search').getByRole('alert');
    await expect(notice).toBeHidden();
    await page.getByRole('searchbox').pressSequentially('passwor');
    await expect(notice).toContainText('The search did not load completely.');
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);

    await page.unrouteAll();
    await reload(page).click();
    await expect(notice).toBeHidden();
    await page.getByRole('searchbox').fill('password');
    await expect(page.locator('search').getByRole('status')).toHaveText(/^\d+ questions? found\.$/);
    await expect(notice).toBeHidden();
  }
});

test('offline, the menu, the theme and the choice of platform answer, and nothing is said', async ({ page }) => {
  await page.goto('/');
  await page.context().setOffline(true);
  await page.getByLabel('Theme').first().selectOption('dark');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: 'TRY FOR FREE' }).click();
  await page.getByRole('button', { name: 'Download for iOS' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Coming soon to the App Store!');
  const failed = page.waitForEvent('requestfailed');
  await page.clock.fastForward('00:05');
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(1);
});
