import { markdownToHtml } from 'satteri';
import { sourceMarker, sourceMarkers } from './source-markers.ts';

/** The inline Markdown of one content field (bold, code, links, source markers) as HTML without a paragraph around it. */
export function inlineMarkdown(text: string): string {
  const { html } = markdownToHtml(text, { hastPlugins: [sourceMarkers] });
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
