import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

/** React and what it needs in one chunk: every island shares it, and the first touch fetches it in parallel. */
const reactChunk = {
  name: 'react',
  test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
};

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://bahi.example',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  integrations: [react(), mdx(), sitemap()],
  vite: {
    plugins: [tailwindcss()],
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [reactChunk] } } } } },
    },
  },
});
