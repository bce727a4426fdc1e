/** What programs read: share images, Markdown copies of the pages, llms.txt and the dates in the sitemap. */
export { sharePages } from './share-pages.ts';
