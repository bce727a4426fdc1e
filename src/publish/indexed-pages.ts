import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitemapItem } from '@astrojs/sitemap';
import type { ContentReader } from '#authoring/index.ts';
import type { PageFacts } from '#data/metadata/page-facts.ts';
import { defaultLanguage } from '#schemas/interface-words.ts';
import { toLlmsText } from './llms-txt.ts';
import type { ShareImageText } from './share-drawing.ts';

/** The pages that search engines index, for share images, llms.txt and the sitemap. */
export class IndexedPages {
  readonly #content: ContentReader;
  readonly #byUrl = new Map<string, PageFacts>();

  constructor(content: ContentReader) {
    this.#content = content;
  }

  add(facts: PageFacts): void {
    this.#byUrl.set(facts.url, facts);
  }

  imageTextOf({ url, title, about, trail }: PageFacts): ShareImageText {
    const language = this.#languageOf(url);
    const { name = '', tagline = '' } = this.#content.site(language) ?? {};
    const entry = this.#content.words(language)?.site.shareEntry ?? '';
    return { siteName: name, about: about ?? trail.at(-1)?.name ?? tagline, title, entry };
  }

  /** Writes an llms.txt for each language that has a home page. */
  writeLlmsTexts(folder: string): void {
    const sorted = [...this.#byUrl.values()].sort((a, b) => (a.url < b.url ? -1 : 1));
    for (const [language, pages] of Map.groupBy(sorted, ({ url }) => this.#languageOf(url))) {
      const home = language === defaultLanguage ? '/' : `/${language}`;
      const [site, words] = [this.#content.site(language), this.#content.words(language)];
      if (!site || !words || new URL(pages[0]!.url).pathname !== home) continue;
      writeFileSync(join(folder, home, 'llms.txt'), toLlmsText(pages, site, words.site.pages));
    }
  }

  /** Adds the date and the other languages to an entry of the sitemap. Undefined drops pages that are not indexed. */
  addSitemapFields(item: SitemapItem): SitemapItem | undefined {
    const page = this.#byUrl.get(item.url.replace(/\/$/, ''));
    if (!page) return undefined;
    const { modified, alternates } = page;
    return {
      ...item,
      ...(modified && { lastmod: modified }),
      ...(alternates.length > 0 && { links: [...alternates] }),
    };
  }

  #languageOf(url: string): string {
    const [, code] = new URL(url).pathname.split('/');
    return this.#content.languages().find((language) => language === code) ?? defaultLanguage;
  }
}
