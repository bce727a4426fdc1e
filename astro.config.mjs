import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { cellAlignment } from './src/build/cell-alignment.ts';
import { finishPages } from './src/build/finish-pages.ts';
import { requireBackend } from './src/build/require-backend.ts';
import { readSupabaseSettings } from './src/build/supabase-settings.ts';
import { site, siteUrl } from './src/lib/site.ts';
import wake from './src/wake/register.ts';

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  integrations: [
    requireBackend(),
    wake(),
    mdx(),
    sitemap(),
    finishPages({
      backendUrl: readSupabaseSettings()?.url,
      formActions: site.newsletterAction ? [site.newsletterAction] : [],
    }),
  ],
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [cellAlignment] }) },
  vite: {
    plugins: [tailwindcss()],
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
  },
});
