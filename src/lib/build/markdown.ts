import { markdownToHtml } from 'satteri';
import { codeLinks } from './code-links.ts';
import { sourceLinks } from './source-links.ts';
import { sourceMarker } from './source-markers.ts';

/**
 * The inline Markdown of one content field (bold, code, links, source markers) as HTML without a paragraph around it.
 * @param codes whether to link codes to the dictionary
 * @param language that of the page
 */
export function inlineMarkdown(text: string, codes = false, language?: string): string {
  const sources = sourceLinks(language);
  const { html } = markdownToHtml(text, { hastPlugins: codes ? [codeLinks, sources] : [sources] });
  return html
    .trim()
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '');
}

/** The same text without Markdown syntax and source markers, for structured data. */
export function plainText(text: string): string {
  return text
    .replace(sourceMarker, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .trim();
}
