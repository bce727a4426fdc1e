/** What the forms refuse, and how they say so. */
import { findViolations } from '../helpers/axe.ts';
import { backendUrl, expect, test } from '../helpers/message-form.ts';

test('before React has loaded, the browser refuses empty fields and bad addresses', async ({ page, form }) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await form.email.fill('asha.example.in');
  for (const [field, text] of [
    [form.name, 'Asha'],
    [form.email, 'asha@example.in'],
    [form.text, ''],
  ] as const) {
    await form.button.click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((focused) => focused.matches(':invalid'))).toBe(true);
    await field.fill(text);
  }

  await form.name.fill('');
  await form.name.pressSequentially('a'.repeat(121));
  await expect(form.name).toHaveValue('a'.repeat(120));
  await expect(form.email).toHaveAttribute('maxlength', '254');
  await expect(form.text).toHaveAttribute('maxlength', '5000');
});

test('once it has loaded, the form says what to do, in a summary and at the fields', async ({ page, form }) => {
  await form.name.focus();
  await form.expectHydrated();
  await form.email.fill('asha@example');
  await form.text.fill('x'.repeat(5001));
  await form.button.click();

  await expect(form.summary).toBeFocused();
  const messages = [
    'Write your name.',
    'Write your full email address, with one @ and a dot after it, like name@example.in.',
    'Shorten your message to 5,000 characters. It has 5,001 now.',
  ];
  const links = form.summary.getByRole('link');
  await expect(links).toHaveText(messages);
  for (const [index, field] of [form.name, form.email, form.text].entries()) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(messages[index] ?? '');
    await links.nth(index).click();
    await expect(field).toBeFocused();
  }
  expect(await findViolations(page)).toEqual([]);

  await form.name.fill('Asha');
  await form.button.click();
  await expect(form.summary).toBeFocused();
  await expect(links).toHaveText(messages.slice(1));
  await expect(form.name).not.toHaveAttribute('aria-invalid');
  await form.expectFields({ name: 'Asha', email: 'asha@example', text: 'x'.repeat(5001) });
});

test('a bot that fills in the honeypot is told that it failed; Tab skips it', async ({ page, form, written }) => {
  const honeypot = page.locator('[name=website]');
  await expect(honeypot).toBeHidden();
  await form.write(written);
  await page.keyboard.press('Tab');
  await expect(form.button).toBeFocused();
  await honeypot.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await form.button.click();
  await form.expectFailed(written);
});

test('a message sent faster than anybody can write is delayed, not refused', async ({ page, form, written }) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  let requests = 0;
  await form.answer((route) => {
    requests += 1;
    return route.continue();
  });
  const client = form.clientLoaded();
  await form.write(written);
  await page.clock.runFor(100);
  await client;
  await form.button.click();
  await expect(form.busyButton).toBeDisabled();
  await page.clock.fastForward(1900);
  // Once the page has fetched something else, it would have sent the message.
  await page.evaluate((url) => fetch(url, { mode: 'no-cors' }), `${backendUrl}/rest/v1/feedback`);
  expect(requests).toBe(0);
  await page.clock.fastForward(100);
  await form.expectSent(written);
  expect(requests).toBe(1);
});
