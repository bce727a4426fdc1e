/** What a visitor is told when a message cannot be sent, and that trying again stores it once. */
import { expect, test } from 'playwright/test';
import { Form, makeMessage } from '../helpers/message-form.ts';

test('too many messages in a short time: told how long to wait', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  for (let earlier = 1; earlier <= 5; earlier += 1) await form.store(written);
  await form.write(written);
  await form.submit();
  await form.expectFailed(written);
  await expect(page.getByRole('alert')).toContainText('wait five minutes');
  await form.expectRows(written, 5);
});

test('a slow answer: nothing can be changed or sent twice meanwhile', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await form.answer(async (route) => {
    await answered;
    await route.continue();
  });
  await form.write(written);
  await form.submit();
  await page.clock.fastForward('00:12');
  await expect(form.busyButton).toBeDisabled();
  await expect(form.text).not.toBeEditable();
  await expect(page.getByRole('alert')).toHaveCount(0);
  answer();
  await form.expectSent();
  await form.expectRows(written, 1);
});

test('no answer: failed after 15 seconds; sent again, the message is stored once', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  const { promise: stored, resolve: store } = Promise.withResolvers<void>();
  await form.answer(async (route) => {
    await route.fetch();
    store();
  });
  await form.write(written);
  await form.submit();
  await stored;
  await page.clock.fastForward('00:15');
  await form.expectFailed(written);
  await form.expectRows(written, 1);

  await form.answerNoMore();
  await form.submit();
  await form.expectSent();
  await form.expectRows(written, 1);
});

test('the connection is cut, then the text corrected: both messages are stored', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  await form.answer(async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.write(written);
  await form.submit();
  await form.expectFailed(written);

  await form.answerNoMore();
  await form.text.fill('June and July are read wrongly.');
  await form.submit();
  await form.expectSent();
  await form.expectRows(written, 2);
});

test('offline, then online', async ({ page, context }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  const client = page.waitForEvent('requestfinished', (request) => request.url().includes('/_astro/supabase'));
  await form.write(written);
  await client;
  await context.setOffline(true);
  await form.submit();
  await form.expectFailed(written);

  await context.setOffline(false);
  await form.submit();
  await form.expectSent();
  await form.expectRows(written, 1);
});

test('the form cannot load: told so, and what is written is sent once it can', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  await page.route(/\.js(\?|$)/, (route) => route.abort('internetdisconnected'));
  await form.write(written);
  const notice = page.getByText('The form could not load.');
  await expect(async () => {
    await page.clock.fastForward('00:02');
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);

  await form.answerNoMore();
  await form.button.click();
  await form.passFrames();
  await form.passWritingTime();
  await form.expectSent();
  await expect(notice).toBeHidden();
  await form.expectRows(written, 1);
});

test('the client that sends cannot load: the next attempt loads it', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  await page.route('**/_astro/supabase*.js*', (route) => route.abort('connectionreset'));
  await form.write(written);
  await form.button.click();
  await form.expectFailed(written);

  await form.answerNoMore();
  await form.submit();
  await form.expectSent();
  await form.expectRows(written, 1);
});
