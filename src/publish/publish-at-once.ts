import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Builds into a folder beside the output folder and swaps the two at the end: a build that fails leaves the previous site as it was, and
 * no page without its policy. Must be the last integration.
 */
export function publishAtOnce(): AstroIntegration {
  let folder: string;
  return {
    name: 'publish-at-once',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        folder = fileURLToPath(config.outDir).replace(/[\\/]$/, '');
        updateConfig({ outDir: new URL(`${config.outDir.href.replace(/\/$/, '')}.part/`) });
      },
      'astro:build:done': ({ dir }) => {
        const former = `${folder}.old`;
        rmSync(former, { recursive: true, force: true });
        if (existsSync(folder)) renameSync(folder, former);
        renameSync(fileURLToPath(dir), folder);
        rmSync(former, { recursive: true, force: true });
      },
    },
  };
}
