/** What a visitor has written but not sent is there when they come back in the same tab. */
import { expect, Form, makeMessage, test, type Page } from '../helpers/message-form.ts';
import { refuseStorage } from '../helpers/site.ts';

const storedDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft:contact'));

test('a draft is kept and restored without any script file', async ({ page, form, written, scripts }) => {
  await page.route('**/_astro/*.js*', (route) => route.abort());
  await form.write(written);
  await page.reload();
  await form.expectFields(written);
  await page.goto('/about');
  await page.goto(form.words.path);
  scripts.length = 0;
  await form.expectFields(written);
  expect(scripts).toEqual([]);
});

test('a draft does not replace what is typed into the new page', async ({ page, form, written }) => {
  await form.write(written);
  await page.goto('about:blank');

  // The page has not arrived as a whole when the visitor begins to write.
  const html = await (await fetch(`${process.env.TEST_SITE_URL}${form.words.path}`)).text();
  const arrived = html.slice(0, html.indexOf('</form>'));
  await page.route(form.words.path, (route) =>
    route.fulfill({ contentType: 'text/html;charset=utf-8', body: arrived }),
  );
  await page.addInitScript(() => {
    Object.defineProperty(document, 'readyState', { get: () => 'loading', configurable: true });
    addEventListener('DOMContentLoaded', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto(form.words.path);
  await form.expectFields();
  await form.name.fill('Ravi');
  await form.expectFields({ ...written, name: 'Ravi' });
});

test('reloaded while sending and sent again, it is stored once', async ({ page, form, written }) => {
  const { stored } = await form.loseAnswer();
  await form.send(written);
  await stored;
  await page.reload();
  await form.answerNoMore();
  await form.expectFields(written);
  await form.submit();
  await form.expectSent(written);
  expect(await storedDraft(page)).toBeNull();
  await page.reload();
  await form.expectFields();
});

test('two tabs each keep their own text, and what was deleted stays deleted', async ({ form, context }) => {
  const other = await new Form(await context.newPage()).open();
  const [first, second] = [makeMessage({ text: 'In the first tab' }), makeMessage({ text: 'In the second tab' })];
  await form.write(first);
  await other.expectFields();
  await other.write(second);
  await form.page.reload();
  await form.expectFields(first);
  await other.page.reload();
  await other.expectFields(second);

  await other.text.fill('');
  await other.page.reload();
  await other.expectFields({ ...second, text: '' });
});

test('storage refused: the form works without a draft', async ({ page, written }) => {
  await refuseStorage(page);
  const form = await new Form(page).open();
  await form.send(written);
  await form.expectSent(written);

  // The same words, written again once they were sent, are a second message.
  await form.writeAnother();
  await form.send(written);
  await form.expectSent(written, 2);
});

test('a message that a link asks for follows the draft, and is asked for once', async ({ page, form, written }) => {
  await form.write(written);
  await form.expectHydrated();
  const asked = 'Please tell me when the iPhone app opens.';
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('about:blank');
    await page.goto(`${form.words.path}#iphone`);
    await form.expectFields({ ...written, text: `${written.text}\n\n${asked}` });
    await expect(page).toHaveURL(form.words.path);
  }
  await page.goto('about:blank');
  await page.goto(`${form.words.path}#constructor`);
  await form.expectFields({ ...written, text: `${written.text}\n\n${asked}` });
});
