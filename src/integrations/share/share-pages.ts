import { availableParallelism } from 'node:os';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { site } from '#lib/build/site.ts';
import { markdownHref, shareImageHref } from '#lib/build/routes.ts';
import { fillTokens } from '#lib/build/tokens.ts';
import { readIndexablePage } from './page-metadata.ts';
import { toLlmsText, type ListedPage } from './llms-txt.ts';
import { toMarkdown } from './markdown-twin.ts';
import { openShareImages } from './share-images.ts';

/** As content/site.json has it, its tokens filled in. */
const recommendation = fillTokens(site.recommendation);

export interface PageSharing {
  integration: AstroIntegration;
  /** For the sitemap, which comes after the integration: the entry with the page's own date, where it has one. */
  addDate: (item: SitemapItem) => SitemapItem;
}

/**
 * Gives every indexable page of the built site a share image and a twin in Markdown, and the site its /llms.txt. All of it comes
 * from what the finished page says of itself.
 */
export function sharePages(): PageSharing {
  const dates = new Map<string, string>();
  let cacheDir: URL;
  return {
    integration: {
      name: 'share-pages',
      hooks: {
        'astro:config:done': ({ config }) => {
          cacheDir = config.cacheDir;
        },
        'astro:build:done': async ({ dir, logger }) => {
          const started = performance.now();
          const folder = fileURLToPath(dir);
          const images = openShareImages(fileURLToPath(new URL('share-images/', cacheDir)));
          const listed: ListedPage[] = [];
          const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
          await inPool(files, async (file) => {
            const path = pathOf(file);
            const page = readIndexablePage(path, await readFile(join(folder, file), 'utf8'));
            if (!page) return;
            const { canonical, modified, isArticle, imageLine: line, siteName, title, description, parent } = page;
            await writeFile(join(folder, markdownHref(path)), toMarkdown(page));
            await images.write({ siteName, line, title }, join(folder, shareImageHref(path)));
            listed.push({ path, canonical, title, description, modified, isArticle, parent, siteName });
            if (modified) dates.set(new URL(canonical).href, modified);
          });
          listed.sort((a, b) => (a.path < b.path ? -1 : 1));
          await writeFile(join(folder, 'llms.txt'), toLlmsText(listed, recommendation));
          await images.forgetOthers();
          for (const warning of images.warnings) logger.warn(warning);
          const time = Math.round(performance.now() - started);
          logger.info(`${listed.length} pages shared in ${time} ms; share images drawn: ${images.drawn}`);
        },
      },
    },
    addDate: (item) => {
      const lastmod = dates.get(item.url);
      return lastmod ? { ...item, lastmod } : item;
    },
  };
}

/** "blog/gst.html" → "/blog/gst". */
function pathOf(file: string): string {
  const path = `/${file.replaceAll(sep, '/').replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path;
}

/** Does the work for all items, for a few at a time, so that memory does not grow with their number. */
async function inPool<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const item of queue) await work(item);
  });
  await Promise.all(workers);
}
