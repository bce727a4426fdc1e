import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '#lib/files/list-files.ts';
import { scriptFilesIn } from './built-page.ts';
import { addPolicy, type PolicyOptions } from './page-policy.ts';
import { keepUsedStyles } from './page-styles.ts';

/**
 * Reduces the styles of every built page to those that it uses, and adds its content security policy. It runs after all other
 * integrations that write into pages, as the policy contains hashes.
 */
export function postprocess(options: PolicyOptions): AstroIntegration {
  return {
    name: 'postprocess',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const folder = fileURLToPath(dir);
        const files = listFiles(folder);
        const read = (file: string) => readFileSync(join(folder, file), 'utf8');
        const scripts = new Map(
          files.filter((file) => file.endsWith('.js')).map((file) => [basename(file), read(file)]),
        );
        const pages = files.filter((file) => file.endsWith('.html'));
        for (const file of pages) {
          const built = read(file);
          const page = { file, html: built, scripts: scriptFilesIn(built, scripts) };
          const html = await keepUsedStyles(page);
          writeFileSync(join(folder, file), addPolicy({ ...page, html }, options));
        }
        logger.info(`${pages.length} pages in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}
