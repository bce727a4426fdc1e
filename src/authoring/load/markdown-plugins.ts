import { fileURLToPath } from 'node:url';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { ContentReader } from '#authoring/reader.ts';
import { codeFormsIn, codeFormsOf, codeLinks, type CodeForm } from '#data/markdown/code-links.ts';
import { englishHeadingIds, headingLinks } from './headings.ts';
import { pageLinks } from '#data/markdown/page-links.ts';
import { sourceLinks } from '#data/markdown/source-links.ts';
import { markdownTables } from './markdown-tables.ts';
import { TranslatedPaths } from '#data/paths/translated-paths.ts';
import type { Code } from '#schemas/code.ts';

/** A file of content/ that Astro compiles. */
interface Compiled {
  readonly fileURL: URL | undefined;
}

/** The plugins for the Markdown of content/. */
export function markdownPlugins(reader: ContentReader) {
  const translationAt = ({ fileURL }: Compiled) => fileURL && reader.translationAt(fileURLToPath(fileURL));
  const languageOf = (file: Compiled) => translationAt(file)?.translation.language;
  const wordsFor = (file: Compiled) => reader.words(languageOf(file));
  const paths = reader.untilChange(() => new TranslatedPaths(reader.languages(), reader.content().translations));
  const forms = reader.untilChange(() => codeForms(reader));
  const formsIn = reader.untilChange((language: string | undefined) => codeFormsIn(language, forms(), paths()));
  return [
    (file: Compiled) => {
      const translation = translationAt(file)?.translation;
      return translation ? englishHeadingIds(translation.anchors) : null;
    },
    satteriHeadingIdsPlugin(),
    headingLinks,
    (file: Compiled) => codeLinks(formsIn(languageOf(file)), file.fileURL && codeOf(file.fileURL)),
    markdownTables,
    (file: Compiled) => sourceLinks(wordsFor(file)?.article.source ?? ''),
    (file: Compiled) =>
      pageLinks((href) => paths().linkTo(languageOf(file), href), wordsFor(file)?.site.inEnglish ?? ''),
  ];
}

/** The slug of the code whose text a file is; undefined for other files. */
function codeOf({ pathname }: URL): string | undefined {
  return /\/content\/codes\/([^/.]+)(?:\.\w+)?\.mdx$/.exec(pathname)?.[1];
}

/** The forms of the codes in the dictionary, except those with mistakes. */
export function codeForms(reader: ContentReader): readonly CodeForm[] {
  return codeFormsOf(
    reader.entries('codes').flatMap(({ id, data, body }) => (data ? [{ id, data: data as Code, body }] : [])),
  );
}
