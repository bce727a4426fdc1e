import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { siteUrl } from './src/lib/site.ts';
import wake from './src/wake/register.ts';

/** React and what it needs in one chunk: every island shares it, and the first touch fetches it in parallel. */
const reactChunk = {
  name: 'react',
  test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
};

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  integrations: [react(), mdx(), sitemap(), wake()],
  vite: {
    plugins: [tailwindcss()],
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [reactChunk] } } } } },
    },
  },
});
