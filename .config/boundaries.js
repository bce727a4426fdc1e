import { fileURLToPath } from 'node:url';
import boundaries from 'eslint-plugin-boundaries';

/** The rooms of src/, and files with a part of their own. A file belongs to each of which the pattern fits. */
const categories = {
  page: 'src/pages/{**,.well-known/**}',
  layout: 'src/layouts/**',
  component: 'src/components/**',
  island: 'src/islands/**',
  asset: 'src/{assets,styles}/**',
  client: 'src/client/**',
  directive: 'src/client/hydration/directive.ts',
  schema: 'src/schemas/**',
  query: 'src/data/*.ts',
  // Queries of any component: words, facts and links in the language of the page, and the tables that MDX prints.
  pageContext: 'src/data/{bank-help,charges,inline-markdown,languages,site-facts,store}.ts',
  metadata: 'src/data/metadata/**',
  // Without queries, so that the engines may use it too.
  plain: 'src/data/{markdown/**,paths/**,metadata/page-facts.ts}',
  lib: 'src/lib/**',
  authoring: 'src/authoring/**',
  publish: 'src/publish/**',
  dev: 'src/dev/*.ts',
  command: 'src/dev/commands/**',
  publicApi: 'src/{authoring,publish,dev}/index.ts',
  collections: 'src/content.config.ts',
  words: 'content/words/en.json',
  config: '.config/*',
  test: 'tests/**',
};

/** The imports of each besides its own: values, of others types only, packages, and modules of Node; docs/architecture.md draws it. */
const allowed = [
  { from: 'page', to: 'layout component island asset query metadata plain client lib', types: 'schema' },
  { from: 'layout component', to: 'island asset pageContext metadata plain client lib', types: 'query schema' },
  { from: 'island', to: 'client', types: 'query schema', packages: 'react' },
  { from: 'client', to: '', types: 'schema words', packages: '@supabase/supabase-js astro astro:env chart.js react' },
  { from: 'query', to: 'plain client schema lib', types: 'metadata', packages: '**' },
  { from: 'metadata', to: 'pageContext plain client', types: 'schema' },
  { from: 'plain', to: 'client schema' },
  { from: 'schema', to: '', types: 'words', packages: 'astro leven memoize' },
  { from: 'authoring', to: 'plain client schema lib config', node: true },
  { from: 'publish', to: 'publicApi plain client schema asset lib', node: true },
  { from: 'dev', to: 'publicApi plain client lib', node: true },
  { from: 'command', to: 'dev publicApi plain client schema lib config', node: true },
  { from: 'collections', to: 'publicApi schema', node: true },
  { from: 'directive lib', to: '', node: true },
  { from: 'test', to: Object.keys(categories).join(' ').replace('command ', ''), packages: '**', node: true },
];

/** @param {string} names */
const anyOf = (names) => names.split(' ').filter(Boolean);
/** @param {string} names */
const files = (names) => ({ file: { categories: { anyOf: anyOf(names) } } });
/** @param {object} to */
const toModule = (to) => ({ allow: { to: { module: to } } });

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
        policies: allowed.flatMap(({ from, to, types = '', packages = '!(astro:content)**', node = false }) =>
          [
            { allow: { to: files(`${from} ${to}`) } },
            { allow: { to: files(types), dependency: { kind: 'type' } } },
            ...anyOf(packages).map((source) => toModule({ origin: 'external', source })),
            ...(node ? [toModule({ origin: 'core' })] : []),
          ].map((policy) => ({ from: files(from), ...policy })),
        ),
      },
    ],
  },
};
