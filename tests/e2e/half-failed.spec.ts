/** Scripts that do not load: no button is dead, the visitor is told, and no text is lost. */
import type { Route } from 'playwright/test';
import { expect, test, type Page } from '../helpers/message-form.ts';

const html = { contentType: 'text/html', body: '<p>Sign in</p>' };

/** What a script is answered with when it is requested by the URL in the page. */
const brokenFiles = {
  'React alone fails': (page: Page) => page.route('**/_astro/react.*', (route) => route.abort()),
  'the component alone fails': (page: Page) =>
    page.route('**/_astro/{MessageForm,PlatformDialog}.*', (route) => route.abort()),
  'every script is answered with HTML': (page: Page) => page.route('**/_astro/*.js', (route) => route.fulfill(html)),
};

for (const [title, breakFiles] of Object.entries(brokenFiles)) {
  test(`${title}: the form and the dialog work nevertheless`, async ({ page, form, written }) => {
    await breakFiles(page);
    await form.write(written);
    await form.expectHydrated();
    await form.submit();
    await form.expectSent(written);

    await page.goto('/');
    await page.getByRole('button', { name: 'TRY FOR FREE' }).click();
    await page.getByRole('button', { name: 'Download for iOS' }).click();
    await expect(page.getByText('Coming soon to the App Store!')).toBeVisible();
  });
}

/** What every script is answered with, whatever its URL. */
const failures = {
  'no script loads': (route: Route) => route.abort('internetdisconnected'),
  'every script is HTML': (route: Route) => route.fulfill(html),
};

for (const [title, answer] of Object.entries(failures)) {
  test(`${title}: the visitor is told, and only a new submit sends the message`, async ({ page, form, written }) => {
    await page.route(/\.js(\?|$)/, answer);
    await form.write(written);
    const notice = page.getByText('The form could not load.');
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    // A submit still held when the connection comes back is sent, as it should be: wait until it has failed.
    const secondFailure = page.evaluate(
      () => new Promise<void>((resolve) => document.addEventListener('wake:failed', () => resolve(), { once: true })),
    );
    await form.button.click();
    await secondFailure;
    await expect(page.locator('[aria-busy]')).toHaveCount(0);

    await form.answerNoMore();
    await form.text.press('End');
    await form.expectHydrated();
    await expect(notice).toBeHidden();
    await expect(form.button).toBeEnabled();
    await form.expectFields(written);
    await form.submit();
    await form.expectSent(written);
  });
}

test('offline, the search says so, and works at the next letter once online', async ({ page }) => {
  await page.goto('/faq');
  const notice = page.getByRole('alert').filter({ hasText: 'The search could not load.' });
  await expect(notice).toBeHidden();
  await page.context().setOffline(true);
  await page.getByRole('searchbox').pressSequentially('passwor');
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await page.context().setOffline(false);
  await page.keyboard.type('d');
  await expect(page.locator('search').getByRole('status')).toHaveText(/^\d+ questions? found\.$/);
  await expect(page.getByRole('searchbox')).toHaveValue('password');
  await expect(notice).toBeHidden();
});

test('offline, the choice of platform says so, and answers once the connection is back', async ({ page }) => {
  await page.goto('/');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'TRY FOR FREE' }).click();
  await page.clock.fastForward('00:04');
  const answer = page.getByRole('dialog').getByRole('alert');
  await expect(answer).toHaveText(/This could not load\. Check the connection/);
  await expect(answer.getByRole('link')).toHaveAttribute('href', '/contact');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Download for iOS' }).click();
  await expect(answer).toHaveText('Coming soon to the App Store!');
});
