import ts from 'typescript-eslint';

const npm = '(?!node:|astro:content)[@a-z]';
const core = `node:|${npm}`;
const config = '../../../.config/';
const words = '../../content/words/';
// Queries of any component: words, facts and links in the language of the page, and the tables and drawings that MDX prints.
const pageContext = '#data/(bank-facts|charges|demo|inline-markdown|languages|site-facts|store).ts';
// Without queries, so that the engines may use it too.
const plain = '#data/(markdown/|paths/|metadata/page-facts.ts)|#client/';
const engines = '#(authoring|publish)/index.ts';
const shown = '#(components|islands|styles|assets|data/metadata|lib)/';

/** What files import besides their neighbours, and what for its types alone; docs/architecture.md draws it. */
const rooms = [
  ['src/pages/{**,.well-known/**}', `${shown}|#(pages|layouts|data|client)/|${npm}`, '#schemas/'],
  ['src/{layouts,components}/**', `${shown}|${pageContext}|${plain}|${npm}`, '#(data|schemas)/'],
  ['src/islands/**', '#client/|react', '#(data|schemas)/'],
  ['src/client/**', '#client/|@supabase/postgrest-js|astro:env/|chart.js|react', `#schemas/|${words}|astro`],
  ['src/data/*.ts', `#(schemas|lib)/|${plain}|${npm}|astro:content`, '#data/metadata/'],
  ['src/data/metadata/**', `${pageContext}|${plain}|${npm}`, '#schemas/'],
  ['src/data/{markdown/**,paths/**,metadata/page-facts.ts}', `#schemas/|${plain}|${npm}`],
  ['src/schemas/*.ts', '#schemas/kit/|#client/gst.ts|astro/zod', words],
  ['src/schemas/kit/**', 'astro/zod|leven|memoize'],
  ['src/{assets,styles}/**'],
  ['src/authoring/**', `#(authoring|schemas|lib)/|./|${config}|${plain}|${core}`],
  ['src/publish/**', `#(publish|schemas|styles|lib)/|${engines}|${plain}|${core}`],
  ['src/dev/*.ts', `#lib/|${engines}|${plain}|${core}`],
  ['src/dev/commands/**', `#(dev|schemas|lib)/|${engines}|${config}|${plain}|${core}`],
  ['src/{lib/**,client/hydration/directive.ts}', core],
  ['src/content.config.ts', `#schemas/|#authoring/index.ts|${core}`],
  ['tests/**', '(?!#dev/commands/)'],
];

/** All modules but neighbours and these. */
const allBut = (/** @type {string} */ modules) => `^(?!./[^/]+$|${modules})`;
const message = 'This may not be imported here: see docs/architecture.md and .config/boundaries.js.';
const unknown = 'This folder is not in docs/architecture.md and .config/boundaries.js.';

/** @type {import('eslint').Linter.Config[]} */
export const importRules = [
  { files: ['src/**'], rules: { 'no-restricted-syntax': ['error', { selector: 'Program', message: unknown }] } },
  ...rooms.map(
    /** @returns {import('eslint').Linter.Config} */ ([files = '', values = '$', types = '$']) => {
      const refused = { regex: allBut(`${values}|${types}`), message };
      const refusedAsValues = { regex: `${allBut(values)}(${types})`, allowTypeImports: true, message };
      const selector = `ImportExpression > Literal[value=/${allBut(values).replaceAll('/', '\\x2F')}/]`;
      return {
        files: [files],
        plugins: { '@typescript-eslint': ts.plugin },
        rules: {
          '@typescript-eslint/no-restricted-imports': ['error', { patterns: [refused, refusedAsValues] }],
          'no-restricted-syntax': ['error', { selector, message }],
        },
      };
    },
  ),
];
