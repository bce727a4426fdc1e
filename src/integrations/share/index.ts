/** What programs read: share images, Markdown copies of the pages, llms.txt and the dates in the sitemap. */
export { toMarkdown } from './markdown-copy.ts';
export { mainOf } from './main-of.ts';
export { SharedPages } from './shared-pages.ts';
export { writeShareImage, type WantedImage, type WrittenImage } from './write-share-image.ts';
