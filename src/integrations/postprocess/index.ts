import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import type { ContentReader } from '#authoring/index.ts';
import { BuildCache } from '#lib/files/build-cache.ts';
import { listFiles } from '#lib/files/list-files.ts';
import { filesAtOnce, startWorkers } from '#lib/files/worker-pool.ts';
import { shareImageHref } from '#lib/paths/routes.ts';
import { SharedPages, type WantedImage, type WrittenImage } from '../share/index.ts';
import type { FinishedPage, FinishOptions } from './finish-page.ts';
import type { PolicyOptions } from './page-policy.ts';

export { compressFiles } from './compress-files.ts';
export { lockOutput } from './lock-output.ts';

export interface Postprocessing {
  integration: AstroIntegration;
  /** Completes an entry of the sitemap, which is written after this integration has run. */
  complete: (item: SitemapItem) => SitemapItem | undefined;
}

/**
 * Reduces the styles of every built page to those that it uses, adds its content security policy and compresses it; gives those that
 * search engines index a Markdown copy and a share image, and each language with a home page its llms.txt. It runs after all other
 * integrations that write into pages, as the policy contains hashes.
 * @param content for the name of the site and the words around those of the pages
 */
export function postprocess(content: ContentReader, policy: PolicyOptions): Postprocessing {
  let cacheDir: URL;
  let shared: SharedPages;
  return {
    integration: {
      name: 'postprocess',
      hooks: {
        'astro:config:done': ({ config }) => {
          cacheDir = config.cacheDir;
        },
        'astro:build:done': async ({ dir, logger }) => {
          const started = performance.now();
          const folder = fileURLToPath(dir);
          const cacheFolder = fileURLToPath(new URL('pages/', cacheDir));
          const warn = (message: string) => logger.warn(message);
          const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
          shared = new SharedPages(content);

          const cache = new BuildCache(cacheFolder);
          const workers = startWorkers(new URL('finish-page.ts', import.meta.url));
          const options: FinishOptions = { folder, cacheFolder, policy };
          let [made, drawn] = [0, 0];
          const finish = async (file: string) => {
            const { facts, isNew } = (await workers.run({ file, options }, { name: 'finishPage' })) as FinishedPage;
            made += Number(isNew);
            if (!facts) return;
            shared.add(facts);
            const text = shared.imageTextOf(facts);
            const image = join(folder, shareImageHref(new URL(facts.url).pathname));
            const wanted: WantedImage = { text, file: image, cacheFolder };
            const written = (await workers.run(wanted, { name: 'writeShareImage' })) as WrittenImage;
            drawn += Number(written.isNew);
            if (written.missing.length === 0) return;
            const characters = written.missing.map((character) => `"${character}"`).join(', ');
            warn(`the share image of "${text.title}" cannot show ${characters} → write its title without them`);
          };
          await Readable.from(pages).forEach(finish, { concurrency: filesAtOnce });
          await workers.destroy();
          cache.finish();
          shared.writeLlmsTexts(folder);

          const time = Math.round(performance.now() - started);
          logger.info(`${made} of ${pages.length} pages and ${drawn} share images made in ${time} ms`);
        },
      },
    },
    complete: (item) => shared.complete(item),
  };
}
