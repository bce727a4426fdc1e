/** How Astro gets the content: collection loaders, Markdown plugins, and JSON schemas for the single files. */
export { entries, translations } from './content-loader.ts';
export { headingLinks, markdownTables, translatedHeadings, translatedSources } from './markdown-plugins.ts';
export { singletonSchemas } from './singleton-schemas.ts';
