import { markdownToHtml } from 'satteri';
import { codeLinks } from './code-links.ts';
import { sourceMarker, sourceMarkers } from './source-markers.ts';

/**
 * The inline Markdown of one content field (bold, code, links, source markers) as HTML without a paragraph around it.
 * @param codes whether codes of the dictionary are links
 */
export function inlineMarkdown(text: string, codes = false): string {
  const { html } = markdownToHtml(text, { hastPlugins: codes ? [codeLinks, sourceMarkers] : [sourceMarkers] });
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
