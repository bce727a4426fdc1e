/** What a visitor has written but not sent is there when they come back. */
import { expect, Form, makeMessage, test, type Page } from '../helpers/message-form.ts';
import { holdScripts, test as plainTest } from '../helpers/site.ts';

const storedDraft = (page: Page) => page.evaluate(() => localStorage.getItem('draft:contact'));

test('a draft does not replace what is typed into the new page', async ({ page, form, written }) => {
  await form.write(written);
  await form.expectHydrated();
  await page.goto('about:blank');

  const releaseScripts = await holdScripts(page);
  await page.goto(form.words.path);
  await form.name.fill('Ravi');
  releaseScripts();
  await form.expectFields({ ...written, name: 'Ravi' });
});

test('a draft older than a day is deleted on any page and loads nothing', async ({ page, scripts }) => {
  const minuteMs = 60_000;
  const dayMs = 24 * 60 * minuteMs;
  const store = (ages: Record<string, number>) => {
    const drafts = Object.entries(ages).map(([seed, age]) => ({
      page: seed,
      seed,
      savedAt: Date.now() - age,
      values: { name: '', email: '', text: seed },
    }));
    return page.evaluate((value) => localStorage.setItem('draft:contact', value), JSON.stringify(drafts));
  };
  const storedSeeds = async () =>
    (JSON.parse((await storedDraft(page)) ?? '[]') as { seed: string }[]).map(({ seed }) => seed);

  await page.goto('/about');
  await store({ expired: dayMs + minuteMs, fresh: dayMs - 5 * minuteMs });
  await page.goto('/');
  expect(await storedSeeds()).toEqual(['fresh']);

  await store({ expired: dayMs + minuteMs });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  expect(await storedSeeds()).toEqual([]);
});

test('a tab closed while sending: sent again from a new tab, it is stored once', async ({ form, written, context }) => {
  const { stored } = await form.loseAnswer();
  await form.write(written);
  await form.submit();
  await stored;
  await form.page.close();
  await form.expectRows(written, 1);

  const again = await new Form(await context.newPage()).open();
  await again.expectFields(written);
  await again.submit();
  await again.expectSent(written);
  expect(await storedDraft(again.page)).toBeNull();
  await again.page.reload();
  await again.expectFields();
});

// A fake clock would not say which tab was opened first.
plainTest('two tabs each keep their own text through a reload and a crash', async ({ page, context }) => {
  const one = await new Form(page).open();
  const two = await new Form(await context.newPage()).open();
  const first = makeMessage({ text: 'Written in the first tab' });
  const second = makeMessage({ text: 'Written in the second tab' });
  await one.write(first);
  await one.expectHydrated();
  await two.name.focus();
  await two.expectHydrated();
  await two.expectFields();
  await two.write(second);

  await one.page.reload();
  await one.expectFields(first);
  await two.page.reload();
  await two.expectFields(second);
  await two.button.click();
  await two.expectSent(second);

  await one.page.goto('chrome://crash').catch(() => {});
  const oneAgain = await new Form(await context.newPage()).open();
  await oneAgain.expectFields(first);
});

test('storage refused: the form works without a draft', async ({ page, written }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const form = await new Form(page).open();
  await form.write(written);
  await form.submit();
  await form.expectSent(written);
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
