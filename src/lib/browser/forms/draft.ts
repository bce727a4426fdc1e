import type { FormKind } from './kinds.ts';
import { fieldNames, isBlank, type Values } from './values.ts';

/** An unsent message as it is stored. Every open page of the form keeps its own, so that two tabs do not overwrite each other. */
interface StoredDraft {
  /** The open page that wrote it. */
  page: string;
  seed: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  values: Values;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The unsent message of one form in one open page, kept in local storage under `draft:contact` or `draft:feedback` for at most
 * 24 hours after the page was left: drafts.inline.ts deletes older ones on every page. Where storage is refused or full, the form
 * works without.
 */
export class Draft {
  /** Stays with the message wherever it is restored, until it is sent. */
  seed = randomName();
  /** Set when the clock is known to be wrong: what is saved then has not expired once the visitor has corrected it. */
  isClockWrong = false;
  readonly #page = randomName();
  readonly #key: string;

  constructor(form: FormKind['id']) {
    this.#key = `draft:${form}`;
  }

  save(values: Values): void {
    if (isBlank(values)) {
      this.discard();
      return;
    }
    const others = this.#read().filter(({ page }) => page !== this.#page);
    const savedAt = this.isClockWrong ? Number.MAX_VALUE : Date.now();
    this.#write([...others, { page: this.#page, seed: this.seed, savedAt, values }]);
  }

  /**
   * Takes over the newest unsent message.
   * @param openedAt when this page was opened (milliseconds since 1970): one saved later is being written in another tab
   */
  restore(openedAt: number): Values | undefined {
    const drafts = this.#read();
    const [newest] = drafts.filter(({ savedAt }) => savedAt < openedAt).sort((a, b) => b.savedAt - a.savedAt);
    if (newest) {
      newest.page = this.#page;
      this.seed = newest.seed;
    }
    this.#write(drafts);
    return newest?.values;
  }

  /** Deletes this message, and every copy of it that another page restored; what is written next is a new draft. */
  discard(): void {
    this.#write(this.#read().filter(({ seed }) => seed !== this.seed));
    this.seed = randomName();
  }

  /** The stored drafts that are not too old. */
  #read(): StoredDraft[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isDraft).filter(({ savedAt }) => Date.now() - savedAt < dayMs) : [];
    } catch {
      return [];
    }
  }

  #write(drafts: StoredDraft[]): void {
    try {
      if (drafts.length > 0) localStorage.setItem(this.#key, JSON.stringify(drafts));
      else localStorage.removeItem(this.#key);
    } catch {
      // Storage is refused or full.
    }
  }
}

/** A unique name; `crypto.randomUUID` came with Chrome 92 and Safari 15.4. */
function randomName(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join();
}

function isDraft(stored: unknown): stored is StoredDraft {
  const { page, seed, savedAt, values } = (stored ?? {}) as Partial<StoredDraft>;
  return (
    typeof page === 'string' &&
    typeof seed === 'string' &&
    typeof savedAt === 'number' &&
    fieldNames.every((field) => typeof values?.[field] === 'string')
  );
}
