/** Content on its way into Astro: the loader of the collections, what Markdown gets beyond the standard, and the schema of site.json. */
export { entries } from './content-loader.ts';
export { headingLinks } from './heading-links.ts';
export { markdownTables } from './markdown-tables.ts';
export { siteJsonSchema } from './site-json-schema.ts';
