import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page, type Route } from 'playwright/test';
import { holdScripts } from '../helpers/hold-scripts.ts';

const backendUrl = process.env.TEST_BACKEND_URL;
/** The embedded backend's keys: a visitor's, and the secret one of this run, which may read what visitors may only write. */
const publishableKey = 'sb_publishable_local_development_only';
const secretKey = process.env.TEST_BACKEND_SECRET ?? '';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const contact = {
  path: '/contact',
  table: 'contact_messages',
  textLabel: 'Message',
  button: 'Send Message',
  busyButton: 'Sending...',
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: 'Failed to send message. Please try again later.',
};

const feedback: typeof contact = {
  path: '/give-feedback',
  table: 'feedback',
  textLabel: 'Feedback',
  button: 'Submit Feedback',
  busyButton: 'Submitting...',
  sent: 'Thank you for your feedback! We appreciate your input.',
  failed: 'Failed to submit feedback. Please try again later.',
};

interface Written {
  name: string;
  email: string;
  text: string;
}

/** What a visitor writes; nobody else uses the address, so that the rows can be counted by it. */
function something(change: Partial<Written> = {}): Written {
  return { name: 'Asha Rao', email: `asha.${randomUUID()}@example.in`, text: 'June is read wrongly.', ...change };
}

/** A form as its visitor sees it. */
class Form {
  readonly page: Page;
  readonly words: typeof contact;
  #clockStands = false;

  constructor(page: Page, words = contact) {
    this.page = page;
    this.words = words;
  }

  /** Opens the page and stops its clock: what waits for time to pass waits until `submit` or a test puts it forward. */
  async open(now = new Date()) {
    await this.page.clock.install({ time: now });
    await this.page.goto(this.words.path);
    await this.page.clock.pauseAt(new Date(now.getTime() + minuteMs));
    this.#clockStands = true;
    return this;
  }

  get name() {
    return this.page.getByLabel('Name', { exact: true });
  }

  get email() {
    return this.page.getByLabel('Email', { exact: true });
  }

  get text() {
    return this.page.getByLabel(this.words.textLabel, { exact: true });
  }

  get button() {
    return this.page.getByRole('button', { name: this.words.button });
  }

  get busyButton() {
    return this.page.getByRole('button', { name: this.words.busyButton });
  }

  async write({ name, email, text }: Written) {
    await this.name.fill(name);
    await this.email.fill(email);
    await this.text.fill(text);
    await this.passFrames();
  }

  /** Puts the cursor into the first field, as a visitor who begins to write. */
  async touch() {
    await this.name.focus();
    await this.passFrames();
  }

  /** Lets the frames pass in which the page answers by itself before the form begins to load. */
  async passFrames() {
    if (this.#clockStands) await this.page.clock.runFor(100);
  }

  /** Presses the button and passes the time in which nobody writes a message. */
  async submit() {
    await this.button.click();
    await this.passWritingTime();
  }

  async passWritingTime() {
    await expect(this.busyButton).toBeDisabled();
    await this.page.clock.fastForward('00:02');
  }

  /** React has taken over from the browser. */
  async expectAwake() {
    await expect(this.page.locator('form', { has: this.name })).toHaveAttribute('novalidate');
  }

  async expectSent() {
    await expect(this.page.getByRole('status')).toHaveText(this.words.sent);
    await expect(this.button).toBeEnabled();
    await this.expectFields({ name: '', email: '', text: '' });
  }

  async expectFailed(written: Written) {
    await expect(this.page.getByRole('alert').getByText(this.words.failed, { exact: true })).toBeVisible();
    await expect(this.button).toBeEnabled();
    await this.expectFields(written);
  }

  async expectFields({ name, email, text }: Written) {
    await expect(this.name).toHaveValue(name);
    await expect(this.email).toHaveValue(email);
    await expect(this.text).toHaveValue(text);
  }

  /** Answers in the database's place. */
  answer(handler: (route: Route) => Promise<unknown>) {
    return this.page.route(`${backendUrl}/rest/v1/${this.words.table}`, (route) =>
      route.request().method() === 'POST' ? handler(route) : route.continue(),
    );
  }

  /** Lets the database answer again. */
  answerNoMore() {
    return this.page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  /** Stores a message without the form. */
  async store({ name, email, text }: Written) {
    const row = { id: randomUUID(), name, email, message: text, created_at: new Date() };
    const { status } = await fetch(`${backendUrl}/rest/v1/${this.words.table}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(row),
    });
    expect(status).toBe(201);
  }

  /** The rows stored under the address. */
  async rows({ email }: Pick<Written, 'email'>): Promise<Record<string, string>[]> {
    const query = new URLSearchParams({ select: '*', email: `eq.${email}` });
    const response = await fetch(`${backendUrl}/rest/v1/${this.words.table}?${query}`, {
      headers: { apikey: secretKey },
    });
    return response.json();
  }

  async expectRows(written: Written, count: number) {
    expect(await this.rows(written)).toHaveLength(count);
  }
}

for (const words of [contact, feedback]) {
  test(`${words.path}: what is written is stored, and the form is empty again`, async ({ page }) => {
    const form = await new Form(page, words).open();
    const written = something({ name: '  आशा राव ', text: 'Line one\nUPI/DR/6157 👍' });
    await form.write(written);
    await form.submit();
    await form.expectSent();

    const [row, ...more] = await form.rows(written);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ name: 'आशा राव', email: written.email, [words.textLabel.toLowerCase()]: written.text });
    expect(Math.abs(Date.parse(row?.created_at ?? '') - Date.now())).toBeLessThan(5 * minuteMs);
  });

  test(`${words.path}: a failure keeps what is written, and the next attempt clears the failure`, async ({ page }) => {
    const form = await new Form(page, words).open();
    const written = something();
    await form.answer((route) => route.fulfill({ status: 500, json: { message: 'internal error' } }));
    await form.write(written);
    await form.submit();
    await form.expectFailed(written);
    await form.expectRows(written, 0);

    await form.answerNoMore();
    await form.submit();
    await form.expectSent();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await form.expectRows(written, 1);
  });
}

test.describe('faults', () => {
  const refusals: [string, Parameters<Route['fulfill']>[0]][] = [
    ['401: the key is wrong', { status: 401, json: { message: 'Invalid API key' } }],
    [
      '409: a conflict of another kind',
      { status: 409, json: { code: '23503', message: 'violates foreign key constraint' } },
    ],
    ['413: too large', { status: 413, body: 'Payload Too Large' }],
    ['malformed JSON', { status: 500, contentType: 'application/json', body: '{"code":"2350' }],
    ['a page of a captive portal', { status: 200, contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' }],
    ['an empty answer from something else', { status: 404, body: '' }],
  ];
  for (const [fault, answer] of refusals) {
    test(fault, async ({ page }) => {
      const form = await new Form(page).open();
      const written = something();
      await form.answer((route) => route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }));
      await form.write(written);
      await form.submit();
      await form.expectFailed(written);
      await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await form.expectRows(written, 0);
    });
  }

  test('429: too many in a short time, and how long to wait', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something();
    for (let earlier = 1; earlier <= 5; earlier += 1) await form.store(written);
    await form.write(written);
    await form.submit();
    await form.expectFailed(written);
    await expect(page.getByRole('alert')).toContainText('wait five minutes');
    await form.expectRows(written, 5);
  });

  test('the date on the device is wrong by days: the visitor is told', async ({ page }) => {
    const form = await new Form(page).open(new Date(Date.now() + 3 * dayMs));
    const written = something();
    await form.write(written);
    await form.submit();
    await form.expectFailed(written);
    await expect(page.getByRole('alert')).toContainText('The date on this device may be wrong');
    await form.expectRows(written, 0);
  });

  test('slow answer: the form waits, and nothing can be changed or sent twice meanwhile', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something();
    const { promise: comes, resolve: come } = Promise.withResolvers<void>();
    await form.answer(async (route) => {
      await comes;
      await route.continue();
    });
    await form.write(written);
    await form.submit();
    await page.clock.fastForward('00:12');
    await expect(form.busyButton).toBeDisabled();
    await expect(form.text).not.toBeEditable();
    await expect(page.getByRole('alert')).toHaveCount(0);
    come();
    await form.expectSent();
    await form.expectRows(written, 1);
  });

  test('no answer: a failure after 15 seconds; sending again makes no second row', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something();
    const { promise: stored, resolve: store } = Promise.withResolvers<void>();
    await form.answer(async (route) => {
      await route.fetch();
      store();
    });
    await form.write(written);
    await form.submit();
    await stored;
    await page.clock.fastForward('00:15');
    await form.expectFailed(written);
    await form.expectRows(written, 1);

    await form.answerNoMore();
    await form.submit();
    await form.expectSent();
    await form.expectRows(written, 1);
  });

  test('connection cut once the row is stored: sending again makes no second row', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something();
    await form.answer(async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await form.write(written);
    await form.submit();
    await form.expectFailed(written);

    await form.answerNoMore();
    await form.submit();
    await form.expectSent();
    await form.expectRows(written, 1);
  });

  test('connection cut, then the text is corrected: both are stored, for they are not the same', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something();
    await form.answer(async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await form.write(written);
    await form.submit();
    await form.expectFailed(written);

    await form.answerNoMore();
    await form.text.fill('June and July are read wrongly.');
    await form.submit();
    await form.expectSent();
    const texts = (await form.rows(written)).map(({ message }) => message);
    expect(texts.sort()).toEqual(['June and July are read wrongly.', written.text]);
  });

  test('the same words written again after they were sent are a new message', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something();
    for (const count of [1, 2]) {
      await form.write(written);
      await form.submit();
      await form.expectSent();
      await form.expectRows(written, count);
    }
  });

  test('offline, then online', async ({ page, context }) => {
    const form = await new Form(page).open();
    const written = something();
    const codeThatSends = page.waitForEvent('requestfinished', (request) => request.url().includes('/_astro/supabase'));
    await form.write(written);
    await codeThatSends;
    await context.setOffline(true);
    await form.submit();
    await form.expectFailed(written);
    await form.expectRows(written, 0);

    await context.setOffline(false);
    await form.submit();
    await form.expectSent();
    await form.expectRows(written, 1);
  });

  test('offline before the form has loaded: it says so, keeps the text, and works once online', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something();
    await page.route('**/_astro/*.js*', (route) => route.abort('internetdisconnected'));
    await form.write(written);
    const notice = page.getByText('The form could not load.');
    await expect(async () => {
      await page.clock.fastForward('00:02');
      await expect(notice).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);

    await form.answerNoMore();
    await form.button.click();
    await form.passFrames();
    await form.passWritingTime();
    await form.expectSent();
    await expect(notice).toBeHidden();
    await form.expectRows(written, 1);
  });

  test('the code that sends did not load: the next attempt loads it', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something();
    await page.route('**/_astro/supabase*.js*', (route) => route.abort('connectionreset'));
    await form.write(written);
    await form.button.click();
    await form.expectFailed(written);

    await form.answerNoMore();
    await form.submit();
    await form.expectSent();
    await form.expectRows(written, 1);
  });

  test('the database refuses what no browser sends, and the text is kept', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something();
    const answers: unknown[] = [];
    await form.answer(async (route) => {
      const row = { ...route.request().postDataJSON(), message: 'x'.repeat(5001) };
      const response = await route.fetch({ postData: row });
      answers.push(response.status(), (await response.json()).code);
      await route.fulfill({ response });
    });
    await form.write(written);
    await form.submit();
    await form.expectFailed(written);
    expect(answers).toEqual([400, '23514']);
    await form.expectRows(written, 0);
  });
});

test.describe('pressed more than once', () => {
  const ways: [string, (form: Form) => Promise<void>][] = [
    ['double click', (form) => form.button.dblclick()],
    [
      'Enter twice',
      async ({ email }) => {
        await email.focus();
        await email.press('Enter');
        await email.press('Enter');
      },
    ],
  ];
  for (const [way, press] of ways) {
    for (const moment of ['before the form has loaded', 'after'] as const) {
      test(`${way} ${moment}: one row`, async ({ page }) => {
        const form = await new Form(page).open();
        const written = something();
        let requests = 0;
        await form.answer((route) => {
          requests += 1;
          return route.continue();
        });
        const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
        await page.route('**/_astro/*.js', async (route) => {
          await mayLoad;
          await route.continue();
        });
        await form.write(written);
        if (moment === 'after') {
          load();
          await form.expectAwake();
        }
        await press(form);
        load();
        await form.passWritingTime();
        await form.expectSent();
        expect(requests).toBe(1);
        await form.expectRows(written, 1);
      });
    }
  }
});

test('submitted before the form has loaded, it is sent in a browser without requestSubmit', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'));
  const form = await new Form(page).open();
  const written = something();
  const releaseScripts = await holdScripts(page);
  await form.write(written);
  await form.button.click();
  releaseScripts();
  await form.passFrames();
  await form.expectAwake();
  await form.passWritingTime();
  await form.expectSent();
  await form.expectRows(written, 1);
});

test.describe('drafts', () => {
  /** Opens the page and leaves its clock alone. */
  async function openForm(page: Page): Promise<Form> {
    const form = new Form(page);
    await page.goto(form.words.path);
    return form;
  }

  function storedDraft(page: Page): Promise<string | null> {
    return page.evaluate(() => localStorage.getItem('draft:contact'));
  }

  /** Ends the page without a word to it. */
  async function crash(page: Page) {
    await page.goto('chrome://crash').catch(() => {});
  }

  test('what was typed is there after a reload, and gone once it is sent', async ({ page }) => {
    const form = await openForm(page);
    const written = something({ text: 'Half a sent' });
    await form.write(written);
    await form.expectAwake();
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

  test('what was typed outlives a crash', async ({ page, context }) => {
    const form = await openForm(page);
    const written = something();
    await form.write(written);
    await form.expectAwake();
    await crash(page);
    const again = await openForm(await context.newPage());
    await again.expectFields(written);
  });

  test('a draft does not replace what is typed into the new page', async ({ page }) => {
    const form = await openForm(page);
    const written = something();
    await form.write(written);
    await form.expectAwake();
    await page.goto('about:blank');

    const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await mayLoad;
      await route.continue();
    });
    await openForm(page);
    await form.name.fill('Ravi');
    load();
    await form.expectFields({ ...written, name: 'Ravi' });
  });

  test('a draft of yesterday is gone', async ({ page }) => {
    const form = await openForm(page);
    await form.write(something());
    await form.expectAwake();
    await page.goto('about:blank');
    await page.clock.install({ time: Date.now() + dayMs + 1 });
    await openForm(page);
    await form.touch();
    await form.expectAwake();
    await form.expectFields({ name: '', email: '', text: '' });
    expect(await storedDraft(page)).toBeNull();
  });

  test('a draft of yesterday is deleted on any page, while one of today stays', async ({ page }) => {
    const now = Date.now();
    const draft = (text: string, savedAt: number) => ({
      page: text,
      seed: text,
      savedAt,
      values: { name: '', email: '', text },
    });
    const store = (drafts: object[]) =>
      page.evaluate((value) => localStorage.setItem('draft:contact', value), JSON.stringify(drafts));
    const storedTexts = async () =>
      (JSON.parse((await storedDraft(page)) ?? '[]') as { seed: string }[]).map(({ seed }) => seed);

    await page.goto('/about');
    await store([draft('expired', now - dayMs - minuteMs), draft('fresh', now - dayMs + 5 * minuteMs)]);
    await page.goto('/');
    expect(await storedTexts()).toEqual(['fresh']);
    await store([draft('expired', now - dayMs - minuteMs)]);
    await page.goto('/faq');
    expect(await storedTexts()).toEqual([]);

    // An expired draft does not load the form's scripts.
    await store([draft('expired', now - dayMs - minuteMs)]);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });

  test('tab closed while sending: the text is there in a new tab, and sending it makes no second row', async ({
    page,
    context,
  }) => {
    const form = await openForm(page);
    const written = something();
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

  test('two tabs: each keeps its own text through a reload and a crash, and sends it once', async ({
    page,
    context,
  }) => {
    const one = await openForm(page);
    const two = await openForm(await context.newPage());
    const first = something({ text: 'Written in the first tab' });
    const second = something({ text: 'Written in the second tab' });
    await one.write(first);
    await one.expectAwake();
    await two.name.focus();
    await two.expectAwake();
    await two.expectFields({ name: '', email: '', text: '' });
    await two.write(second);

    await one.page.reload();
    await one.expectFields(first);
    await two.page.reload();
    await two.expectFields(second);
    await two.button.click();
    await two.expectSent();

    await crash(one.page);
    const oneAgain = await openForm(await context.newPage());
    await oneAgain.expectFields(first);
    await oneAgain.button.click();
    await oneAgain.expectSent();
    await oneAgain.expectRows(first, 1);
    await two.expectRows(second, 1);
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
    const written = something();
    await form.write(written);
    await form.submit();
    await form.expectSent();
    await form.expectRows(written, 1);
  });
});

test.describe('rules', () => {
  test('before the form has loaded, the browser refuses what is empty, no address or too long', async ({ page }) => {
    const form = await new Form(page).open();
    await page.route('**/_astro/*.js*', (route) => route.abort());
    let requests = 0;
    await form.answer((route) => {
      requests += 1;
      return route.abort();
    });
    const isRefusedFor = (reason: 'valueMissing' | 'typeMismatch') =>
      page.evaluate((key) => (document.activeElement as HTMLInputElement).validity[key], reason);

    await form.button.click();
    await expect(form.name).toBeFocused();
    expect(await isRefusedFor('valueMissing')).toBe(true);
    await form.name.fill('Asha');
    await form.email.fill('asha.example.in');
    await form.button.click();
    await expect(form.email).toBeFocused();
    expect(await isRefusedFor('typeMismatch')).toBe(true);
    await form.email.fill('asha@example.in');
    await form.button.click();
    await expect(form.text).toBeFocused();
    expect(await isRefusedFor('valueMissing')).toBe(true);

    await form.name.fill('');
    await form.name.pressSequentially('a'.repeat(121));
    await expect(form.name).toHaveValue('a'.repeat(120));
    await expect(form.email).toHaveAttribute('maxlength', '254');
    await expect(form.text).toHaveAttribute('maxlength', '5000');
    expect(requests).toBe(0);
  });

  test('after, the form says what to do: on top, where the focus goes, and beside the field', async ({ page }) => {
    const form = await new Form(page).open();
    await form.touch();
    await form.expectAwake();
    await form.email.fill('asha@example');
    await form.text.fill('x'.repeat(5001));
    await form.button.click();

    const summary = page.getByRole('group', { name: 'Not sent yet' });
    await expect(summary).toBeFocused();
    const told = [
      'Write your name.',
      'Write your whole e-mail address, with one @ and a dot after it, like name@example.in.',
      'Shorten your message to 5,000 characters. It has 5,001 now.',
    ];
    await expect(summary.getByRole('link')).toHaveText(told);
    for (const [index, field] of [form.name, form.email, form.text].entries()) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(told[index] ?? '');
      await summary.getByRole('link').nth(index).click();
      await expect(field).toBeFocused();
    }
    await page.clock.resume();
    const { violations } = await new AxeBuilder({ page }).include('form').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

    // One put right: the others are still told, and nothing typed is lost.
    await form.name.fill('Asha');
    await form.button.click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(told.slice(1));
    await expect(form.name).not.toHaveAttribute('aria-invalid');
    await form.expectFields({ name: 'Asha', email: 'asha@example', text: 'x'.repeat(5001) });
  });

  test('a message of exactly 5,000 characters, half of them emoji, is sent', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something({ text: '🙂x'.repeat(2500) });
    await form.touch();
    await form.expectAwake();
    await form.write(written);
    await form.submit();
    await form.expectSent();
    await form.expectRows(written, 1);
  });

  test('a bot that fills in the honeypot is told that it failed, and nothing is sent', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something();
    const honeypot = page.locator('[name=website]');
    await expect(honeypot).toBeHidden();
    await form.write(written);
    await honeypot.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
    await form.button.click();
    await form.expectFailed(written);
    await form.expectRows(written, 0);
  });

  test('what is sent sooner than anybody can write it is held back, not refused', async ({ page }) => {
    const form = await new Form(page).open();
    const written = something();
    let requests = 0;
    await form.answer((route) => {
      requests += 1;
      return route.continue();
    });
    const clientLoaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/supabase'));
    await form.write(written);
    await clientLoaded;
    await form.button.click();
    await expect(form.busyButton).toBeDisabled();
    await page.clock.fastForward(1900);
    // By the time the page has fetched something else, it would have sent the message.
    await page.evaluate((url) => fetch(url, { mode: 'no-cors' }), `${backendUrl}/rest/v1/feedback`);
    expect(requests).toBe(0);
    await page.clock.fastForward(100);
    await form.expectSent();
    expect(requests).toBe(1);
    await form.expectRows(written, 1);
  });

  test('no key reaches the honeypot', async ({ page }) => {
    const form = await new Form(page).open();
    await form.text.focus();
    await page.keyboard.press('Tab');
    await expect(form.button).toBeFocused();
  });
});

test('the result is taken to the visitor, but not away from what they do elsewhere', async ({ page }) => {
  const form = await new Form(page).open();
  const written = something();
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  await form.answer(async (route) => {
    await comes;
    await route.continue();
  });
  await form.write(written);
  await form.submit();
  await page.getByRole('link').first().focus();
  come();
  await form.expectSent();
  await expect(page.getByRole('link').first()).toBeFocused();

  await form.write(something());
  await form.submit();
  await form.expectSent();
  await expect(page.getByRole('status')).toBeFocused();
});

test('the client is loaded on the first touch of the form, not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const form = await new Form(page).open();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await form.touch();
  await expect.poll(() => scripts.filter((path) => path.includes('/supabase')).length).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of [contact, feedback]) {
    test(`${path} shows an e-mail address in place of the form`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('form', { has: page.locator('[name=website]') })).toBeHidden();
      await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
    });
  }
});
