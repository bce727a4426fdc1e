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
import { defaultLanguage } from '#schemas/interface-words.ts';

/** Input to the Markdown plugins: a file of content/ that Astro compiles. */
interface Compiled {
  readonly fileURL: URL | undefined;
}

/** Extensions of the Markdown of content/, with what they need of it. */
export function markdownPlugins(reader: ContentReader) {
  const translationAt = ({ fileURL }: Compiled) => fileURL && reader.translationAt(fileURLToPath(fileURL));
  const languageOf = (file: Compiled) => translationAt(file)?.translation.language;
  const wordsOf = (file: Compiled) => reader.wordsOf(languageOf(file));
  const paths = () =>
    reader.derive('translated paths', () => new TranslatedPaths(reader.languages, reader.content().translations));
  const formsIn = (language?: string) =>
    reader.derive(`code forms in ${language ?? defaultLanguage}`, () =>
      codeFormsIn(language, codeForms(reader), paths()),
    );
  return [
    (file: Compiled) => {
      const translation = translationAt(file)?.translation;
      return translation ? englishHeadingIds(translation.anchors) : null;
    },
    satteriHeadingIdsPlugin(),
    headingLinks,
    (file: Compiled) => codeLinks(formsIn(languageOf(file)), file.fileURL && codeOf(file.fileURL)),
    markdownTables,
    (file: Compiled) => sourceLinks(wordsOf(file)?.article.source ?? ''),
    (file: Compiled) =>
      pageLinks((href) => paths().linkTo(languageOf(file), href), wordsOf(file)?.site.inEnglish ?? ''),
  ];
}

/** The slug of the code that a file is the text of, if it is one. */
function codeOf({ pathname }: URL): string | undefined {
  return /\/content\/codes\/([^/.]+)(?:\.\w+)?\.mdx$/.exec(pathname)?.[1];
}

/** The forms of the codes of the dictionary; those with mistakes are left out. */
export function codeForms(reader: ContentReader): readonly CodeForm[] {
  return reader.derive('code forms', () =>
    codeFormsOf(
      reader.entries('codes').flatMap(({ id, data, body }) => (data ? [{ id, data: data as Code, body }] : [])),
    ),
  );
}
