import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { siteUrl } from './src/lib/site.ts';
import wake from './src/wake/register.ts';

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  integrations: [wake(), mdx(), sitemap()],
  vite: {
    plugins: [tailwindcss()],
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
  },
});
