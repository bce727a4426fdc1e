/** What a visitor sends through the two forms, and what the database then stores. */
import { contact, expect, feedback, Form, hindiContact, makeMessage, test } from '../helpers/message-form.ts';
import { holdScripts } from '../helpers/site.ts';

test('both forms store what is written, say so, and are empty for another message', async ({ page }) => {
  for (const words of [contact, feedback]) {
    const form = await new Form(page, words).open();
    const written = makeMessage({ name: '  आशा राव ', text: 'Line one\nUPI/DR/6157 👍' });
    await form.send(written);
    await form.expectSent(written);
    await expect(form.status).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.name).toBeFocused();
    await expect(form.status).toHaveCount(0);
    await expect(form.button).toBeEnabled();
    await form.expectFields();

    const [row] = await form.rows(written);
    expect(row).toMatchObject({ name: 'आशा राव', email: written.email, [words.column]: written.text });
    expect(Math.abs(Date.parse(row?.created_at ?? '') - Date.now())).toBeLessThan(5 * 60_000);
  }
});

test('in Hindi every message is in Hindi: missing text, success', async ({ page, written }) => {
  const form = await new Form(page, hindiContact).open();
  await form.name.focus();
  await form.expectHydrated();
  await form.button.click();
  const mistakes = page.getByRole('group', { name: 'अभी भेजा नहीं गया' });
  await expect(mistakes).toBeFocused();
  await expect(mistakes.getByRole('link')).toHaveText([
    'अपना नाम लिखें।',
    'अपना ईमेल लिखें, जैसे name@example.in',
    'अपना संदेश लिखें।',
  ]);
  await form.send(written);
  await form.expectSent(written);
});

test('a result leaves the focus alone; the same words are a second message', async ({ page, form, written }) => {
  const answer = await form.holdAnswer();
  await form.send(written);
  await page.getByRole('link').first().focus();
  answer();
  await form.expectSent(written);
  await expect(page.getByRole('link').first()).toBeFocused();

  await form.writeAnother();
  await form.send(written);
  await form.expectSent(written, 2);
});

const presses = {
  'pressed twice before it has loaded': ({ button }: Form) => button.dblclick(),
  'pressed twice with Enter once it has loaded': async ({ email }: Form) => {
    await email.press('Enter');
    await email.press('Enter');
  },
  'submitted before it has loaded, without requestSubmit': async ({ button, page }: Form) => {
    await page.evaluate(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'));
    await button.click();
  },
};

test('pressed twice or without requestSubmit, a form sends one message', async ({ page }) => {
  for (const [title, press] of Object.entries(presses)) {
    await test.step(title, async () => {
      const form = await new Form(page).open();
      const written = makeMessage();
      let requests = 0;
      await form.answer((route) => {
        requests += 1;
        return route.continue();
      });
      const releaseScripts = await holdScripts(page);
      await form.write(written);
      if (title.includes('once it has loaded')) {
        releaseScripts();
        await form.expectHydrated();
      }
      await press(form);
      releaseScripts();
      await form.passWritingTime();
      await form.expectSent(written);
      expect(requests).toBe(1);
      await form.answerNoMore();
    });
  }
});

test('a stitched line surrounds a form that is loading, also under reduced motion', async ({ page, form }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const element = page.locator('form', { has: form.text });
  const releaseScripts = await holdScripts(page);
  await expect(element).toHaveCSS('outline-style', 'none');
  await form.name.click();
  await expect(element).toHaveCSS('outline-style', 'dashed');
  releaseScripts();
  await expect(element).toHaveCSS('outline-style', 'none');
});
