/** The two forms as visitors see them, and the rows that the database then stores. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formKinds } from '#client/forms/values.ts';
import { localPublishableKey } from '#dev/backend-access.ts';
import type { Words } from '#schemas/interface-words.ts';
import { expect, test as siteTest, type Locator, type Page } from './site.ts';
import type { Route } from 'playwright/test';

export { expect, type Page } from './site.ts';

export const backendUrl = process.env.TEST_BACKEND_URL;

/** A form in a language, by its page, its table and what it says. */
function formAt(path: string, kind: keyof typeof formKinds, language = 'en') {
  const { islands } = JSON.parse(readFileSync(`content/words/${language}.json`, 'utf8')) as Words;
  const { label, submit, submitting, sent, failed } = islands[kind];
  const { table, text: column } = formKinds[kind];
  const anotherButton = islands.form.another;
  const labels = { name: islands.form.name.label, email: islands.form.email.label, text: label };
  return { path, table, column, labels, button: submit, busyButton: submitting, anotherButton, sent, failed };
}

export const contact = formAt('/contact', 'contact');
export const feedback = formAt('/give-feedback', 'feedback');
export const hindiContact = formAt('/hi/contact', 'contact', 'hi');

export const fieldNames = ['name', 'email', 'text'] as const;

type Written = Record<(typeof fieldNames)[number], string>;

const nothing: Written = { name: '', email: '', text: '' };

/** What a visitor writes, with an email address of its own by which the rows are counted. */
export function makeMessage(change: Partial<Written> = {}): Written {
  return { name: 'Asha Rao', email: `asha.${randomUUID()}@example.in`, text: 'June is read wrongly.', ...change };
}

interface Fixtures {
  form: Form;
  written: Written;
}

export const test = siteTest.extend<Fixtures>({
  /** With a clock that `submit` and the test can move on. */
  page: async ({ page }, use) => {
    await page.clock.install();
    await use(page);
  },
  form: async ({ page }, use) => use(await new Form(page).open()),
  written: async ({}, use) => use(makeMessage()),
});

export class Form {
  readonly page: Page;
  readonly words: typeof contact;
  readonly name: Locator;
  readonly email: Locator;
  readonly text: Locator;
  readonly button: Locator;
  readonly busyButton: Locator;
  /** The mistakes, listed above the fields. */
  readonly summary: Locator;
  /** That the message was sent. */
  readonly status: Locator;

  constructor(page: Page, words = contact) {
    this.page = page;
    this.words = words;
    this.name = page.getByLabel(words.labels.name, { exact: true });
    this.email = page.getByLabel(words.labels.email, { exact: true });
    this.text = page.getByLabel(words.labels.text, { exact: true });
    this.button = page.getByRole('button', { name: words.button });
    this.busyButton = page.getByRole('button', { name: words.busyButton });
    this.summary = page.getByRole('group', { name: 'Not sent yet' });
    this.status = page.getByRole('main').getByRole('status');
  }

  async open() {
    await this.page.goto(this.words.path);
    return this;
  }

  async write(written: Written) {
    for (const name of fieldNames) await this[name].fill(written[name]);
  }

  /** Presses the button and advances the clock by the two seconds that a message is held back. */
  async submit() {
    await this.button.click();
    await this.passWritingTime();
  }

  /** Advances the clock once the message is being sent; on a slow machine the time may have passed already. */
  async passWritingTime() {
    const results = this.status.or(this.page.getByRole('alert'));
    await expect(this.busyButton.or(results).filter({ visible: true }).first()).toBeVisible();
    await this.page.clock.fastForward('00:02');
  }

  async send(written: Written) {
    await this.write(written);
    await this.submit();
  }

  async expectHydrated() {
    await expect(this.page.locator('form', { has: this.name })).toHaveAttribute('novalidate');
  }

  /** The visitor is told that it was sent, instead of a form that is empty, and this many rows are stored under the address. */
  async expectSent(written: Written, rows = 1) {
    await expect(this.status).toHaveText(this.words.sent);
    await expect(this.button.or(this.busyButton)).toBeHidden();
    await this.expectFields(nothing);
    await this.expectRows(written, rows);
  }

  async writeAnother() {
    await this.page.getByRole('button', { name: this.words.anotherButton }).click();
    await expect(this.status).toHaveCount(0);
    await expect(this.button).toBeEnabled();
  }

  /** The visitor is told that it failed, still has the text, and this many rows are stored under the address. */
  async expectFailed(written: Written, rows = 0, told = this.words.failed) {
    await expect(this.page.getByRole('alert')).toHaveText(new RegExp(`^${told}`));
    await expect(this.button).toBeEnabled();
    await this.expectFields(written);
    await this.expectRows(written, rows);
  }

  async expectFields(written = nothing) {
    for (const name of fieldNames) await expect(this[name]).toHaveValue(written[name]);
  }

  answer(handler: (route: Route) => Promise<unknown>) {
    return this.page.route(`${backendUrl}/rest/v1/${this.words.table}`, (route) =>
      route.request().method() === 'POST' ? handler(route) : route.continue(),
    );
  }

  /** Holds back the database's answer until the returned function is called. */
  async holdAnswer() {
    const { promise, resolve } = Promise.withResolvers<void>();
    await this.answer(async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  /** Has the database store the message and its answer get lost; resolves once it is stored. */
  async loseAnswer() {
    const { promise, resolve } = Promise.withResolvers<void>();
    await this.answer(async (route) => {
      await route.fetch();
      resolve();
    });
    return { stored: promise };
  }

  answerNoMore() {
    return this.page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  /** The client that sends messages has arrived. */
  clientLoaded() {
    return this.page.waitForEvent('requestfinished', (request) => request.url().includes('/_astro/supabase'));
  }

  #fetch(query: string, key: string, init: RequestInit = {}) {
    const headers = { apikey: key, 'content-type': 'application/json' };
    return fetch(`${backendUrl}/rest/v1/${this.words.table}${query}`, { headers, ...init });
  }

  /** Stores a message without the form. */
  async store({ name, email, text }: Written) {
    const row = { id: randomUUID(), name, email, [this.words.column]: text, created_at: new Date() };
    const { status } = await this.#fetch('', localPublishableKey, { method: 'POST', body: JSON.stringify(row) });
    expect(status).toBe(201);
  }

  /** The rows stored under the address, read with the secret key of the run, which may read what visitors may only write. */
  async rows({ email }: Pick<Written, 'email'>): Promise<Record<string, string>[]> {
    const query = `?${new URLSearchParams({ select: '*', email: `eq.${email}` })}`;
    return (await this.#fetch(query, process.env.TEST_BACKEND_SECRET ?? '')).json();
  }

  async expectRows(written: Written, count: number) {
    expect(await this.rows(written)).toHaveLength(count);
  }
}
