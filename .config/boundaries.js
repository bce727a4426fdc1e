import { fileURLToPath } from 'node:url';
import boundaries from 'eslint-plugin-boundaries';

/** The folders, and files with a part of their own. A file belongs to each of which the pattern fits. */
const categories = {
  page: 'src/pages/{**,.well-known/**}',
  layout: 'src/layouts/**',
  component: 'src/components/**',
  island: 'src/islands/**',
  hydration: 'src/hydration/**',
  style: 'src/styles/**',
  asset: 'src/assets/**',
  schema: 'src/schemas/**',
  browser: 'src/lib/browser/**',
  markdown: 'src/lib/markdown/**',
  paths: 'src/lib/paths/**',
  bundling: 'src/lib/bundling/**',
  errors: 'src/lib/errors/**',
  files: 'src/lib/files/**',
  content: 'src/lib/content/**',
  // What every component may ask for: words, facts and links in the language of the page, and the help that tables in MDX print.
  context: 'src/lib/content/{bank-help,charges,entries,inline-markdown,languages,site-facts}.ts',
  seo: 'src/lib/seo/**',
  // Printed in each page, read from it at the end of the build.
  facts: 'src/lib/seo/page-facts.ts',
  authoring: 'src/authoring/**',
  integration: 'src/integrations/**',
  door: 'src/{authoring,integrations/*}/index.ts',
  local: 'src/local/**',
  cli: 'src/cli/**',
  collections: 'src/content.config.ts',
  words: 'content/words/en.json',
  config: '.config/*',
  test: 'tests/**',
};

const allButCommands = Object.keys(categories).filter((category) => category !== 'cli');

/** What each may import besides its own: values, of others types only, packages, and modules of Node; docs/architecture.md draws it. */
const allowed = [
  {
    from: 'page',
    to: 'layout component island style asset content markdown paths seo browser bundling',
    types: 'schema',
  },
  { from: 'layout', to: 'component island style context paths seo browser', types: 'content schema' },
  { from: 'component', to: 'island style asset context markdown paths seo browser bundling', types: 'content schema' },
  { from: 'island', to: 'hydration browser', types: 'content schema', packages: 'react' },
  { from: 'hydration', to: '', node: true },
  { from: 'schema', to: '', types: 'words', packages: 'astro leven memoize' },
  { from: 'browser', to: '', types: 'content schema words', packages: '@supabase/supabase-js astro:env chart.js' },
  { from: 'markdown', to: 'browser paths', types: 'schema' },
  { from: 'paths', to: 'schema', types: 'markdown' },
  { from: 'content', to: 'browser markdown paths bundling schema', types: 'seo', packages: '**' },
  { from: 'seo', to: 'browser context paths', types: 'schema' },
  { from: 'bundling errors files', to: '', node: true },
  { from: 'authoring', to: 'schema browser markdown paths errors files config', node: true },
  { from: 'integration', to: 'door schema style browser markdown paths facts errors files', node: true },
  { from: 'collections', to: 'door schema', packages: 'astro:content' },
  { from: 'local', to: 'door browser errors files', node: true },
  { from: 'cli', to: 'local door schema paths browser errors files config', node: true },
  { from: 'test', to: allButCommands.join(' '), packages: '**', node: true },
];

/** @param {string} names */
const anyOf = (names) => names.split(' ').filter(Boolean);
/** @param {string} names */
const files = (names) => ({ file: { categories: { anyOf: anyOf(names) } } });

export const importRules = {
  name: 'imports go one way',
  files: ['src/**', 'tests/**'],
  ignores: ['src/**/*.d.ts'],
  plugins: { boundaries },
  settings: {
    'boundaries/files': Object.entries(categories).map(([category, pattern]) => ({ category, pattern })),
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'import/resolver': { [fileURLToPath(new URL('import-resolver.cjs', import.meta.url))]: {} },
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        message: 'This may not be imported here: see docs/architecture.md and .config/boundaries.js.',
        policies: allowed.flatMap(({ from, to, types = '', packages = '!(astro:content)**', node = false }) => [
          { from: files(from), allow: { to: files(`${from} ${to}`) } },
          { from: files(from), allow: { to: files(types), dependency: { kind: 'type' } } },
          ...anyOf(packages).map((source) => ({
            from: files(from),
            allow: { to: { module: { origin: 'external', source } } },
          })),
          ...(node ? [{ from: files(from), allow: { to: { module: { origin: 'core' } } } }] : []),
        ]),
      },
    ],
  },
};
