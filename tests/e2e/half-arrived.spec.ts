/** Pages of which only a part arrived: no button is dead, and no text is lost. */
import { expect, test, type Page } from 'playwright/test';
import { holdScripts } from '../helpers/hold-scripts.ts';
import { Form, makeMessage } from '../helpers/message-form.ts';

test.use({ viewport: { width: 360, height: 740 } });

const cuts = 20;

/** The page as the site sends it. */
const read = async (path: string) => (await fetch(`${process.env.TEST_SITE_URL}${path}`)).text();

/** Answers with this HTML in the site's place. */
const send = (page: Page, path: string, body: string) =>
  page.route(path, (route) => route.fulfill({ contentType: 'text/html;charset=utf-8', body }));

/** The HTML cut off at each of the points, which divide the body evenly. */
function cutsOf(html: string): string[] {
  const start = html.indexOf('<body');
  const points = Array.from({ length: cuts }, (_, index) => start + ((html.length - start) * (index + 1)) / (cuts + 1));
  return points.map((point) => html.slice(0, Math.round(point)));
}

const openDialog = (page: Page) => page.locator('dialog[open]:not([popover])');

/** Presses each button in sight that opens a dialog, and expects the dialog. */
async function expectDialogs(page: Page, path: string, body: string): Promise<void> {
  await send(page, path, body);
  await page.goto(path);
  for (const button of await page.locator('button[command=show-modal]:visible').all()) {
    await button.click();
    await expect(openDialog(page)).toHaveCount(1);
    const island = button.locator('xpath=ancestor::astro-island');
    if (await island.count()) {
      // A script may ask for React, so that the test need not wait until the visitor is idle.
      await island.dispatchEvent('wake');
      await expect(island).not.toHaveAttribute('ssr');
    }
    await expect(openDialog(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toHaveCount(0);
  }
}

test('home cut off after any of 20 points: each button opens its dialog', async ({ page }) => {
  test.setTimeout(120_000);
  const html = await read('/');
  const buttons = [...html.matchAll(/command="show-modal".*?<\/button>/gs)];
  expect(buttons).toHaveLength(2);
  for (const body of [...cutsOf(html), ...buttons.map(({ 0: text, index }) => html.slice(0, index + text.length))]) {
    await test.step(body.slice(-40), () => expectDialogs(page, '/', body));
  }
});

test('the form cut off after any of 20 points: what is written stays, the button answers', async ({ page }) => {
  test.setTimeout(180_000);
  const form = new Form(page);
  const written = makeMessage();
  let completed = 0;
  for (const body of cutsOf(await read(form.words.path))) {
    await test.step(body.slice(-40), async () => {
      await page.addInitScript(() => localStorage.clear());
      await send(page, form.words.path, body);
      await page.goto(form.words.path);
      const fields = [
        [form.name, written.name],
        [form.email, written.email],
        [form.text, written.text],
      ] as const;
      const releaseScripts = await holdScripts(page);
      const filled: (typeof fields)[number][] = [];
      for (const [field, value] of fields) {
        if (!(await field.isVisible())) continue;
        await field.fill(value);
        filled.push([field, value]);
      }
      releaseScripts();
      if (filled.length > 0) {
        await form.expectHydrated();
        for (const [field, value] of filled) await expect(field).toHaveValue(value);
        await expect(filled.at(-1)![0]).toBeFocused();
        await form.email.fill('');
        await form.button.click();
        await expect(page.getByRole('group', { name: 'Not sent yet' })).toBeFocused();
        completed++;
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
  expect(completed).toBeGreaterThan(4);
});

test('the search cut off after any of 20 points: it answers or is not there', async ({ page }) => {
  test.setTimeout(180_000);
  const box = page.getByRole('searchbox');
  let answered = 0;
  for (const body of cutsOf(await read('/faq'))) {
    await test.step(body.slice(-40), async () => {
      await send(page, '/faq', body);
      await page.goto('/faq');
      if (!(await box.isVisible())) return;
      await box.fill('zzzz');
      await expect(page.locator('search [role=status]')).toContainText('No question matches');
      await expect(box).toHaveValue('zzzz');
      answered++;
    });
  }
  expect(answered).toBeGreaterThan(4);
});

test('the style block cut in the middle: all works without styles', async ({ page }) => {
  const halve = (html: string) =>
    html.replace(
      /(<style>)(.*?)(<\/style>)/s,
      (_, open: string, css: string, close: string) => open + css.slice(0, css.length / 2) + close,
    );
  await expectDialogs(page, '/', halve(await read('/')));
  const form = new Form(page);
  const written = makeMessage({ email: '' });
  await send(page, form.words.path, halve(await read(form.words.path)));
  await page.goto(form.words.path);
  await form.write(written);
  await form.expectHydrated();
  await expect(page.getByText('The form could not load.')).toBeHidden();
  await form.button.click();
  await expect(page.getByRole('group', { name: 'Not sent yet' })).toBeFocused();
  await form.expectFields(written);
});
