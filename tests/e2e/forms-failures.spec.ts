/** What a visitor is told when a message cannot be sent, and that trying again stores it once. */
import { expect, Form, makeMessage, test } from '../helpers/message-form.ts';

interface Failure {
  title: string;
  /** Writes and submits the message so that it fails. */
  fail: (form: Form, written: ReturnType<typeof makeMessage>) => Promise<unknown>;
  /** How many rows are stored although the visitor is told that it failed. */
  rows?: number;
}

const failures: Failure[] = [
  {
    title: 'a server error',
    async fail(form, written) {
      await form.answer((route) => route.fulfill({ status: 500, json: { message: 'internal error' } }));
      await form.send(written);
    },
  },
  {
    title: 'no answer within 15 seconds',
    async fail(form, written) {
      const { stored } = await form.loseAnswer();
      await form.send(written);
      await stored;
      await form.page.clock.fastForward('00:15');
    },
    rows: 1,
  },
  {
    title: 'offline',
    async fail(form, written) {
      const client = form.clientLoaded();
      await form.write(written);
      await client;
      await form.page.context().setOffline(true);
      await form.submit();
    },
  },
];

test('it fails: told so, nothing is lost; sent again, it is stored once', async ({ page }) => {
  for (const { title, fail, rows } of failures) {
    await test.step(title, async () => {
      const form = await new Form(page).open();
      const written = makeMessage();
      await fail(form, written);
      await form.expectFailed(written, rows);
      await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);

      await page.context().setOffline(false);
      await form.answerNoMore();
      await form.button.click();
      await form.expectSent(written);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('the code that sends is gone with an earlier release: a reload keeps the text, and sends it', async ({
  page,
  form,
  written,
}) => {
  const file = '**/_astro/supabase*.js*';
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await form.send(written);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The form did not load completely. This tab keeps what you wrote.');
  await form.expectFields(written);

  await page.unroute(file);
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await expect(notice).toBeHidden();
  await form.expectFields(written);
  await form.submit();
  await form.expectSent(written);
});

test('too many messages in a short time: told how long to wait', async ({ page, form, written }) => {
  for (let earlier = 1; earlier <= 5; earlier += 1) await form.store(written);
  await form.send(written);
  await form.expectFailed(written, 5);
  await expect(page.getByRole('alert')).toContainText('wait five minutes');
});

test('a slow answer: nothing can be changed or sent twice meanwhile', async ({ page, form, written }) => {
  const answer = await form.holdAnswer();
  await form.send(written);
  await page.clock.fastForward('00:10');
  await expect(form.busyButton).toBeDisabled();
  await expect(form.text).not.toBeEditable();
  await expect(page.getByRole('alert')).toHaveCount(0);
  answer();
  await form.expectSent(written);
});

test('left and come back to while it is sent: told so, the button works, and it is stored once', async ({
  page,
  form,
  written,
}) => {
  const { stored } = await form.loseAnswer();
  await form.send(written);
  await stored;
  await expect(form.busyButton).toBeDisabled();
  // The headless shell has no back/forward cache: back.spec.ts goes back in a whole Chromium.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(form.button).toBeEnabled();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('it may have arrived');
  await expect(notice).not.toContainText(form.words.failed);
  await form.expectFields(written);
  await form.answerNoMore();
  await form.button.click();
  await form.expectSent(written);
});

test('the connection is cut, then the text changed: both messages are stored', async ({ form, written }) => {
  await form.answer(async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.send(written);
  await form.expectFailed(written, 1);

  await form.answerNoMore();
  await form.text.fill('June and July are read wrongly.');
  await form.button.click();
  await form.expectSent(written, 2);
});

test('a wrong clock: told so, and the text is there once it is right', async ({ page, written }) => {
  await page.clock.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000);
  const form = await new Form(page).open();
  await form.send(written);
  await form.expectFailed(written);
  await expect(page.getByRole('alert')).toContainText('The date on this device may be wrong');

  await page.clock.setSystemTime(new Date());
  await page.reload();
  await form.expectFields(written);
  await form.submit();
  await form.expectSent(written);
});
