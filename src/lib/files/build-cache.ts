import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './list-files.ts';

const digestOf = (content: string | Uint8Array) => hash('sha256', content, 'buffer');
const digestLength = 32;

/**
 * What a build makes of texts, in files that later builds read. Each begins with the digest of its content, and gets its name once it is
 * whole: a build that is killed leaves nothing that a later one believes, and two builds at once may use the same folder.
 */
export class BuildCache {
  readonly #folder: string;
  #damaged = 0;
  readonly #begun = Date.now();
  readonly #asked = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param inputs everything that determines the content, versions of programs included */
  static key(...inputs: readonly (string | Uint8Array)[]): string {
    return hash('sha256', inputs.map((input) => hash('sha256', input)).join());
  }

  /** @returns undefined where no build has made it */
  async get(key: string): Promise<Buffer | undefined> {
    this.#asked.add(key);
    const file = await readFile(join(this.#folder, key)).catch(() => undefined);
    if (!file) return undefined;
    const content = file.subarray(digestLength);
    if (digestOf(content).equals(file.subarray(0, digestLength))) return content;
    this.#damaged += 1;
    return undefined;
  }

  /** What an earlier build has made of this, or what `make` makes of it now. */
  async remember(key: string, make: () => string | Promise<string | Uint8Array>): Promise<Buffer> {
    const known = await this.get(key);
    if (known) return known;
    const made = Buffer.from(await make());
    await this.set(key, made);
    return made;
  }

  async set(key: string, content: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const file = join(this.#folder, key);
    const temporary = `${file}.${randomUUID()}`;
    await writeFile(temporary, Buffer.concat([digestOf(content), content]));
    await rename(temporary, file);
  }

  /** Removes the files that this build has not asked for and no other build wrote meanwhile, and reports those that were damaged. */
  async finish(warn: (message: string) => void): Promise<void> {
    if (this.#damaged > 0) warn(`${this.#damaged} files in ${this.#folder} were damaged → they have been made again.`);
    const names = await readdir(this.#folder).catch(() => []);
    const others = names.filter((name) => !this.#asked.has(name)).map((name) => join(this.#folder, name));
    for (const file of others) {
      const { mtimeMs = Infinity } = (await stat(file).catch(() => undefined)) ?? {};
      if (mtimeMs < this.#begun) await rm(file, { force: true });
    }
  }
}

/** Where a project keeps what it has made, for the next build: the folder of BUILD_CACHE, if it is set. */
export function buildCacheFolder(project: string): string {
  return join(project, process.env.BUILD_CACHE || 'node_modules/.astro');
}

/** Changes with the packages of a project and with the code that reads its content and runs after its pages are built. */
export function codeVersion(project = fileURLToPath(new URL('../../../', import.meta.url))): string {
  const folders = ['src/authoring', 'src/integrations', 'src/lib', 'src/schemas'].map((folder) =>
    join(project, folder),
  );
  const code = folders.flatMap((folder) => listFiles(folder).map((file) => join(folder, file)));
  return BuildCache.key(...[join(project, 'package-lock.json'), ...code].map((file) => readFileSync(file)));
}
