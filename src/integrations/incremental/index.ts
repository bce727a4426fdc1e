import { hash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '#lib/files/list-files.ts';
import { lock } from '#lib/files/lock.ts';

/** What Astro keeps of the pages of a build: a list, and their HTML. */
const [list, pages] = ['incremental-build.json', 'dist'];

/** Their digests, which a build removes before it writes the first of them and writes after the last. */
const digests = 'incremental-build.sha256';

/**
 * Has Astro render only the pages of articles that have changed, and lets no build believe what is not whole: Astro overwrites what it
 * keeps page by page, also while another build reads it, and reads it unchecked.
 * https://docs.astro.build/en/reference/experimental-flags/incremental-build/
 */
export function incrementalBuild(): AstroIntegration {
  let folder: string;
  let unlock: (() => void) | undefined;
  return {
    name: 'incremental-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, logger }) => {
        if (command !== 'build') return;
        folder = fileURLToPath(config.cacheDir);
        unlock = lock(folder);
        if (!unlock) {
          logger.warn('Another build is running → this one renders all pages.');
          return;
        }
        updateConfig({ experimental: { incrementalBuild: true } });
        const path = join(folder, digests);
        const known = existsSync(path) ? readFileSync(path, 'utf8') : '';
        if (known === digestsIn(folder)) return;
        for (const name of [list, pages, digests]) rmSync(join(folder, name), { recursive: true, force: true });
        logger.warn('The pages kept from the last build are not whole → all are rendered again.');
      },
      'astro:build:start': () => {
        if (unlock) rmSync(join(folder, digests), { force: true });
      },
      'astro:build:generated': () => {
        if (unlock) writeFileSync(join(folder, digests), digestsIn(folder));
        unlock?.();
      },
    },
  };
}

/** The digest of each file that Astro keeps; '' where it keeps nothing. */
function digestsIn(folder: string): string {
  const files = listFiles(folder).filter((file) => file === list || file.startsWith(`${pages}/`));
  return files.map((file) => `${hash('sha256', readFileSync(join(folder, file)))}  ${file}\n`).join('');
}
