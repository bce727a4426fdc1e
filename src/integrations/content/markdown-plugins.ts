import { fileURLToPath } from 'node:url';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { ContentReader } from '#authoring/index.ts';
import { codeLinks } from '#lib/markdown/code-links.ts';
import { englishHeadingIds, headingLinks } from '#lib/markdown/headings.ts';
import { pageLinks } from '#lib/markdown/page-links.ts';
import { sourceLinks } from '#lib/markdown/source-links.ts';
import { markdownTables } from '#lib/markdown/tables.ts';

/** What Astro is given of a file of content/ that it compiles. */
interface Compiled {
  readonly fileURL: URL | undefined;
}

/** Extensions of the Markdown of content/, with what they need of it. */
export function markdownPlugins(reader: ContentReader) {
  const translationAt = ({ fileURL }: Compiled) => fileURL && reader.translationAt(fileURLToPath(fileURL));
  return [
    (file: Compiled) => {
      const english = translationAt(file)?.english;
      return english ? englishHeadingIds(english.headings.map(({ text }) => text)) : null;
    },
    satteriHeadingIdsPlugin(),
    headingLinks,
    () => codeLinks(reader.codeForms),
    markdownTables,
    (file: Compiled) => sourceLinks(reader.wordsOf(translationAt(file)?.language)?.article.source ?? ''),
    (file: Compiled) => pageLinks((href) => reader.translatedPaths.linkTo(translationAt(file)?.language, href)),
  ];
}
