import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route } from 'playwright/test';

export const backendUrl = process.env.TEST_BACKEND_URL;
/** The embedded backend's keys: a visitor's, and the secret one of this run, which may read what visitors may only write. */
const publishableKey = 'sb_publishable_local_development_only';
const secretKey = process.env.TEST_BACKEND_SECRET ?? '';

export const minuteMs = 60_000;

export const contact = {
  path: '/contact',
  table: 'contact_messages',
  nameLabel: 'Name',
  emailLabel: 'Email',
  textLabel: 'Message',
  button: 'Send Message',
  busyButton: 'Sending...',
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: 'Failed to send message. Please try again later.',
};

export const feedback: typeof contact = {
  path: '/give-feedback',
  table: 'feedback',
  nameLabel: 'Name',
  emailLabel: 'Email',
  textLabel: 'Feedback',
  button: 'Submit Feedback',
  busyButton: 'Submitting...',
  sent: 'Thank you for your feedback! We appreciate your input.',
  failed: 'Failed to submit feedback. Please try again later.',
};

export const hindiContact: typeof contact = {
  path: '/hi/contact',
  table: 'contact_messages',
  nameLabel: 'नाम',
  emailLabel: 'ईमेल',
  textLabel: 'संदेश',
  button: 'संदेश भेजें',
  busyButton: 'भेजा जा रहा है…',
  sent: 'आपका संदेश मिल गया! हम जल्द जवाब देंगे।',
  failed: 'संदेश नहीं जा सका। थोड़ी देर बाद दोबारा कोशिश करें।',
};

interface Written {
  name: string;
  email: string;
  text: string;
}

/** What a visitor writes, with an e-mail address of its own by which the rows are counted. */
export function makeMessage(change: Partial<Written> = {}): Written {
  return { name: 'Asha Rao', email: `asha.${randomUUID()}@example.in`, text: 'June is read wrongly.', ...change };
}

/** A form as its visitor sees it. */
export class Form {
  readonly page: Page;
  readonly words: typeof contact;
  #isClockPaused = false;

  constructor(page: Page, words = contact) {
    this.page = page;
    this.words = words;
  }

  /** Opens the page with its clock paused: `submit` or the test moves the time on. */
  async open(now = new Date()) {
    await this.page.clock.install({ time: now });
    await this.page.goto(this.words.path);
    await this.page.clock.pauseAt(new Date(now.getTime() + minuteMs));
    this.#isClockPaused = true;
    return this;
  }

  get name() {
    return this.page.getByLabel(this.words.nameLabel, { exact: true });
  }

  get email() {
    return this.page.getByLabel(this.words.emailLabel, { exact: true });
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

  async touch() {
    await this.name.focus();
    await this.passFrames();
  }

  /** Lets the frames pass that the page paints before the form begins to load. */
  async passFrames() {
    if (this.#isClockPaused) await this.page.clock.runFor(100);
  }

  /** Presses the button and passes the two seconds that a message is held back. */
  async submit() {
    await this.button.click();
    await this.passWritingTime();
  }

  async passWritingTime() {
    await expect(this.busyButton).toBeDisabled();
    await this.page.clock.fastForward('00:02');
  }

  async expectHydrated() {
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
