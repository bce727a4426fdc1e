import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '#lib/files/list-files.ts';

/**
 * Has Astro render only the pages of articles that have changed, and lets no build believe what is not whole: Astro overwrites what it
 * keeps page by page, also while another build reads it, and reads it unchecked.
 * https://docs.astro.build/en/reference/experimental-flags/incremental-build/
 */
export function incrementalBuild(): AstroIntegration {
  let kept: KeptPages | undefined;
  return {
    name: 'incremental-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, logger }) => {
        if (command !== 'build') return;
        kept = new KeptPages(fileURLToPath(config.cacheDir));
        if (!kept.lock()) {
          kept = undefined;
          logger.warn('Another build is running → this one renders all pages.');
          return;
        }
        updateConfig({ experimental: { incrementalBuild: true } });
        if (kept.areWhole) return;
        kept.remove();
        logger.warn('The pages kept from the last build are not whole → all are rendered again.');
      },
      'astro:build:start': () => kept?.beginWriting(),
      'astro:build:generated': () => kept?.record(),
    },
  };
}

/** What Astro keeps of the pages of a build: a list, and their HTML. */
class KeptPages {
  readonly #list: string;
  readonly #pages: string;
  /** The digest of the list and the pages, which a build removes before it writes the first of them and writes after the last. */
  readonly #digest: string;
  /** Holds the process id of the build that may write. */
  readonly #lock: string;

  constructor(cacheDir: string) {
    mkdirSync(cacheDir, { recursive: true });
    this.#list = join(cacheDir, 'incremental-build.json');
    this.#pages = join(cacheDir, 'dist');
    this.#digest = join(cacheDir, 'incremental-build.sha256');
    this.#lock = join(cacheDir, 'incremental-build.lock');
  }

  /** @returns false while another build that is running has it */
  lock(): boolean {
    const owner = Number(read(this.#lock));
    if (owner && owner !== process.pid && isRunning(owner)) return false;
    rmSync(this.#lock, { force: true });
    try {
      writeFileSync(this.#lock, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      return false;
    }
  }

  get areWhole(): boolean {
    return read(this.#digest) === this.#digestNow();
  }

  remove(): void {
    for (const path of [this.#list, this.#digest, this.#pages]) rmSync(path, { recursive: true, force: true });
  }

  beginWriting(): void {
    rmSync(this.#digest, { force: true });
  }

  record(): void {
    writeFileSync(this.#digest, this.#digestNow());
    rmSync(this.#lock, { force: true });
  }

  /** '' where nothing is kept. */
  #digestNow(): string {
    if (!existsSync(this.#list)) return '';
    const pages = listFiles(this.#pages).map((page) => page + hash('sha256', readFileSync(join(this.#pages, page))));
    return hash('sha256', [read(this.#list), ...pages].join('\n'));
  }
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
