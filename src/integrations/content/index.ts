/** How Astro gets the content: the loaders of the collections, plugins for Markdown, and what editors and the development server need. */
export { contentFolder, siteUrl } from './content-folder.ts';
export { entries, otherFiles } from './loaders.ts';
export { markdownPlugins } from './markdown-plugins.ts';
