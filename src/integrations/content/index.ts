/** Content on its way into Astro: the loader of the collections, what Markdown gets beyond the standard, and the schemas of the files that there is one of. */
export { entries, translations } from './content-loader.ts';
export { headingLinks, markdownTables, translatedHeadings, translatedSources } from './markdown-plugins.ts';
export { singletonSchemas } from './singleton-schemas.ts';
