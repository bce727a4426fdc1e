/** Renders inline Markdown of content/ with links to codes and to the pages of a language. */
import { getCollection } from 'astro:content';
import { markdownToHtml } from 'satteri';
import { codeFormsIn, codeFormsOf, codeLinks, findLeadingCode } from '#data/markdown/code-links.ts';
import { pageLinks } from '#data/markdown/page-links.ts';
import { sourceLinks } from '#data/markdown/source-links.ts';
import { defaultLanguage, languages, translatedPaths, wordsOf } from './languages.ts';

const allCodes = codeFormsOf(await getCollection('codes'));

/** The codes that the dictionary explains in a language. */
const codesIn = new Map(languages.map((language) => [language, codeFormsIn(language, allCodes, translatedPaths)]));

/**
 * The inline Markdown of one content field (bold, code, links, source markers) as HTML without a paragraph around it.
 * @param language that of the page
 * @param codes whether to link codes to the dictionary
 */
export function inlineMarkdown(text: string, language = defaultLanguage, codes = false): string {
  const words = wordsOf(language);
  const { html } = markdownToHtml(text, {
    hastPlugins: [
      ...(codes ? [codeLinks(codesIn.get(language) ?? [])] : []),
      sourceLinks(words.article.source),
      pageLinks((href) => translatedPaths.linkTo(language, href), words.site.inEnglish),
    ],
  });
  return html.trim().replace(/^<p>|<\/p>$/g, '');
}

/**
 * The longest code that a line begins with, if the dictionary explains it in the language of the page.
 * @param bank whose line it is: its own codes go first, then those that several banks print
 */
export function leadingCode(line: string, bank?: string, language = defaultLanguage) {
  return findLeadingCode(codesIn.get(language) ?? [], line, bank);
}
