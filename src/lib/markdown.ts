import { markdownToHtml } from 'satteri';

/** The inline Markdown of one content field (bold, code, links) as HTML without a paragraph around it. */
export function inlineMarkdown(text: string): string {
  const { html } = markdownToHtml(text);
  return html
    .trim()
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '');
}

/** The same text without its Markdown signs, for structured data. */
export function plainText(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .trim();
}
