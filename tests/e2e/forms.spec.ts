/** What a visitor sends through the two forms, and what the database then holds. */
import { expect, test } from 'playwright/test';
import { holdScripts } from '../helpers/hold-scripts.ts';
import { hydrateIslands } from '../helpers/hydrate-islands.ts';
import { contact, feedback, Form, hindiContact, makeMessage, minuteMs } from '../helpers/message-form.ts';

for (const words of [contact, feedback]) {
  test.describe(words.path, () => {
    test('stores what is written and empties the form', async ({ page }) => {
      const form = await new Form(page, words).open();
      const written = makeMessage({ name: '  आशा राव ', text: 'Line one\nUPI/DR/6157 👍' });
      await form.write(written);
      await form.submit();
      await form.expectSent();

      const [row, ...more] = await form.rows(written);
      expect(more).toEqual([]);
      expect(row).toMatchObject({
        name: 'आशा राव',
        email: written.email,
        [words.textLabel.toLowerCase()]: written.text,
      });
      expect(Math.abs(Date.parse(row?.created_at ?? '') - Date.now())).toBeLessThan(5 * minuteMs);
    });
  });
}

test('in Hindi all is said in Hindi: what is missing, that it failed, that it was sent', async ({ page }) => {
  const form = await new Form(page, hindiContact).open();
  const written = makeMessage();
  await form.touch();
  await form.expectHydrated();
  await form.button.click();
  const mistakes = page.getByRole('group', { name: 'अभी भेजा नहीं गया' });
  await expect(mistakes).toBeFocused();
  await expect(mistakes.getByRole('link')).toHaveText([
    'अपना नाम लिखें।',
    'अपना ईमेल लिखें, जैसे name@example.in',
    'अपना संदेश लिखें।',
  ]);

  await form.answer((route) => route.fulfill({ status: 500, json: { message: 'internal error' } }));
  await form.write(written);
  await form.submit();
  await form.expectFailed(written);
  await expect(page.getByRole('alert')).toContainText('आपका लिखा यहीं है।');

  await form.answerNoMore();
  await form.submit();
  await form.expectSent();
  await form.expectRows(written, 1);
});

test('keeps what is written after a failure, which the next attempt clears', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  await form.answer((route) => route.fulfill({ status: 500, json: { message: 'internal error' } }));
  await form.write(written);
  await form.submit();
  await form.expectFailed(written);
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await form.expectRows(written, 0);

  await form.answerNoMore();
  await form.submit();
  await form.expectSent();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await form.expectRows(written, 1);
});

test('a result takes the focus, unless the visitor has gone elsewhere on the page', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await form.answer(async (route) => {
    await answered;
    await route.continue();
  });
  await form.write(written);
  await form.submit();
  await page.getByRole('link').first().focus();
  answer();
  await form.expectSent();
  await expect(page.getByRole('link').first()).toBeFocused();

  // The same words, written again once they were sent, are a second message.
  await form.write(written);
  await form.submit();
  await form.expectSent();
  await expect(page.getByRole('status')).toBeFocused();
  await form.expectRows(written, 2);
});

test.describe('pressed twice, a form sends one message', () => {
  for (const [title, isLoaded, press] of [
    ['with a double click before it has loaded', false, (form: Form) => form.button.dblclick()],
    [
      'with Enter once it has loaded',
      true,
      async ({ email }: Form) => {
        await email.press('Enter');
        await email.press('Enter');
      },
    ],
  ] as const) {
    test(title, async ({ page }) => {
      const form = await new Form(page).open();
      const written = makeMessage();
      let requests = 0;
      await form.answer((route) => {
        requests += 1;
        return route.continue();
      });
      const releaseScripts = await holdScripts(page);
      await form.write(written);
      if (isLoaded) {
        releaseScripts();
        await form.expectHydrated();
      }
      await press(form);
      releaseScripts();
      await form.passWritingTime();
      await form.expectSent();
      expect(requests).toBe(1);
      await form.expectRows(written, 1);
    });
  }
});

test('a form submitted before it has loaded is sent without requestSubmit', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'));
  const form = await new Form(page).open();
  const written = makeMessage();
  const releaseScripts = await holdScripts(page);
  await form.write(written);
  await form.button.click();
  releaseScripts();
  await form.passFrames();
  await form.expectHydrated();
  await form.passWritingTime();
  await form.expectSent();
  await form.expectRows(written, 1);
});

for (const [path, languages] of [
  [contact.path, ['hi', 'mr']],
  [feedback.path, ['hi', 'mr']],
  [hindiContact.path, ['en', 'mr']],
] as const) {
  test(`the notice of ${path} opens on the spot in other languages`, async ({ page }) => {
    await page.goto(path);
    for (const language of languages) {
      const notice = page.locator(`details:lang(${language})`);
      await expect(notice.locator('p')).toBeHidden();
      await notice.locator('summary').click();
      await hydrateIslands(page);
      await expect(notice.locator('p')).toBeVisible();
      await expect(notice.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, button } of [contact, feedback]) {
    test(`${path} shows an e-mail address in place of the form`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('button', { name: button })).toBeHidden();
      await expect(page.getByRole('main').getByRole('link', { name: '@' }).first()).toBeVisible();
    });
  }
});
