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
import type { ProcessedPage, ProcessOptions } from './process-page.ts';
import type { PolicyOptions } from './page-policy.ts';

/** On all cores; none starts before it is needed. */
const workerOptions = {
  filename: new URL('./process-page.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: availableParallelism(),
  idleTimeout: 1_000,
};

export interface Postprocessing {
  integration: AstroIntegration;
  /** Completes an entry of the sitemap, which is written after this integration has run. */
  addSitemapFields: (item: SitemapItem) => SitemapItem | undefined;
}

/**
 * Reduces the styles of every built page to those that it uses, adds its content security policy and compresses it; gives those that
 * search engines index a Markdown copy and a share image, and each language with a home page its llms.txt. It runs after all other
 * integrations that write into pages, as the policy contains hashes.
 * @param content for the name of the site and the words around those of the pages
 */
export function postprocess(content: ContentReader, policy: PolicyOptions): Postprocessing {
  let cacheDir: URL;
  let indexedPages: IndexedPages;
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
          indexedPages = new IndexedPages(content);

          const cache = new BuildCache(cacheFolder);
          const workers = new Tinypool(workerOptions);
          const options: ProcessOptions = { folder, cacheFolder, policy };
          let [processed, drawn] = [0, 0];
          const processOne = async (file: string) => {
            const { facts, isNew } = (await workers.run({ file, options }, { name: 'processPage' })) as ProcessedPage;
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
            warn(`the share image of "${text.title}" cannot show ${characters} → write its title without them`);
          };
          await Promise.all(pages.map(processOne));
          await workers.destroy();
          cache.finish();
          indexedPages.writeLlmsTexts(folder);

          const time = Math.round(performance.now() - started);
          logger.info(`${processed} of ${pages.length} pages and ${drawn} share images made in ${time} ms`);
        },
      },
    },
    addSitemapFields: (item) => indexedPages.addSitemapFields(item),
  };
}
