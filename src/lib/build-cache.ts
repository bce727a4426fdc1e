import { hash, randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { listFiles } from './list-files.ts';
import { neededModules } from './needed-modules.ts';

/**
 * Results of a build, in files that later builds read. A file gets its name once it is whole, and its mtime marks the last use: any
 * worker, and another build at the same time, may use the folder.
 */
export class BuildCache<Made> {
  readonly #folder: string;
  /** A second early, as file systems date files by a clock of coarser steps. */
  readonly #begun = Date.now() - 1000;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param inputs everything that determines what is made: the version of the code, and what it is made of */
  static key(...inputs: readonly string[]): string {
    return keyOf(...inputs);
  }

  /** @returns undefined where no build has made it, or its file cannot be read */
  get(key: string): Made | undefined {
    const path = join(this.#folder, key);
    try {
      const made = deserialize(readFileSync(path)) as Made;
      utimesSync(path, new Date(), new Date());
      return made;
    } catch {
      return undefined;
    }
  }

  set(key: string, made: Made): void {
    mkdirSync(this.#folder, { recursive: true });
    const temporary = join(this.#folder, randomUUID());
    writeFileSync(temporary, serialize(made));
    renameSync(temporary, join(this.#folder, key));
  }

  /** Removes the files that no build has used since this one began. */
  finish(): void {
    for (const path of listFiles(this.#folder).map((name) => join(this.#folder, name))) {
      const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs < this.#begun) rmSync(path, { force: true });
    }
  }
}

/** The folder of BUILD_CACHE, by its path or from the project; without it one that Astro uses too. */
export function buildCacheFolder(project: string): string {
  return resolve(project, process.env.BUILD_CACHE || 'node_modules/.astro');
}

/** The folder or, where it cannot be written, a new one that no later build finds. */
export function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    console.warn(`${folder} cannot be written → this build keeps nothing for the next one.`);
    return mkdtempSync(join(tmpdir(), 'build-'));
  }
}

/**
 * Changes with Node, the packages of the project and the code that runs with a module.
 * @param url of the module
 */
export function codeVersion(url: string, project = fileURLToPath(new URL('../..', import.meta.url))): string {
  const files = [join(project, 'package-lock.json'), ...neededModules(fileURLToPath(url))];
  return keyOf(process.version, ...files.map((file) => readFileSync(file)));
}

function keyOf(...inputs: readonly (string | Uint8Array)[]): string {
  return hash('sha256', inputs.map((input) => hash('sha256', input)).join());
}
