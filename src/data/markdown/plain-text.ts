import { sourceMarker } from './source-markers.ts';

/** A text of the content without Markdown syntax and source markers, for structured data. */
export function plainText(text: string): string {
  return text
    .replace(sourceMarker, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .trim();
}
