import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import type { ContentReader } from '#authoring/index.ts';
import { ContentError } from '#lib/errors/content-error.ts';
import { BuildCache, codeVersion } from '#lib/files/build-cache.ts';
import { listFiles } from '#lib/files/list-files.ts';
import { filesAtOnce, startWorkers } from '#lib/files/worker-pool.ts';
import { markdownHref, shareImageHref } from '#lib/paths/routes.ts';
import { defaultLanguage } from '#schemas/interface-words.ts';
import { toLlmsText, type ListedPage } from './llms-txt.ts';
import type { Described } from './share-worker.ts';
import { ShareImages } from './share-images.ts';
import { SiteLinks } from './site-links.ts';

export interface PageSharing {
  integration: AstroIntegration;
  /**
   * Adds the page's date and other languages to its entry in the sitemap, which is written after this integration has run. Pages that
   * search engines do not index have none.
   */
  complete: (item: SitemapItem) => SitemapItem | undefined;
}

/**
 * Gives every indexable page of the built site a share image and a Markdown copy, and each language with a home page its llms.txt.
 * What they say is read from the HTML of the pages, once.
 * @param content for the name of the site and the words around theirs
 */
export function sharePages(content: ContentReader): PageSharing {
  const entries = new Map<string, Pick<SitemapItem, 'lastmod' | 'links'>>();
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
          const workers = startWorkers(new URL('share-worker.ts', import.meta.url));
          const images = new ShareImages(fileURLToPath(new URL('share-images/', cacheDir)), (text) =>
            workers.run(text, { name: 'drawShareImage' }),
          );
          const pages = new BuildCache(fileURLToPath(new URL('shared-pages/', cacheDir)));
          const version = codeVersion();
          const files = listFiles(folder);
          const links = new SiteLinks(files);
          const listed: (ListedPage & { language: string })[] = [];
          const share = async (file: string) => {
            const html = await readFile(join(folder, file), 'utf8');
            const described = await pages.remember(BuildCache.key(version, html), () =>
              workers.run(html, { name: 'describe' }),
            );
            const page = JSON.parse(String(described)) as Described | null;
            if (!page) return;
            links.add(page);
            const { url, title, description, subject, modified, isArticle, isCity, trail, alternates } = page;
            const { pathname } = new URL(url);
            const language = content.languages.find((code) => pathname.split('/')[1] === code) ?? defaultLanguage;
            listed.push({ url, title, description, modified, isArticle, isCity, trail, language });
            await writeFile(join(folder, markdownHref(pathname)), page.markdown);
            const { name = '', tagline = '' } = content.site(language) ?? {};
            const about = subject ?? trail.at(-1)?.name ?? tagline;
            const entry = content.wordsOf(language)?.site.shareEntry ?? '';
            await images.write({ siteName: name, about, title, entry }, join(folder, shareImageHref(pathname)));
            entries.set(url, {
              ...(modified && { lastmod: modified }),
              ...(alternates.length > 0 && { links: [...alternates] }),
            });
          };
          await Readable.from(files.filter((file) => file.endsWith('.html'))).forEach(share, {
            concurrency: filesAtOnce,
          });
          await workers.destroy();
          const lost = links.findLost();
          if (lost.length > 0) throw new ContentError(lost);
          listed.sort((a, b) => (a.url < b.url ? -1 : 1));
          for (const [language, pages] of Map.groupBy(listed, (page) => page.language)) {
            const home = language === defaultLanguage ? '/' : `/${language}`;
            const [site, words] = [content.site(language), content.wordsOf(language)];
            if (!site || !words || new URL(pages[0]!.url).pathname !== home) continue;
            const { cities } = words.home;
            await writeFile(join(folder, home, 'llms.txt'), toLlmsText(pages, site, { ...words.list, cities }));
          }
          for (const cache of [images, pages]) await cache.finish((message) => logger.warn(message));
          for (const warning of images.warnings) logger.warn(warning);
          const time = Math.round(performance.now() - started);
          logger.info(`${entries.size} pages shared in ${time} ms; share images drawn: ${images.drawn}`);
        },
      },
    },
    complete: (item) => {
      const entry = entries.get(item.url.replace(/\/$/, ''));
      return entry && { ...item, ...entry };
    },
  };
}
