/**
 * Pages that somebody else has changed before an island hydrates: Chrome's translation replaces every text, also later ones, and
 * extensions put nodes beside fields. What is typed stays where it was typed.
 */
import { Form, makeMessage } from '../helpers/message-form.ts';
import { expect, holdScripts, hydrateIslands, test, type Page } from '../helpers/site.ts';

/** Replaces every text by other words, as Chrome does, and goes on with those that are added or changed. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const toFont = (child: Node | string) => {
      // Deprecated, but what Chrome inserts.
      const font = document.createElement('font' as string);
      font.append(child);
      return font;
    };
    const translateText = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font')) return;
      text.replaceWith(toFont(toFont([...text.data].reverse().join(''))));
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      texts.forEach(translateText);
    };
    translateAll(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) translateAll(node);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });

/** Puts a node after every field. */
const addNodes = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.after(document.createElement('x-helper'));
    }
  });

const changes: [string, (page: Page) => Promise<void>][] = [
  ['translated', translate],
  ['with a node beside each field', addNodes],
];

/** The focused field: whether it is still that of the page as it arrived, its text and its caret. */
const focusedField = (page: Page) =>
  page.evaluate(() => {
    const { name, value, selectionStart, dataset } = document.activeElement as HTMLInputElement;
    return { name, value, caret: selectionStart, isOld: 'old' in dataset };
  });

const markFields = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea, select')) field.dataset.old = '';
  });

for (const [title, change] of changes) {
  for (const [path, selector] of [
    ['/codes', 'search textarea'],
    ['/hi/codes', 'search textarea'],
    ['/faq', 'search input'],
    ['/contact', 'form [name=name]'],
    ['/give-feedback', 'form [name=feedback]'],
    ['/hi/contact', 'form [name=message]'],
  ] as const) {
    test(`${path} ${title}: what is typed and pasted while React loads stays`, async ({ page }) => {
      const releaseScripts = await holdScripts(page, '**/_astro/{client,react}.*.js');
      await page.goto(path);
      await markFields(page);
      await change(page);
      await page.locator(selector).click();
      await page.keyboard.type('NWD');
      await page.keyboard.insertText(' pasted');
      await page.keyboard.press('ArrowLeft');
      releaseScripts();
      await page.waitForTimeout(1_500);
      await expect(page.locator(`astro-island:not([ssr]) ${selector}`)).toBeVisible();
      await page.keyboard.type('XY');
      const field = await focusedField(page);
      expect(field).toMatchObject({ value: 'NWD pasteXYd', caret: 11, isOld: true });
    });
  }
}

test('a translated form says what is wrong, again and again, and sends', async ({ page }) => {
  const form = await new Form(page).open();
  const written = makeMessage();
  await translate(page);
  const name = page.locator('[name=name]');
  const email = page.locator('[name=email]');
  const submit = page.locator('form [type=submit]');
  const summary = page.locator('form h2 ~ ul');
  await name.fill(written.name);
  await page.locator('[name=message]').fill(written.text);
  await submit.click();
  await email.fill('asha');
  await submit.click();
  await expect(summary.getByRole('link')).toHaveCount(1);
  await name.fill('');
  await submit.click();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await name.fill(written.name);
  await email.fill(written.email);
  await form.answer((route) => route.fulfill({ status: 429, json: { code: 'PT429' } }));
  await submit.click();
  await expect(page.locator('form [role=alert]:not([hidden])')).toBeVisible();
  await form.answerNoMore();
  await submit.click();
  await expect(page.locator('main p[role=status]')).toBeVisible({ timeout: 15_000 });
  await form.expectRows(written, 1);
});

for (const [title, change] of changes) {
  test(`every island of pages ${title} hydrates what is there`, async ({ page }) => {
    for (const path of ['/', '/hi', '/blog', '/faq', '/codes', '/contact', '/give-feedback']) {
      await test.step(path, async () => {
        await page.goto(path);
        await markFields(page);
        await change(page);
        const countOld = () => page.locator('[data-old]').count();
        const before = await countOld();
        await hydrateIslands(page);
        expect(await countOld()).toBe(before);
      });
    }
  });
}
