import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ValidationError } from '#lib/errors.ts';
import { listFiles } from '#lib/list-files.ts';
import { classify, type ContentPath, type PathOf } from './content-paths.ts';
import { decodeText } from './syntax.ts';

/** Folders besides content/ that checks depend on: redirects, and the pages and files that links may lead to. */
const linkedFolders = /^(?:public|src\/pages)\//;

/** The files of content/, each read and parsed once until it changes. */
export class ProjectFiles {
  readonly #project: string;
  readonly #files = new Map<string, { parsed: unknown; given: unknown }>();
  #change = 0;

  /** @param project the folder that contains content/ */
  constructor(project: string) {
    this.#project = project;
  }

  /**
   * Forgets a file that has changed.
   * @returns whether anything read here depends on it
   */
  refresh(path: string): boolean {
    const file = this.nameOf(path);
    if (!file.startsWith('content/') && !linkedFolders.test(file)) return false;
    this.#files.delete(file);
    this.#change += 1;
    return true;
  }

  readonly paths: () => ReadonlyMap<string, ContentPath> = this.untilChange(() => {
    const files = listFiles(join(this.#project, 'content')).map((name) => `content/${name}`);
    return new Map(files.map((file) => [file, classify(file)]));
  });

  /** Memoizes a function of one optional key until a file changes. */
  untilChange<Key extends [key?: string], Made>(make: (...key: Key) => Made): (...key: Key) => Made {
    const made = new Map<string | undefined, Made>();
    let change = this.#change;
    return (...key) => {
      if (change !== this.#change) made.clear();
      change = this.#change;
      if (!made.has(key[0])) made.set(key[0], make(...key));
      return made.get(key[0]) as Made;
    };
  }

  protected pathsOf<Kind extends ContentPath['kind']>(kind: Kind): PathOf<Kind>[] {
    return [...this.paths().values()].filter((path): path is PathOf<Kind> => path.kind === kind);
  }

  /**
   * Parses a file once until it changes; a missing file is parsed as ''.
   * @param given what the result depends on besides the text
   */
  protected read<Parsed extends { errors: readonly ValidationError[] }>(
    file: string,
    parse: (source: string) => Parsed,
    given?: unknown,
  ): Parsed {
    const known = this.#files.get(file);
    if (known && known.given === given) return known.parsed as Parsed;
    const path = join(this.#project, file);
    const text = existsSync(path) ? decodeText(readFileSync(path)) : { message: 'is missing → restore it' };
    const parsed = typeof text === 'string' ? parse(text) : { ...parse(''), errors: [{ file, ...text }] };
    this.#files.set(file, { parsed, given });
    return parsed;
  }

  /** The text of a file outside content/; '' where it is missing. */
  protected textOf(file: string): string {
    const path = join(this.#project, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  /** The path of a file below the project, with / on every system. */
  nameOf(path: string): string {
    return relative(this.#project, path).replaceAll(sep, '/');
  }
}
