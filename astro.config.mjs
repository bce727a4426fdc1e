import './.config/preflight.js';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { contentFolder, ContentReader, markdownPlugins, siteUrlFrom } from './src/authoring/index.ts';
import { hydration } from './src/client/hydration/directive.ts';
import { compressFiles, postprocess, publishAtOnce } from './src/publish/index.ts';
import { browserTargets } from './src/client/browser-targets.ts';
import { buildCacheFolder, writableFolder } from './src/lib/build-cache.ts';
import { readSupabaseSettings, requireBackend } from './src/dev/index.ts';
import { defaultLanguage } from './src/schemas/interface-words.ts';

const project = fileURLToPath(new URL('.', import.meta.url));
const wantedCacheDir = buildCacheFolder(project);
if (process.argv.includes('--fresh')) rmSync(wantedCacheDir, { recursive: true, force: true });
const cacheDir = writableFolder(wantedCacheDir);

const content = ContentReader.of(project);
const { newsletterAction } = content.site() ?? {};
const postprocessing = postprocess(content, {
  backendOrigin: URL.parse(readSupabaseSettings('production')?.url ?? '')?.origin,
  formOrigins: newsletterAction ? [new URL(newsletterAction).origin] : [],
});

export default defineConfig({
  site: siteUrlFrom(content),
  cacheDir,
  output: 'static',
  trailingSlash: 'never',
  i18n: { locales: [...content.languages()], defaultLocale: defaultLanguage },
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  experimental: { contentIntellisense: true },
  env: {
    schema: {
      PUBLIC_SUPABASE_URL: envField.string({ context: 'client', access: 'public', url: true }),
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: envField.string({ context: 'client', access: 'public' }),
    },
  },
  integrations: [
    requireBackend(),
    react(),
    hydration(),
    mdx(),
    postprocessing.integration,
    sitemap({ serialize: postprocessing.addSitemapFields }),
    contentFolder(content),
    compressFiles(),
    publishAtOnce(),
  ],
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ hastPlugins: markdownPlugins(content) }),
  },
  vite: {
    plugins: [tailwindcss()],
    // Built sites, the rows of the embedded backend and tests are thousands of files that no page reads.
    server: { watch: { ignored: ['.cache', '.data', 'tests'].map((folder) => `${project}${folder}/**`) } },
    // For src/client/entries. No worker, but Vite’s way to a file that pages know the URL of: `?worker&url`.
    worker: { format: 'es' },
    build: {
      target: browserTargets.islands,
      assetsInlineLimit: 0,
      license: { fileName: 'third-party-licenses.txt' },
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
