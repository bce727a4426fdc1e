/** What a visitor is told when a message cannot be sent, and that trying again stores it once. */
import { expect, Form, makeMessage, test } from '../helpers/message-form.ts';

interface Failure {
  title: string;
  /** Writes and submits the message so that it fails. */
  fail: (form: Form, written: ReturnType<typeof makeMessage>) => Promise<unknown>;
  /** How many rows are stored although the visitor is told that it failed. */
  rows?: number;
  /** What the visitor is told first, instead of that it failed. */
  told?: string;
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
  {
    title: 'left and come back to while it is sent',
    async fail(form, written) {
      const { stored } = await form.loseAnswer();
      await form.send(written);
      await stored;
      // The headless shell has no back/forward cache: back.spec.ts goes back in a whole Chromium.
      await form.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    },
    rows: 1,
    told: 'You left this page while it was being sent',
  },
];

test('it fails: told so, nothing is lost; sent again, it is stored once', async ({ page }) => {
  for (const { title, fail, rows, told } of failures) {
    await test.step(title, async () => {
      const form = await new Form(page).open();
      const written = makeMessage();
      await fail(form, written);
      await form.expectFailed(written, rows, told);
      await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);

      await page.context().setOffline(false);
      await form.answerNoMore();
      await form.button.click();
      await form.expectSent(written);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
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
