/** What the forms refuse, and how they say so. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { backendUrl, Form, makeMessage } from '../helpers/message-form.ts';

test('before the form has loaded, the browser refuses what is missing or no address', async ({ page }) => {
  const form = await new Form(page).open();
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  const isInvalid = () => page.evaluate(() => document.activeElement?.matches('form :invalid'));
  for (const [field, text] of [
    [form.name, 'Asha'],
    [form.email, 'asha@example.in'],
    [form.text, ''],
  ] as const) {
    if (field === form.email) await field.fill('asha.example.in');
    await form.button.click();
    await expect(field).toBeFocused();
    expect(await isInvalid()).toBe(true);
    await field.fill(text);
  }

  await form.name.fill('');
  await form.name.pressSequentially('a'.repeat(121));
  await expect(form.name).toHaveValue('a'.repeat(120));
  await expect(form.email).toHaveAttribute('maxlength', '254');
  await expect(form.text).toHaveAttribute('maxlength', '5000');
});

test('once it has loaded, the form says what to do, in a summary and beside the fields', async ({ page }) => {
  const form = await new Form(page).open();
  await form.touch();
  await form.expectHydrated();
  await form.email.fill('asha@example');
  await form.text.fill('x'.repeat(5001));
  await form.button.click();

  const summary = page.getByRole('group', { name: 'Not sent yet' });
  await expect(summary).toBeFocused();
  const messages = [
    'Write your name.',
    'Write your whole e-mail address, with one @ and a dot after it, like name@example.in.',
    'Shorten your message to 5,000 characters. It has 5,001 now.',
  ];
  await expect(summary.getByRole('link')).toHaveText(messages);
  for (const [index, field] of [form.name, form.email, form.text].entries()) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(messages[index] ?? '');
    await summary.getByRole('link').nth(index).click();
    await expect(field).toBeFocused();
  }
  await page.clock.resume();
  const { violations } = await new AxeBuilder({ page }).include('form').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await form.name.fill('Asha');
  await form.button.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(messages.slice(1));
  await expect(form.name).not.toHaveAttribute('aria-invalid');
  await form.expectFields({ name: 'Asha', email: 'asha@example', text: 'x'.repeat(5001) });
});

test('a bot that fills in the honeypot is told that it failed, and nothing is sent', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  const honeypot = page.locator('[name=website]');
  await expect(honeypot).toBeHidden();
  await form.write(written);
  await honeypot.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await form.button.click();
  await form.expectFailed(written);
  await form.expectRows(written, 0);
});

test('no key reaches the honeypot', async ({ page }) => {
  const form = await new Form(page).open();
  await form.text.focus();
  await page.keyboard.press('Tab');
  await expect(form.button).toBeFocused();
});

test('what is sent sooner than anybody can write is held back, not refused', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  let requests = 0;
  await form.answer((route) => {
    requests += 1;
    return route.continue();
  });
  const client = page.waitForEvent('requestfinished', (request) => request.url().includes('/_astro/supabase'));
  await form.write(written);
  await client;
  await form.button.click();
  await expect(form.busyButton).toBeDisabled();
  await page.clock.fastForward(1900);
  // By the time the page has fetched something else, it would have sent the message.
  await page.evaluate((url) => fetch(url, { mode: 'no-cors' }), `${backendUrl}/rest/v1/feedback`);
  expect(requests).toBe(0);
  await page.clock.fastForward(100);
  await form.expectSent();
  expect(requests).toBe(1);
  await form.expectRows(written, 1);
});
