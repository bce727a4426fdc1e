/** What a visitor does with an island before React has loaded is not lost. */
import { expect, type Page } from 'playwright/test';
import { holdScripts } from '../helpers/hold-scripts.ts';
import { button, labelled, test } from '../helpers/wake-site.ts';

interface Behaviour {
  title: string;
  /** What the visitor does before React has loaded. */
  before(page: Page): Promise<void>;
  /** What they find once it has. */
  after(page: Page): Promise<void>;
}

const behaviours: Behaviour[] = [
  {
    title: 'three presses by an impatient visitor count as one',
    async before(page) {
      for (let press = 0; press < 3; press++) await button(page, 'Press A').click();
    },
    async after(page) {
      await expect(labelled(page, 'Presses')).toHaveText('A');
      await button(page, 'Press A').click();
      await expect(labelled(page, 'Presses')).toHaveText('A A');
    },
  },
  {
    title: 'presses of several buttons are replayed, the last one last',
    async before(page) {
      await button(page, 'Press A').click();
      await button(page, 'Press B').click();
      await button(page, 'Press A').click();
    },
    after: (page) => expect(labelled(page, 'Presses')).toHaveText('B A'),
  },
  {
    title: 'Enter on a button reached with Tab counts once',
    async before(page) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
    after: (page) => expect(labelled(page, 'Presses')).toHaveText('A'),
  },
  {
    title: 'typed letters, the caret and the focus stay',
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
  {
    title: 'what is written, chosen and ticked stays',
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
      await expect
        .poll(async () => JSON.parse(await labelled(page, 'Chosen').innerText()) as unknown)
        .toEqual({
          note: 'salary\nrent',
          count: '7',
          share: '80',
          bank: 'hdfc',
          plan: 'free',
          agrees: true,
          consents: false,
          file: 'april.pdf',
        });
      await expect(labelled(page, 'Note')).toHaveValue('salary\nrent');
      await expect(labelled(page, 'Bank')).toHaveValue('hdfc');
      await expect(labelled(page, 'free')).toBeChecked();
      await expect(labelled(page, 'Agree')).toBeChecked();
      await expect(labelled(page, 'Consent')).not.toBeChecked();
    },
  },
  {
    title: 'an opened panel stays open',
    async before(page) {
      await page.getByText('Open second').click();
      await expect(page.getByText('The second answer')).toBeVisible();
    },
    async after(page) {
      await expect(labelled(page, 'Opened')).toHaveText('second');
      await expect(page.getByText('The second answer')).toBeVisible();
    },
  },
  {
    title: 'a form is sent once, by the button that was pressed',
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
  {
    title: 'Enter in a field of a form presses its first button',
    async before(page) {
      await labelled(page, 'Message').fill('hello');
      await page.keyboard.press('Enter');
    },
    after: (page) => expect(labelled(page, 'Sent')).toHaveText('send: hello'),
  },
];

for (const { title, before, after } of behaviours) {
  test(title, async ({ page, address }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(address);
    const releaseScripts = await holdScripts(page);
    await before(page);
    releaseScripts();
    await after(page);
    expect(errors).toEqual([]);
  });
}

test('no letter is lost while React loads', async ({ page, address }) => {
  await page.goto(address);
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

test.describe('offline', () => {
  test('the visitor is told, and a press is replayed when the next touch succeeds', async ({ page, address }) => {
    await page.goto(address);
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

  test('a form keeps what was written, and is sent only when it is submitted again', async ({ page, address }) => {
    await page.goto(address);
    await page.context().setOffline(true);
    await labelled(page, 'Message').fill('hello');
    await expect(page.getByText('The form could not be loaded.')).toBeVisible();
    // A submit that is still held when the connection comes back is sent, and rightly: wait until it has failed.
    const secondFailure = page.evaluate(
      () => new Promise<void>((resolve) => document.addEventListener('wake:failed', () => resolve(), { once: true })),
    );
    await button(page, 'Send').click();
    await secondFailure;
    await expect(labelled(page, 'Message')).toHaveValue('hello');

    await page.context().setOffline(false);
    await labelled(page, 'Message').press('End');
    await expect(page.getByText('The form could not be loaded.')).toBeHidden();
    await expect(labelled(page, 'Message')).toHaveValue('hello');
    await expect(labelled(page, 'Sent')).toHaveText('');

    await button(page, 'Send').click();
    await expect(labelled(page, 'Sent')).toHaveText('send: hello');
  });
});
