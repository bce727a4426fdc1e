import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { UserError } from '#lib/errors.ts';
import { lock } from '#lib/lock.ts';

/** Stops a build into a folder that another build is writing: each would empty it under the other. */
export function lockOutput(): AstroIntegration {
  let locks: URL;
  let unlock: (() => void) | undefined;
  return {
    name: 'lock-output',
    hooks: {
      'astro:config:done': ({ config }) => {
        const output = fileURLToPath(config.outDir);
        locks = new URL(`locks/${hash('sha256', output).slice(0, 16)}/`, config.cacheDir);
      },
      'astro:build:start': () => {
        unlock = lock(fileURLToPath(locks));
        if (unlock) return;
        throw new UserError(
          'Another build is writing into the same folder. Wait until it has ended, or build into another: npm run build -- --outDir <folder>.',
        );
      },
      'astro:build:done': () => unlock?.(),
    },
  };
}
