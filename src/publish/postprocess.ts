import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import Tinypool from 'tinypool';
import type { ContentReader } from '#authoring/index.ts';
import { BuildCache } from '#lib/build-cache.ts';
import { listFiles } from '#lib/list-files.ts';
import { shareImageHref } from '#data/paths/routes.ts';
import { IndexedPages } from './indexed-pages.ts';
import type { WantedImage, WrittenImage } from './write-share-image.ts';
import type { ProcessedPage, WantedPage } from './process-page.ts';
import type { PolicyOptions } from './page-policy.ts';

/** One worker per core, started on demand. */
const workerOptions = {
  filename: new URL('./process-page.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: availableParallelism(),
  idleTimeout: 1_000,
};

/**
 * Finishes the built pages: reduces the styles of each to those that it uses, adds its content security policy, and compresses it. Pages
 * that search engines index also get a Markdown copy and a share image, and each language an llms.txt. Runs after all integrations
 * that write into pages, as the policy contains hashes.
 * @returns the integration, and the hook that completes entries of the sitemap
 */
export function postprocess(content: ContentReader, policy: PolicyOptions) {
  const indexedPages = new IndexedPages(content);
  let cacheFolder: string;
  const integration: AstroIntegration = {
    name: 'postprocess',
    hooks: {
      'astro:config:done': ({ config }) => {
        cacheFolder = fileURLToPath(new URL('pages/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const folder = fileURLToPath(dir);
        const pages = listFiles(folder).filter((file) => file.endsWith('.html'));

        const cache = new BuildCache(cacheFolder);
        const workers = new Tinypool(workerOptions);
        let [processed, drawn] = [0, 0];
        const processOne = async (file: string) => {
          const page: WantedPage = { file, policy, folder, cacheFolder };
          const { facts, isNew } = (await workers.run(page, { name: 'processPage' })) as ProcessedPage;
          processed += Number(isNew);
          if (!facts) return;
          indexedPages.add(facts);
          const text = indexedPages.imageTextOf(facts);
          const image = join(folder, shareImageHref(new URL(facts.url).pathname));
          const wanted: WantedImage = { text, file: image, cacheFolder };
          const written = (await workers.run(wanted, { name: 'writeShareImage' })) as WrittenImage;
          drawn += Number(written.isNew);
          if (written.missing.length === 0) return;
          const characters = written.missing.map((character) => `"${character}"`).join(', ');
          logger.warn(`the share image of "${text.title}" cannot show ${characters} → write its title without them`);
        };
        await Promise.all(pages.map(processOne));
        await workers.destroy();
        cache.finish();
        indexedPages.writeLlmsTexts(folder);

        const time = Math.round(performance.now() - started);
        logger.info(`${processed} of ${pages.length} pages and ${drawn} share images made in ${time} ms`);
      },
    },
  };
  return { integration, addSitemapFields: (item: SitemapItem) => indexedPages.addSitemapFields(item) };
}
