/** Pages cut off while loading: no button is dead, and no text is lost. */
import { fieldNames, Form, makeMessage } from '../helpers/message-form.ts';
import { expect, holdScripts, phone, test, type Page } from '../helpers/site.ts';

test.use(phone);

/** The page as the site sends it. */
const read = async (path: string) => (await fetch(`${process.env.TEST_SITE_URL}${path}`)).text();

/** Opens the page with this HTML instead of the site's. */
async function open(page: Page, path: string, body: string): Promise<void> {
  await page.route(path, (route) => route.fulfill({ contentType: 'text/html;charset=utf-8', body }));
  await page.goto(path);
}

/** The HTML cut off at this many points, which divide what follows `start` evenly. */
function cutsOf(html: string, start: string, count: number): string[] {
  const begin = html.indexOf(start);
  const step = (html.length - begin) / (count + 1);
  return Array.from({ length: count }, (_, index) => html.slice(0, Math.round(begin + step * (index + 1))));
}

/** Presses each button in sight that opens a dialog, and expects the dialog. */
async function expectDialogs(page: Page, body: string): Promise<void> {
  const openDialog = page.locator('dialog[open]:not([popover])');
  await open(page, '/', body);
  for (const button of await page.locator('button[command=show-modal]:visible').all()) {
    await button.click();
    await expect(openDialog).toHaveCount(1);
    const island = button.locator('xpath=ancestor::astro-island');
    // The scripts of islands stand behind the heading; without them the dialog opens natively.
    if (body.includes('customElements.define(') && (await island.count()) > 0) {
      await page.clock.fastForward('00:05');
      await expect(island).not.toHaveAttribute('ssr');
    }
    await expect(openDialog).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openDialog).toHaveCount(0);
  }
}

test('home cut off after any of 8 points, or a button: each button opens its dialog', async ({ page }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const html = await read('/');
  const buttons = [...html.matchAll(/command="show-modal".*?<\/button>/gs)];
  expect(buttons).toHaveLength(2);
  for (const body of [
    ...cutsOf(html, '<body', 8),
    ...buttons.map(({ 0: text, index }) => html.slice(0, index + text.length)),
  ]) {
    await test.step(body.slice(-40), () => expectDialogs(page, body));
  }
});

test('the form cut off after any of 12 points: the text stays, the button answers', async ({ page, errors }) => {
  const form = new Form(page);
  const written = makeMessage();
  await page.addInitScript(() => sessionStorage.clear());
  for (const body of cutsOf(await read(form.words.path), '<form', 12)) {
    await test.step(body.slice(-40), async () => {
      const releaseScripts = await holdScripts(page);
      await open(page, form.words.path, body);
      const filled: [Form['name'], string][] = [];
      for (const name of fieldNames) {
        if (!(await form[name].isVisible())) continue;
        await form[name].fill(written[name]);
        filled.push([form[name], written[name]]);
      }
      releaseScripts();
      await form.expectHydrated();
      for (const [field, value] of filled) await expect(field).toHaveValue(value);
      await expect(filled.at(-1)![0]).toBeFocused();
      await form.email.fill('');
      await form.button.click();
      await expect(form.summary).toBeFocused();
      await form.answerNoMore();
    });
  }
  // React reports that it renders what was cut off again.
  expect(new Set(errors.splice(0).map((message) => message.slice(0, 25)))).toEqual(
    new Set(['Minified React error #418']),
  );
});

test('the page of the questions cut off after any of 6 points: its search works', async ({ page }) => {
  const box = page.getByRole('searchbox');
  for (const body of cutsOf(await read('/faq'), '<search', 6)) {
    await test.step(body.slice(-40), async () => {
      await open(page, '/faq', body);
      await box.fill('zzzz');
      await expect(page.locator('search [role=status]')).toContainText('No question here fits');
      await expect(box).toHaveValue('zzzz');
    });
  }
});

test('home cut off before its first figure: the label is already in place', async ({ page }) => {
  const label = page.locator('dt', { hasText: 'statements analysed' });
  const topIn = async (body: string) => {
    await open(page, '/', body);
    return label.evaluate((label) => label.getBoundingClientRect().top);
  };
  const html = await read('/');
  expect(await topIn(html.slice(0, html.indexOf('<dd', html.indexOf('statements analysed'))))).toBe(await topIn(html));
});
