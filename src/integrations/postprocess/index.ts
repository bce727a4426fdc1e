import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BuildCache, codeVersion } from '#lib/files/build-cache.ts';
import { listFiles } from '#lib/files/list-files.ts';
import { filesAtOnce, startWorkers } from '#lib/files/worker-pool.ts';
import { scriptFilesIn } from './built-page.ts';
import type { PolicyOptions } from './page-policy.ts';

/**
 * Reduces the styles of every built page to those that it uses, and adds its content security policy. It runs after all other
 * integrations that write into pages, as the policy contains hashes.
 */
export function postprocess(options: PolicyOptions): AstroIntegration {
  let cacheDir: URL;
  return {
    name: 'postprocess',
    hooks: {
      'astro:config:done': ({ config }) => {
        cacheDir = config.cacheDir;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const folder = fileURLToPath(dir);
        const files = listFiles(folder);
        const scripts = new Map(
          files
            .filter((file) => file.endsWith('.js'))
            .map((file) => [basename(file), readFileSync(join(folder, file), 'utf8')]),
        );
        const pages = files.filter((file) => file.endsWith('.html'));
        const cache = new BuildCache(fileURLToPath(new URL('postprocessed/', cacheDir)));
        const workers = startWorkers(new URL('postprocess-worker.ts', import.meta.url));
        const version = codeVersion();
        let made = 0;
        const finish = async (file: string) => {
          const html = await readFile(join(folder, file), 'utf8');
          // The names of script files contain a hash: a page that names the same ones can load the same code.
          const key = BuildCache.key(version, JSON.stringify(options), html);
          const finished = await cache.remember(key, () => {
            made += 1;
            const page = { file, html, scripts: scriptFilesIn(html, scripts) };
            return workers.run({ page, options }, { name: 'finishPage' });
          });
          await writeFile(join(folder, file), finished);
        };
        await Readable.from(pages).forEach(finish, { concurrency: filesAtOnce });
        await workers.destroy();
        await cache.finish((message) => logger.warn(message));
        logger.info(`${made} of ${pages.length} pages in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
