import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { codeVersion } from './build-cache.ts';

const version = codeVersion();
const digestOf = (content: Uint8Array) => hash('sha256', content, 'buffer');
const digestLength = 32;

/** What was made of texts, kept in one file between runs: of thousands of articles, most are as they were. */
export class KeptResults<Result> {
  readonly #file: string;
  /** Read when first asked for, and let go of once saved: they take much memory. */
  #known: ReadonlyMap<string, Result> | undefined;
  #asked = new Map<string, Result>();
  #isSaved = false;

  /** @param file where they are kept; a damaged one is as good as none */
  constructor(file: string) {
    this.#file = file;
  }

  /**
   * What was made of the same inputs, or what is made of them now.
   * @param inputs everything that determines the result besides code
   * @param make nothing is kept where it returns undefined
   */
  remember(inputs: readonly string[], make: () => Result | undefined): Result | undefined {
    if (this.#isSaved) return make();
    const key = hash('sha256', [version, ...inputs].join('\0'));
    this.#known ??= load(this.#file);
    const result = this.#known.get(key) ?? make();
    if (result !== undefined) this.#asked.set(key, result);
    return result;
  }

  /** Keeps what was asked for; once, as later changes are few. */
  save(): void {
    const [known, asked] = [this.#known, this.#asked];
    const isKnown = asked.size === (known?.size ?? 0) && [...asked.keys()].every((key) => known?.has(key));
    if (!this.#isSaved && !isKnown) {
      const content = serialize(asked);
      const temporary = `${this.#file}.${process.pid}`;
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(temporary, Buffer.concat([digestOf(content), content]));
      renameSync(temporary, this.#file);
    }
    this.#isSaved = true;
    this.#known = undefined;
    this.#asked = new Map();
  }
}

function load<Result>(file: string): Map<string, Result> {
  try {
    const kept = readFileSync(file);
    const content = kept.subarray(digestLength);
    if (digestOf(content).equals(kept.subarray(0, digestLength))) return deserialize(content) as Map<string, Result>;
  } catch {
    // Kept by no run yet.
  }
  return new Map();
}
