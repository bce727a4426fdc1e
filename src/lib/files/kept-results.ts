import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { BuildCache, codeVersion } from './build-cache.ts';

const version = codeVersion();

/** What was made of texts, kept in one file between runs: of thousands of articles, most are as they were. */
export class KeptResults<Result> {
  readonly #cache: BuildCache;
  /** Read when first asked for, and let go of once saved: they take much memory. */
  #known: ReadonlyMap<string, Result> | undefined;
  #asked = new Map<string, Result>();
  #isSaved = false;

  /** @param folder that of the file, with nothing else in it */
  constructor(folder: string) {
    this.#cache = new BuildCache(folder);
  }

  /**
   * What was made of the same inputs, or what is made of them now.
   * @param inputs everything that determines the result besides code
   * @param make nothing is kept where it returns undefined
   */
  remember(inputs: readonly string[], make: () => Result | undefined): Result | undefined {
    if (this.#isSaved) return make();
    const key = hash('sha256', inputs.join('\0'));
    this.#known ??= this.#load();
    const result = this.#known.get(key) ?? make();
    if (result !== undefined) this.#asked.set(key, result);
    return result;
  }

  /** Keeps what was asked for; once, as later changes are few. */
  save(): void {
    const [known, asked] = [this.#known, this.#asked];
    const isKnown = asked.size === (known?.size ?? 0) && [...asked.keys()].every((key) => known?.has(key));
    if (!this.#isSaved && !isKnown) {
      this.#cache.set(version, serialize(asked));
      this.#cache.finish(console.warn);
    }
    this.#isSaved = true;
    this.#known = undefined;
    this.#asked = new Map();
  }

  #load(): ReadonlyMap<string, Result> {
    const kept = this.#cache.get(version);
    return kept ? (deserialize(kept) as Map<string, Result>) : new Map<string, Result>();
  }
}
