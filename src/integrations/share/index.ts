/** What machines get of each page: its share image, its Markdown copy, llms.txt and the dates in the sitemap. */
export { sharePages } from './share-pages.ts';
