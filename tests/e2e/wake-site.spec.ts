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
        bank: 'hdfc',
        plan: 'free',
        agrees: true,
        consents: false,
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
