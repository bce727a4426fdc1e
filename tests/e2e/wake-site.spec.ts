/** What an island on `client:wake` promises a visitor, proved on the pages of tests/fixtures/wake-site over a slow link. */
import { expect as baseExpect, test as baseTest, type Locator, type Page } from 'playwright/test';
import { serveFolder } from '#local/static-server.ts';
import { holdScripts } from '../helpers/hold-scripts.ts';
import { slowLink } from '#local/chromium.ts';
import { wakeSiteFolder, type Directive } from '../helpers/wake-site.ts';

const test = baseTest.extend<object, { addresses: Record<Directive, string> }>({
  addresses: [
    async ({}, use) => {
      const anyPort = { variable: 'PORT', port: 0 } as const;
      await using wake = await serveFolder(wakeSiteFolder('wake'), anyPort);
      await using naive = await serveFolder(wakeSiteFolder('naive'), anyPort);
      await use({ wake: wake.url, naive: naive.url });
    },
    { scope: 'worker' },
  ],
});

/** For what must hold at once when an island is awake. */
const expect = baseExpect.configure({ timeout: 3000 });

const island = (page: Page, name: string) => page.locator(`astro-island[component-url*="/${name}."]`);
const labelled = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function untilAwake(sleeper: Locator): Promise<void> {
  await sleeper.and(sleeper.page().locator(':not([ssr])')).waitFor({ state: 'attached' });
}

/** Notes the path of whatever the page asks for from now on. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

async function openOverSlowLink(page: Page, address: string): Promise<void> {
  await slowLink(page);
  await page.goto(address);
}

/** Draws a finger up the screen from a point, by 300 pixels. */
async function swipeUp(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 10; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 30 * step }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface Behaviour {
  sentence: string;
  island: string;
  /** What the visitor does before React has come. */
  touch(page: Page): Promise<void>;
  /** What the visitor finds once it has. */
  result(page: Page): Promise<void>;
}

const behaviours: Behaviour[] = [
  {
    sentence: 'an impatient visitor’s three presses count as one',
    island: 'PressCounter',
    async touch(page) {
      for (let press = 0; press < 3; press++) await button(page, 'Press A').click();
    },
    async result(page) {
      await expect(labelled(page, 'Presses')).toHaveText('A');
      await button(page, 'Press A').click();
      await expect(labelled(page, 'Presses')).toHaveText('A A');
    },
  },
  {
    sentence: 'presses of several buttons are replayed in order, the last one last',
    island: 'PressCounter',
    async touch(page) {
      await button(page, 'Press A').click();
      await button(page, 'Press B').click();
      await button(page, 'Press A').click();
    },
    async result(page) {
      await expect(labelled(page, 'Presses')).toHaveText('B A');
    },
  },
  {
    sentence: 'typed letters, the caret and the focus stay, and React knows of the letters',
    island: 'SearchBox',
    async touch(page) {
      await labelled(page, 'Search').click();
      await page.keyboard.type('meter');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
    },
    async result(page) {
      await expect(labelled(page, 'Searched for')).toHaveText('meter');
      await page.keyboard.type('XY');
      await expect(labelled(page, 'Search')).toHaveValue('metXYer');
      await expect(labelled(page, 'Searched for')).toHaveText('metXYer');
    },
  },
  {
    sentence: 'what is written, counted, chosen and ticked stays, and React knows of all of it',
    island: 'Choices',
    async touch(page) {
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
    async result(page) {
      await expect(labelled(page, 'Note')).toHaveValue('salary\nrent');
      await expect(labelled(page, 'Bank')).toHaveValue('hdfc');
      await expect(labelled(page, 'free')).toBeChecked();
      await expect(labelled(page, 'Agree')).toBeChecked();
      await expect(labelled(page, 'Consent')).not.toBeChecked();
      expect(JSON.parse(await labelled(page, 'Chosen').innerText())).toEqual({
        note: 'salary\nrent',
        count: '7',
        share: '80',
        bank: 'hdfc',
        plan: 'free',
        agrees: true,
        consents: false,
        file: 'april.pdf',
      });
    },
  },
  {
    sentence: 'an opened panel stays open, and React knows of it',
    island: 'Panels',
    async touch(page) {
      await page.getByText('Open second').click();
      await expect(page.getByText('The second answer')).toBeVisible();
    },
    async result(page) {
      await expect(page.getByText('The second answer')).toBeVisible();
      await expect(labelled(page, 'Opened')).toHaveText('second');
    },
  },
  {
    sentence: 'a form submitted at once is sent once, by the button that was pressed, with what was written',
    island: 'TwoButtonForm',
    async touch(page) {
      await labelled(page, 'Message').fill('hello');
      await button(page, 'Keep as draft').click();
    },
    async result(page) {
      await expect(labelled(page, 'Sent')).toHaveText('draft: hello');
      await button(page, 'Send').click();
      await expect(labelled(page, 'Sent')).toHaveText('draft: hello, send: hello');
    },
  },
];

for (const { sentence, island: name, touch, result } of behaviours) {
  test(sentence, async ({ page, addresses }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await openOverSlowLink(page, addresses.wake);
    const releaseScripts = await holdScripts(page);
    await touch(page);
    releaseScripts();
    await untilAwake(island(page, name));
    await result(page);
    expect(errors).toEqual([]);
  });

  test(`a directive that keeps nothing is found out: ${sentence}`, async ({ page, addresses }) => {
    await openOverSlowLink(page, addresses.naive);
    const releaseScripts = await holdScripts(page);
    await touch(page);
    releaseScripts();
    // Or the browser has sent the form to its address.
    await Promise.race([untilAwake(island(page, name)), page.waitForURL('**/elsewhere?*')]);
    await expect(result(page)).rejects.toThrow();
  });
}

test('no letter is lost while React takes over', async ({ page, addresses }) => {
  await openOverSlowLink(page, addresses.wake);
  await labelled(page, 'Search').click();
  let typed = '';
  const typeLetter = async () => {
    const letter = 'abcdefghij'.charAt(typed.length % 10);
    typed += letter;
    await page.keyboard.type(letter, { delay: 20 });
  };
  while ((await island(page, 'SearchBox').getAttribute('ssr')) !== null) await typeLetter();
  for (let letter = 0; letter < 10; letter++) await typeLetter();
  await expect(labelled(page, 'Search')).toHaveValue(typed);
  await expect(labelled(page, 'Searched for')).toHaveText(typed);
});

test('Enter on a button reached with Tab counts once', async ({ page, addresses }) => {
  await openOverSlowLink(page, addresses.wake);
  const releaseScripts = await holdScripts(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  releaseScripts();
  await untilAwake(island(page, 'PressCounter'));
  await expect(labelled(page, 'Presses')).toHaveText('A');
});

test('Enter in a field of a form is held like a press of its first button', async ({ page, addresses }) => {
  await openOverSlowLink(page, addresses.wake);
  const releaseScripts = await holdScripts(page);
  await labelled(page, 'Message').fill('hello');
  await page.keyboard.press('Enter');
  releaseScripts();
  await untilAwake(island(page, 'TwoButtonForm'));
  await expect(labelled(page, 'Sent')).toHaveText('send: hello');
});

test('a form the browser refuses is not sent', async ({ page, addresses }) => {
  await openOverSlowLink(page, addresses.wake);
  await button(page, 'Send').click();
  await untilAwake(island(page, 'TwoButtonForm'));
  await expect(labelled(page, 'Message')).toBeFocused();
  await expect(labelled(page, 'Sent')).toHaveText('');
});

test('nothing is requested before a touch, and at the first only React and that island', async ({
  page,
  addresses,
}) => {
  const requests = watchRequests(page);
  await page.goto(addresses.wake, { waitUntil: 'networkidle' });
  expect(requests).toEqual(['/']);

  await page.keyboard.press('Tab');
  await untilAwake(island(page, 'PressCounter'));
  const files = requests.slice(1).map((path) => path.replace(/\..*/, ''));
  expect(files.sort()).toEqual(['/_astro/PressCounter', '/_astro/hydrate-island', '/_astro/react']);
});

test('React is asked for together with the island, not after it', async ({ page, addresses }) => {
  await openOverSlowLink(page, addresses.wake);
  const events: string[] = [];
  page.on('request', (request) => events.push(`asked ${new URL(request.url()).pathname.replace(/\..*/, '')}`));
  page.on('response', () => events.push('answered'));
  await button(page, 'Press A').focus();
  await untilAwake(island(page, 'PressCounter'));
  const together = events.slice(0, events.indexOf('answered'));
  expect(together.sort()).toEqual([
    'asked /_astro/PressCounter',
    'asked /_astro/hydrate-island',
    'asked /_astro/react',
  ]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a finger that scrolls over an island wakes nothing; one that taps it does', async ({ page, addresses }) => {
    const requests = watchRequests(page);
    await page.goto(addresses.wake);
    const { x, y } = (await button(page, 'Count').boundingBox())!;
    await swipeUp(page, x + 10, y + 10);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual(['/']);

    await button(page, 'Count').tap();
    await untilAwake(island(page, 'Slotted'));
    await expect(labelled(page, 'Counted')).toHaveText('1 in May and June 2025');
  });
});

test('a mouse that passes over an island fetches its files and runs none of them', async ({ page, addresses }) => {
  const requests = watchRequests(page);
  await page.goto(addresses.wake);
  await button(page, 'Press A').hover();
  await expect.poll(() => requests.some((path) => path.includes('PressCounter'))).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(island(page, 'PressCounter')).toHaveAttribute('ssr');
  await expect(island(page, 'PressCounter')).not.toHaveAttribute('aria-busy');

  await page.context().setOffline(true);
  await button(page, 'Press A').click();
  await expect(labelled(page, 'Presses')).toHaveText('A');
});

test('what the browser answers by itself is painted before React runs, be React ever so near', async ({
  page,
  addresses,
}) => {
  await page.goto(addresses.wake);
  await button(page, 'Press A').hover();
  await page.waitForLoadState('networkidle');
  const order = await island(page, 'PressCounter').evaluate(async (element) => {
    const seen: string[] = [];
    const awake = new Promise((resolve) => {
      new MutationObserver(resolve).observe(element, { attributeFilter: ['ssr'] });
    }).then(() => seen.push('awake'));
    element.querySelector('button')?.click();
    requestAnimationFrame(() => seen.push('painted'));
    await awake;
    return seen;
  });
  expect(order).toEqual(['painted', 'awake']);
});

test('nothing is asked for and nothing is busy before the frame that answers a touch', async ({ page, addresses }) => {
  await page.clock.install();
  await page.goto(addresses.wake);
  await page.clock.pauseAt(Date.now() + 60_000);
  const requests = watchRequests(page);
  const preloads = page.locator('link[rel=modulepreload]');
  await button(page, 'Press A').dispatchEvent('click');
  // After a tap Chrome reports a mouse over what was tapped.
  await button(page, 'Press A').dispatchEvent('pointerover', { pointerType: 'mouse' });
  expect(await preloads.count()).toBe(0);
  expect(await island(page, 'PressCounter').getAttribute('aria-busy')).toBeNull();
  expect(requests).toEqual([]);

  await page.clock.runFor(100);
  await untilAwake(island(page, 'PressCounter'));
  expect(await preloads.count()).toBeGreaterThan(0);
  await expect(labelled(page, 'Presses')).toHaveText('A');
});

test('a link in an island wakes nothing', async ({ page, addresses }) => {
  await page.route('**/elsewhere', (route) => route.fulfill({ status: 204 }));
  await page.goto(addresses.wake);
  const requests = watchRequests(page);
  await page.getByRole('link', { name: 'Elsewhere' }).press('Enter');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['/elsewhere']);
});

test('an island is busy while it loads and no longer', async ({ page, addresses }) => {
  await openOverSlowLink(page, addresses.wake);
  const releaseScripts = await holdScripts(page);
  await expect(island(page, 'PressCounter')).not.toHaveAttribute('aria-busy');
  await button(page, 'Press A').click();
  await expect(island(page, 'PressCounter')).toHaveAttribute('aria-busy', 'true');
  await expect(island(page, 'SearchBox')).not.toHaveAttribute('aria-busy');
  releaseScripts();
  await untilAwake(island(page, 'PressCounter'));
  await expect(island(page, 'PressCounter')).not.toHaveAttribute('aria-busy');
});

test('a script wakes an island with the event "wake", and only that one', async ({ page, addresses }) => {
  await page.goto(addresses.wake);
  await island(page, 'Panels').dispatchEvent('wake', { bubbles: false });
  await untilAwake(island(page, 'Panels'));
  await expect(island(page, 'PressCounter')).toHaveAttribute('ssr');
});

test('offline, the visitor is told, and a press is replayed when the next touch succeeds', async ({
  page,
  addresses,
}) => {
  await page.goto(addresses.wake);
  await page.evaluate(() => {
    document.addEventListener('wake:failed', (event) => {
      document.title = `failed: ${(event.target as Element).localName}`;
    });
  });
  const notice = page.getByText('The counter could not be loaded.');

  await page.context().setOffline(true);
  await button(page, 'Press A').click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveTitle('failed: astro-island');
  await expect(island(page, 'PressCounter')).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('The form could not be loaded.')).toBeHidden();

  await page.context().setOffline(false);
  await button(page, 'Press B').click();
  await untilAwake(island(page, 'PressCounter'));
  await expect(labelled(page, 'Presses')).toHaveText('A B');
  await expect(notice).toBeHidden();
});

test('offline, a form keeps what was written and is sent only when it is submitted again', async ({
  page,
  addresses,
}) => {
  await page.goto(addresses.wake);
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
  await untilAwake(island(page, 'TwoButtonForm'));
  await expect(labelled(page, 'Message')).toHaveValue('hello');
  await expect(labelled(page, 'Sent')).toHaveText('');

  await button(page, 'Send').click();
  await expect(labelled(page, 'Sent')).toHaveText('send: hello');
});

test('an island that has lost its HTML raises "Root element not found"', async ({ page, addresses }) => {
  await page.goto(addresses.wake);
  await island(page, 'Panels').evaluate((element) => element.replaceChildren());
  const raised = page.waitForEvent('pageerror');
  await island(page, 'Panels').dispatchEvent('wake');
  expect((await raised).message).toBe('Root element not found');
  await expect(island(page, 'Panels')).not.toHaveAttribute('aria-busy');
});

test('an island taken off the page while it loads raises "Root element not found"', async ({ page, addresses }) => {
  await openOverSlowLink(page, addresses.wake);
  const releaseScripts = await holdScripts(page);
  await button(page, 'Press A').click();
  await island(page, 'PressCounter').evaluate((element) => element.remove());
  const raised = page.waitForEvent('pageerror');
  releaseScripts();
  expect((await raised).message).toBe('Root element not found');
});

test('an island that fails says so in its place, is logged once by name, and leaves the others alone', async ({
  page,
  addresses,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.goto(addresses.wake);
  await button(page, 'Break').click();
  await expect(island(page, 'Broken').getByRole('alert')).toHaveText(
    'Application Error. Sorry, there was an error loading the application. Please refresh the page or contact support.',
  );
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/Broken.*broken on purpose/);

  await button(page, 'Press A').click();
  await expect(labelled(page, 'Presses')).toHaveText('A');
});

test('props and HTML from the page reach an island as the server showed them', async ({ page, addresses }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openOverSlowLink(page, addresses.wake);
  await page.getByText('More').click();
  await page.getByRole('heading').evaluate((heading) => heading.setAttribute('data-same', ''));
  for (const expected of ['1 in May and June 2025', '2 in May and June 2025', '2 in May and June 2025']) {
    await button(page, 'Count').click();
    await expect(labelled(page, 'Counted')).toHaveText(expected, { timeout: 15_000 });
  }
  await expect(page.locator('h2[data-same] em')).toHaveText('heading');
  await expect(page.getByRole('region', { name: 'A heading of the page' })).toBeVisible();
  await expect(button(page, 'Count')).toHaveAccessibleDescription('A heading of the page');
  await expect(page.getByText('Text of the page')).toBeVisible();
  expect(errors).toEqual([]);
});
