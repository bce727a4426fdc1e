/** What a visitor does with an island before React has loaded is not lost. */
import { expect, holdScripts, type Page } from '../helpers/site.ts';
import { button, labelled, test } from '../helpers/wake-site.ts';

interface Behaviour {
  /** What the visitor does before React has loaded. */
  before(page: Page): Promise<void>;
  /** What they find once it has. */
  after(page: Page): Promise<void>;
}

const behaviours: Record<string, Behaviour> = {
  'presses of several buttons are replayed, each once, the last one last': {
    async before(page) {
      for (const name of ['A', 'B', 'A', 'A']) await button(page, `Press ${name}`).click();
    },
    async after(page) {
      await expect(labelled(page, 'Presses')).toHaveText('B A');
      await button(page, 'Press A').click();
      await expect(labelled(page, 'Presses')).toHaveText('B A A');
    },
  },
  'Enter on a button reached with Tab counts once': {
    async before(page) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
    after: (page) => expect(labelled(page, 'Presses')).toHaveText('A'),
  },
  'typed letters, the caret and the focus stay': {
    async before(page) {
      await labelled(page, 'Search').click();
      await page.keyboard.type('meter');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
    },
    async after(page) {
      await expect(labelled(page, 'Searched for')).toHaveText('meter');
      await page.keyboard.type('XY');
      await expect(labelled(page, 'Search')).toHaveValue('metXYer');
      await expect(labelled(page, 'Searched for')).toHaveText('metXYer');
    },
  },
  'what is written, chosen and ticked stays': {
    async before(page) {
      await labelled(page, 'Note').click();
      await page.keyboard.type('salary\nrent');
      await labelled(page, 'Count').fill('7');
      await labelled(page, 'Share').fill('80');
      await labelled(page, 'Bank').selectOption('hdfc');
      await labelled(page, 'free').check();
      await labelled(page, 'Agree').check();
      await labelled(page, 'Consent').uncheck();
      const statement = { name: 'april.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
      await labelled(page, 'Statement').setInputFiles(statement);
    },
    async after(page) {
      const chosen = {
        note: 'salary\nrent',
        count: '7',
        bank: 'hdfc',
        plan: 'free',
        agrees: true,
        consents: false,
        share: '80',
        file: 'april.pdf',
      };
      await expect(labelled(page, 'Chosen')).toHaveText(JSON.stringify(chosen));
      await expect(labelled(page, 'Note')).toHaveValue('salary\nrent');
      await expect(labelled(page, 'Bank')).toHaveValue('hdfc');
      await expect(page.locator('input:checked')).toHaveCount(2);
      await expect(labelled(page, 'free')).toBeChecked();
      await expect(labelled(page, 'Agree')).toBeChecked();
    },
  },
  'an opened panel stays open': {
    before: (page) => page.getByText('Open second').click(),
    async after(page) {
      await expect(labelled(page, 'Opened')).toHaveText('second');
      await expect(page.getByText('The second answer')).toBeVisible();
    },
  },
  'a form is sent once, by the button that was pressed': {
    async before(page) {
      await labelled(page, 'Message').fill('hello');
      await button(page, 'Keep as draft').click();
    },
    async after(page) {
      await expect(labelled(page, 'Sent')).toHaveText('draft: hello');
      await button(page, 'Send').click();
      await expect(labelled(page, 'Sent')).toHaveText('draft: hello, send: hello');
    },
  },
  'Enter in a field of a form presses its first button': {
    async before(page) {
      await labelled(page, 'Message').fill('hello');
      await page.keyboard.press('Enter');
    },
    after: (page) => expect(labelled(page, 'Sent')).toHaveText('send: hello'),
  },
};

for (const [title, { before, after }] of Object.entries(behaviours)) {
  test(title, async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await before(page);
    releaseScripts();
    await after(page);
  });
}

test('no letter is lost while React loads', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await labelled(page, 'Search').click();
  let typed = '';
  const typeLetter = async () => {
    const letter = 'abcdefghij'.charAt(typed.length % 10);
    typed += letter;
    await page.keyboard.type(letter, { delay: 20 });
  };
  await typeLetter();
  releaseScripts();
  while ((await labelled(page, 'Searched for').innerText()) === '') await typeLetter();
  for (let letter = 0; letter < 10; letter++) await typeLetter();
  await expect(labelled(page, 'Search')).toHaveValue(typed);
  await expect(labelled(page, 'Searched for')).toHaveText(typed);
});

test('offline, the visitor is told, and a press is replayed when the next touch succeeds', async ({ page }) => {
  const notice = page.getByText('The counter could not be loaded.');
  await page.context().setOffline(true);
  await button(page, 'Press A').click();
  await expect(notice).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(page.getByText('The form could not be loaded.')).toBeHidden();

  await page.context().setOffline(false);
  await button(page, 'Press B').click();
  await expect(labelled(page, 'Presses')).toHaveText('A B');
  await expect(notice).toBeHidden();
});

test('offline, a form keeps what was written, and is sent only when submitted again', async ({ page }) => {
  const notice = page.getByText('The form could not be loaded.');
  await page.context().setOffline(true);
  await labelled(page, 'Message').fill('hello');
  await expect(notice).toBeVisible();
  // A submit that is still held when the connection comes back is sent, and rightly: wait until it has failed.
  const secondFailure = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('wake:failed', () => resolve(), { once: true })),
  );
  await button(page, 'Send').click();
  await secondFailure;

  await page.context().setOffline(false);
  await labelled(page, 'Message').press('End');
  await expect(notice).toBeHidden();
  await expect(labelled(page, 'Message')).toHaveValue('hello');
  await expect(labelled(page, 'Sent')).toHaveText('');
  await button(page, 'Send').click();
  await expect(labelled(page, 'Sent')).toHaveText('send: hello');
});
