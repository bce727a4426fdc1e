import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BuildCache, codeVersion } from '#lib/files/build-cache.ts';
import { listFiles } from '#lib/files/list-files.ts';
import { scriptFilesIn } from './built-page.ts';
import { addPolicy, type PolicyOptions } from './page-policy.ts';
import { keepUsedStyles } from './page-styles.ts';

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
        const read = (file: string) => readFileSync(join(folder, file), 'utf8');
        const scripts = new Map(
          files.filter((file) => file.endsWith('.js')).map((file) => [basename(file), read(file)]),
        );
        const pages = files.filter((file) => file.endsWith('.html'));
        const cache = new BuildCache(fileURLToPath(new URL('postprocessed/', cacheDir)));
        const version = codeVersion();
        let made = 0;
        for (const file of pages) {
          const built = read(file);
          // The names of script files contain a hash: a page that names the same ones can load the same code.
          const key = BuildCache.key(version, JSON.stringify(options), built);
          const html = await cache.remember(key, async () => {
            made += 1;
            const page = { file, html: built, scripts: scriptFilesIn(built, scripts) };
            return addPolicy({ ...page, html: await keepUsedStyles(page) }, options);
          });
          writeFileSync(join(folder, file), html);
        }
        await cache.finish((message) => logger.warn(message));
        logger.info(`${made} of ${pages.length} pages in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
