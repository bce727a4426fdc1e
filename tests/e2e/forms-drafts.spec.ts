/** What a visitor has written but not sent is there when they come back. */
import { expect, test, type Page } from 'playwright/test';
import { holdScripts } from '../helpers/hold-scripts.ts';
import { Form, makeMessage, minuteMs } from '../helpers/message-form.ts';

/** Opens the page and leaves its clock alone. */
async function openForm(page: Page): Promise<Form> {
  const form = new Form(page);
  await page.goto(form.words.path);
  return form;
}

const storedDraft = (page: Page) => page.evaluate(() => localStorage.getItem('draft:contact'));

test('what was typed is there after a reload, and gone once it is sent', async ({ page }) => {
  const form = await openForm(page);
  const written = makeMessage({ text: 'Half a sent' });
  await form.write(written);
  await form.expectHydrated();
  await page.goto('about:blank');
  await openForm(page);
  await form.expectFields(written);

  await form.button.click();
  await form.expectSent();
  expect(await storedDraft(page)).toBeNull();
  await page.reload();
  await form.expectFields({ name: '', email: '', text: '' });
  await form.expectRows(written, 1);
});

test('a draft does not replace what is typed into the new page', async ({ page }) => {
  const form = await openForm(page);
  const written = makeMessage();
  await form.write(written);
  await form.expectHydrated();
  await page.goto('about:blank');

  const releaseScripts = await holdScripts(page);
  await openForm(page);
  await form.name.fill('Ravi');
  releaseScripts();
  await form.expectFields({ ...written, name: 'Ravi' });
});

test('a draft of yesterday is deleted on any page and loads nothing', async ({ page }) => {
  const dayMs = 24 * 60 * minuteMs;
  const draft = (seed: string, age: number) => ({
    page: seed,
    seed,
    savedAt: Date.now() - age,
    values: { name: '', email: '', text: seed },
  });
  const store = (drafts: object[]) =>
    page.evaluate((value) => localStorage.setItem('draft:contact', value), JSON.stringify(drafts));
  const storedSeeds = async () =>
    (JSON.parse((await storedDraft(page)) ?? '[]') as { seed: string }[]).map(({ seed }) => seed);

  await page.goto('/about');
  await store([draft('expired', dayMs + minuteMs), draft('fresh', dayMs - 5 * minuteMs)]);
  await page.goto('/');
  expect(await storedSeeds()).toEqual(['fresh']);

  await store([draft('expired', dayMs + minuteMs)]);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  expect(await storedSeeds()).toEqual([]);
});

test('a tab closed while sending: sent again from a new tab, it is stored once', async ({ page, context }) => {
  const form = await openForm(page);
  const written = makeMessage();
  const { promise: stored, resolve: store } = Promise.withResolvers<void>();
  await form.answer(async (route) => {
    await route.fetch();
    store();
  });
  await form.write(written);
  await form.button.click();
  await stored;
  await page.close();
  await form.expectRows(written, 1);

  const again = await openForm(await context.newPage());
  await again.expectFields(written);
  await again.button.click();
  await again.expectSent();
  await again.expectRows(written, 1);
});

test('two tabs each keep their own text through a reload and a crash', async ({ page, context }) => {
  const one = await openForm(page);
  const two = await openForm(await context.newPage());
  const first = makeMessage({ text: 'Written in the first tab' });
  const second = makeMessage({ text: 'Written in the second tab' });
  await one.write(first);
  await one.expectHydrated();
  await two.touch();
  await two.expectHydrated();
  await two.expectFields({ name: '', email: '', text: '' });
  await two.write(second);

  await one.page.reload();
  await one.expectFields(first);
  await two.page.reload();
  await two.expectFields(second);
  await two.button.click();
  await two.expectSent();

  await one.page.goto('chrome://crash').catch(() => {});
  const oneAgain = await openForm(await context.newPage());
  await oneAgain.expectFields(first);
});

test('storage refused: the form works without a draft', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const form = await new Form(page).open();
  const written = makeMessage();
  await form.write(written);
  await form.submit();
  await form.expectSent();
  await form.expectRows(written, 1);
});
