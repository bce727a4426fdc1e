import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { finishPages } from './src/build/finish-pages.ts';
import { headingLinks } from './src/build/heading-links.ts';
import { writeHostFiles } from './src/build/hosting/host-files.ts';
import { requireBackend } from './src/build/require-backend.ts';
import { markdownTables } from './src/build/markdown-tables.ts';
import { sharePages } from './src/build/share-pages.ts';
import { siteJsonSchema } from './src/build/site-json-schema.ts';
import { readSupabaseSettings } from './src/build/supabase-settings.ts';
import { islandTargets } from './src/lib/browser-targets.ts';
import { site, siteUrl } from './src/lib/site.ts';
import { sourceMarkers } from './src/lib/source-markers.ts';
import wake from './src/wake/register.ts';

/** Beside the site under `npm run edit`. Its packages are for development: nothing else may ask for them. */
const visualEditor = process.env.VISUAL_EDITOR ? (await import('./src/editor/integration.ts')).visualEditor() : [];

const sharing = sharePages();

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  experimental: { contentIntellisense: true },
  integrations: [
    requireBackend(),
    wake(),
    mdx(),
    sharing.integration,
    sitemap({ serialize: sharing.addDate }),
    siteJsonSchema(),
    visualEditor,
    writeHostFiles(),
    finishPages({
      backendUrl: readSupabaseSettings()?.url,
      formActions: site.newsletterAction ? [site.newsletterAction] : [],
    }),
  ],
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ hastPlugins: [satteriHeadingIdsPlugin(), headingLinks, markdownTables, sourceMarkers] }),
  },
  vite: {
    plugins: [tailwindcss()],
    build: { target: islandTargets(), rolldownOptions: { checks: { moduleLevelDirective: false } } },
  },
});
