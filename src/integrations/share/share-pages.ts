import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isoDate } from '#lib/browser/format.ts';
import { defaultLanguage, languages, wordsOf } from '#lib/build/languages.ts';
import { collectPageHeads } from '#lib/build/page-heads.ts';
import { htmlFile, markdownHref, shareImageHref } from '#lib/build/routes.ts';
import { aboutLine, absoluteUrl, type PageHead } from '#lib/build/seo.ts';
import { site, siteIn } from '#lib/build/site.ts';
import { fillTokens } from '#lib/build/tokens.ts';
import { pathIn } from '#lib/build/translations.ts';
import { toLlmsText } from './llms-txt.ts';
import { toMarkdown } from './markdown-twin.ts';
import { ShareImages } from './share-images.ts';

export interface PageSharing {
  integration: AstroIntegration;
  /** Adds the page's date and other languages to its entry in the sitemap, which is written after this integration has run. */
  complete: (item: SitemapItem) => SitemapItem;
}

/**
 * Gives every indexable page of the built site a share image and a Markdown copy, and each language with a home page its llms.txt.
 * What they say comes from the heads of the pages, and the text of the copies from their HTML.
 */
export function sharePages(): PageSharing {
  let heads: ReadonlyMap<string, PageHead> = new Map();
  const entries = new Map<string, Pick<SitemapItem, 'lastmod' | 'links'>>();
  let cacheDir: URL;
  return {
    integration: {
      name: 'share-pages',
      hooks: {
        'astro:config:done': ({ config }) => {
          cacheDir = config.cacheDir;
        },
        'astro:build:start': () => {
          heads = collectPageHeads();
        },
        'astro:build:done': async ({ dir, logger }) => {
          const started = performance.now();
          const folder = fileURLToPath(dir);
          const images = new ShareImages(fileURLToPath(new URL('share-images/', cacheDir)));
          const pages = [...heads.values()]
            .filter(({ isHidden }) => !isHidden)
            .sort((a, b) => (a.path < b.path ? -1 : 1));
          const share = async (head: PageHead) => {
            const { path, title, language, modified, alternates = [] } = head;
            const { shareEntry: entry } = wordsOf(language).site;
            const html = await readFile(join(folder, htmlFile(path)), 'utf8');
            await writeFile(join(folder, markdownHref(path)), toMarkdown(head, html));
            const text = { siteName: site.name, about: aboutLine(head), title, entry };
            await images.write(text, join(folder, shareImageHref(path)));
            const links = alternates.map((page) => ({ lang: page.hreflang, url: absoluteUrl(page.path) }));
            entries.set(new URL(absoluteUrl(path)).href, {
              ...(modified && { lastmod: isoDate(modified) }),
              ...(links.length > 0 && { links }),
            });
          };
          // A few at a time, so that memory use does not grow with the number of pages.
          await Readable.from(pages).forEach(share, { concurrency: availableParallelism() });
          const languageAt = (path: string) => heads.get(path)?.language ?? defaultLanguage;
          const homes = languages.filter((language) => languageAt(pathIn(language, '/')) === language);
          await Promise.all(
            homes.map((language) => {
              const listed = pages.filter((page) => (page.language ?? defaultLanguage) === language);
              const file = join(folder, language === defaultLanguage ? '' : language, 'llms.txt');
              return writeFile(file, toLlmsText(listed, fillTokens(siteIn(language).recommendation), language));
            }),
          );
          await images.forgetOthers();
          for (const warning of images.warnings) logger.warn(warning);
          const time = Math.round(performance.now() - started);
          logger.info(`${pages.length} pages shared in ${time} ms; share images drawn: ${images.drawn}`);
        },
      },
    },
    complete: (item) => ({ ...item, ...entries.get(item.url) }),
  };
}
