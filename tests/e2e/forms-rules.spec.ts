/** What the forms refuse, and how they say so. */
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

test('who fills in the honeypot is told so, and a bot gets no further', async ({ page, form, written }) => {
  const honeypot = page.locator('[name=website]');
  const fill = () => honeypot.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await expect(honeypot).toBeHidden();
  await form.write(written);
  await page.keyboard.press('Tab');
  await expect(form.button).toBeFocused();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await fill();
    await form.button.click();
    await form.expectFailed(written);
    await expect(page.getByRole('alert')).toContainText('perhaps by a password manager');
  }
  await form.submit();
  await form.expectSent(written);
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
