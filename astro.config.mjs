import './.config/require-node.js';
import { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import {
  headingLinks,
  markdownTables,
  singletonSchemas,
  translatedHeadings,
  translatedSources,
} from './src/integrations/content/index.ts';
import { writeCompressedCopies, writeHostFiles } from './src/integrations/hosting/index.ts';
import { postprocess } from './src/integrations/postprocess/index.ts';
import { sharePages } from './src/integrations/share/index.ts';
import { islandTargets } from './src/lib/build/browser-targets.ts';
import { codeLinks } from './src/lib/build/code-links.ts';
import { defaultLanguage, languages } from './src/lib/build/languages.ts';
import { site, siteUrl } from './src/lib/build/site.ts';
import { readSupabaseSettings, requireBackend } from './src/lib/build/supabase-settings.ts';
import wake from './src/wake/register.ts';

const sharing = sharePages();

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  i18n: { locales: [...languages], defaultLocale: defaultLanguage },
  build: { format: 'file', inlineStylesheets: 'always' },
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  experimental: { contentIntellisense: true },
  integrations: [
    requireBackend(),
    wake(),
    mdx(),
    sharing.integration,
    sitemap({ filter: (page) => !page.endsWith('/offline'), serialize: sharing.complete }),
    singletonSchemas(),
    writeHostFiles(),
    postprocess({
      backendOrigin: readSupabaseSettings()?.url,
      formOrigins: site.newsletterAction ? [new URL(site.newsletterAction).origin] : [],
    }),
    writeCompressedCopies(),
  ],
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      hastPlugins: [
        translatedHeadings,
        satteriHeadingIdsPlugin(),
        headingLinks,
        codeLinks,
        markdownTables,
        translatedSources,
      ],
    }),
  },
  vite: {
    plugins: [tailwindcss()],
    build: {
      target: islandTargets(),
      assetsInlineLimit: 0,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
