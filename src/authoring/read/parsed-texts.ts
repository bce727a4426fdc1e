import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { codeVersion } from '#lib/files/build-cache.ts';
import type { ContentFile } from './content-file.ts';

type Parsed = Omit<ContentFile, 'file' | 'source' | 'placeOf' | 'errors'>;

const digestOf = (content: Uint8Array) => hash('sha256', content, 'buffer');
const digestLength = 32;

/** Texts without mistakes as they were parsed, kept between runs: of thousands of articles, most are as they were. */
export class ParsedTexts {
  readonly #file: string;
  readonly #version = codeVersion();
  readonly #known: ReadonlyMap<string, Parsed>;
  readonly #asked = new Map<string, Parsed>();
  #isSaved = false;

  /** @param file where they are kept; a damaged one is as good as none */
  constructor(file: string) {
    this.#file = file;
    this.#known = load(file);
  }

  /** The text as it was parsed when it said the same, or as it is parsed now. */
  remember(file: string, source: string, parse: () => ContentFile): ContentFile {
    const key = hash('sha256', [this.#version, file, source].join('\0'));
    const known = this.#known.get(key);
    if (known) {
      this.#asked.set(key, known);
      return { ...known, file, source, errors: [], placeOf: (path) => parse().placeOf(path) };
    }
    const text = parse();
    const { body, headings, narrations, pictures, fields, data, errors } = text;
    if (errors.length === 0) this.#asked.set(key, { body, headings, narrations, pictures, fields, data });
    return text;
  }

  /** Keeps what was asked for; once, as later changes are few. */
  save(): void {
    const isKnown =
      this.#asked.size === this.#known.size && [...this.#asked.keys()].every((key) => this.#known.has(key));
    if (this.#isSaved || isKnown) return;
    this.#isSaved = true;
    const content = serialize(this.#asked);
    const temporary = `${this.#file}.${process.pid}`;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(temporary, Buffer.concat([digestOf(content), content]));
    renameSync(temporary, this.#file);
  }
}

function load(file: string): Map<string, Parsed> {
  try {
    const kept = readFileSync(file);
    const content = kept.subarray(digestLength);
    if (digestOf(content).equals(kept.subarray(0, digestLength))) return deserialize(content) as Map<string, Parsed>;
  } catch {
    // Kept by no run yet.
  }
  return new Map();
}
