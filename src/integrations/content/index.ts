/** Content on its way into Astro: the loader of the collections, what Markdown gets beyond the standard, and the schemas of the files that there is one of. */
export { entries, translations } from './content-loader.ts';
export { headingLinks } from './heading-links.ts';
export { markdownTables } from './markdown-tables.ts';
export { singletonSchemas } from './singleton-schemas.ts';
export { translatedHeadings } from './translated-headings.ts';
export { translatedSources } from './translated-sources.ts';
