import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { listFiles } from './list-files.ts';

const digestOf = (content: string | Uint8Array) => hash('sha256', content, 'buffer');
const digestLength = 32;

/** That of this project. */
const version = codeVersion();

/** The ending of a file whose content is not what was written. */
const damaged = '.damaged';

/**
 * What a build or a check makes of texts, in files that later ones read. Each begins with the digest of its content, and gets its name
 * once it is whole: a build that is killed leaves nothing that a later one believes, and two builds at once may use the same folder. A
 * file's date is when a build last needed it, so that all workers of a build may use the folder too.
 */
export class BuildCache<Made> {
  readonly #folder: string;
  /** In milliseconds, and a second early: file systems date files by a clock of coarser steps than this one. */
  readonly #begun = Date.now() - 1000;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param inputs everything that determines what is made, besides code */
  static key(...inputs: readonly string[]): string {
    return keyOf(version, ...inputs);
  }

  /** What an earlier build has made, or what is made now. */
  remember(key: string, make: () => Made): Made {
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    this.set(key, made);
    return made;
  }

  /** @returns undefined where no build has made it */
  get(key: string): Made | undefined {
    const path = join(this.#folder, key);
    try {
      const file = readFileSync(path);
      const content = file.subarray(digestLength);
      const isWhole = digestOf(content).equals(file.subarray(0, digestLength));
      if (isWhole) utimesSync(path, new Date(), new Date());
      else renameSync(path, path + damaged);
      return isWhole ? (deserialize(content) as Made) : undefined;
    } catch {
      // Not made yet, or removed by another build.
      return undefined;
    }
  }

  set(key: string, made: Made): void {
    mkdirSync(this.#folder, { recursive: true });
    const path = join(this.#folder, key);
    const temporary = `${path}.${randomUUID()}`;
    const content = serialize(made);
    writeFileSync(temporary, Buffer.concat([digestOf(content), content]));
    renameSync(temporary, path);
  }

  /** Removes the files that no build has needed since this one began, and reports those that were damaged. */
  finish(warn: (message: string) => void): void {
    const names = listFiles(this.#folder);
    const count = names.filter((name) => name.endsWith(damaged)).length;
    if (count > 0) warn(`${count} files in ${this.#folder} were damaged → they have been made again.`);
    for (const name of names) {
      const path = join(this.#folder, name);
      const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs < this.#begun || name.endsWith(damaged)) rmSync(path, { force: true });
    }
  }
}

/** Where a project keeps what it has made, for the next build: the folder of BUILD_CACHE, if it is set. */
export function buildCacheFolder(project: string): string {
  return join(project, process.env.BUILD_CACHE || 'node_modules/.astro');
}

/** Changes with Node, the packages of a project and the code that reads its content and runs after its pages are built. */
export function codeVersion(project = fileURLToPath(new URL('../../../', import.meta.url))): string {
  const folders = ['src/authoring', 'src/integrations', 'src/lib', 'src/schemas'];
  const files = folders.flatMap((folder) => listFiles(join(project, folder)).map((file) => join(folder, file)));
  const sources = ['package-lock.json', ...files].map((file) => readFileSync(join(project, file)));
  return keyOf(process.version, ...sources);
}

function keyOf(...inputs: readonly (string | Uint8Array)[]): string {
  return hash('sha256', inputs.map((input) => hash('sha256', input)).join());
}
