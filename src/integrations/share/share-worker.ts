/** What share-pages.ts has done by workers. */
import { toMarkdown } from './markdown-copy.ts';
import { readPage, type ReadPage } from './read-page.ts';

export { drawShareImage } from './share-image.ts';

/** What is kept of a page between builds. */
export type Described = Omit<ReadPage, 'main'> & { markdown: string };

/** As JSON, what a page says and its Markdown copy; null for pages that search engines do not index. */
export function describe(html: string): string {
  const page = readPage(html);
  return JSON.stringify(page ? { ...page, main: undefined, markdown: toMarkdown(page) } : null);
}
