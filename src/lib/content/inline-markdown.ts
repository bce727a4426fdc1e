/** The texts of content/ as HTML, with what they need of it: the codes of the dictionary, words and pages of a language. */
import { getCollection } from 'astro:content';
import { markdownToHtml } from 'satteri';
import { codeFormsOf, codeLinks, leadingCode as findLeadingCode } from '#lib/markdown/code-links.ts';
import { pageLinks } from '#lib/markdown/page-links.ts';
import { sourceLinks } from '#lib/markdown/source-links.ts';
import { translatedPaths, wordsOf } from './languages.ts';

const codeForms = codeFormsOf(await getCollection('codes'));

/**
 * The inline Markdown of one content field (bold, code, links, source markers) as HTML without a paragraph around it.
 * @param language that of the page
 * @param codes whether to link codes to the dictionary
 */
export function inlineMarkdown(text: string, language: string | undefined, codes = false): string {
  const { html } = markdownToHtml(text, {
    hastPlugins: [
      ...(codes ? [codeLinks(codeForms)] : []),
      sourceLinks(wordsOf(language).article.source),
      pageLinks((href) => translatedPaths.linkTo(language, href)),
    ],
  });
  return html
    .trim()
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '');
}

/**
 * The longest code that a line begins with.
 * @param bank whose line it is: its own codes go first
 */
export function leadingCode(line: string, bank?: string) {
  return findLeadingCode(codeForms, line, bank);
}
