import ts from 'typescript-eslint';

const own = String.raw`\./`;
const packages = '(?!astro:)[^#./]';
const buildLib = '#lib/(build|browser)/';
const doors = String.raw`#integrations/[^/]+/index\.ts$`;
const authoring = String.raw`#authoring/index\.ts$`;

/**
 * Which folder may import what; docs/architecture.md draws it. The last rule that fits a file counts. Imports are matched as they are
 * written, so another folder is reached by `#folder/…` and never by `../`.
 *
 * @type {{
 *   files: string;
 *   may: string[]; // what may be imported, as regular expressions
 *   types?: string[]; // what may be imported besides, as types only
 * }[]}
 */
const rules = [
  // A file outside the layout may import nothing.
  { files: 'src/**', may: ['(?!)'] },
  { files: 'src/pages/**', may: ['#(assets|components|layouts|islands|lib)/', packages], types: ['#schemas/'] },
  {
    files: 'src/layouts/**',
    may: [own, '#(components|layouts|islands|styles)/', buildLib, packages],
    types: ['#lib/content/', '#schemas/'],
  },
  {
    files: 'src/components/**',
    may: [own, '#(assets|components|islands)/', buildLib, 'astro:assets$', packages],
    types: ['#lib/content/', '#schemas/'],
  },
  { files: 'src/islands/**', may: [own, '#(islands|lib/browser)/', 'react$'], types: ['#lib/'] },
  { files: 'src/wake/**', may: [own, '#lib/build/', packages] },
  { files: 'src/schemas/**', may: [own, '#schemas/', 'astro/zod$'] },
  { files: 'src/schemas/collections.ts', may: [own, '#lib/build/routes\\.ts$', 'astro/zod$'] },
  {
    files: 'src/lib/browser/**',
    may: [own, '#lib/browser/', '(@supabase/supabase-js|chart.js)$'],
    types: ['#lib/'],
  },
  { files: 'src/lib/build/**', may: [own, buildLib, packages], types: ['#schemas/'] },
  {
    files: 'src/lib/build/{site,tokens,notices}.ts',
    may: [own, '#lib/browser/', String.raw`(\.\./)+content/`],
    types: ['#schemas/'],
  },
  { files: 'src/lib/browser/words.ts', may: [String.raw`(\.\./)+content/words/en\.json$`] },
  {
    files: 'src/lib/build/{read-singleton,languages,translations}.ts',
    may: [own, '#schemas/', 'node:'],
    types: [packages],
  },
  {
    files: 'src/lib/content/**',
    may: [own, '#(lib|schemas)/', 'astro:content$', String.raw`(\.\./)+content/`, packages],
  },
  { files: 'src/middleware.ts', may: [buildLib, 'astro:middleware$'] },
  {
    files: 'src/content.config.ts',
    may: [String.raw`#integrations/content/index\.ts$`, '#schemas/', 'astro:content$'],
  },
  { files: 'src/integrations/**', may: [own, doors, buildLib, packages] },
  { files: 'src/integrations/content/**', may: [own, authoring, '#schemas/', buildLib, packages] },
  {
    files: 'src/authoring/**',
    may: [own, '#authoring/', '#schemas/', buildLib, String.raw`(\.\./)+\.config/`, packages],
  },
  { files: 'src/local/**', may: [own, '#local/', doors, buildLib, packages] },
  {
    files: 'src/cli/**',
    may: [String.raw`(\.\./)+\.config/require-node\.js$`, '#local/', authoring, '#schemas/', buildLib, packages],
  },
  {
    files: 'astro.config.mjs',
    may: [
      String.raw`\./\.config/require-node\.js$`,
      String.raw`\./src/(integrations/[^/]+/index|wake/register)\.ts$`,
      String.raw`\./src/lib/build/`,
      packages,
    ],
  },
  // Tests open any module but the commands, which they start as a reader of the README would.
  { files: '{tests,.config}/**', may: ['(?!#cli/|.*src/cli/)'] },
];

/** ESLint's rules on imports, static and dynamic, for files of every kind that it reads. */
export const importRules = rules.map(({ files, may, types = [] }) => {
  const allowed = `(${may.join('|')})`;
  const allowedAsType = `(${[...may, ...types].join('|')})`;
  const message = `${files} may not import this: see docs/architecture.md and .config/import-rules.js.`;
  const typesOnly = `${files} may import only types from here: see docs/architecture.md and .config/import-rules.js.`;
  const patterns = [
    { regex: `^(?!${allowedAsType})`, message, allowTypeImports: false },
    { regex: `^(?!${allowed})(?=${allowedAsType})`, message: typesOnly, allowTypeImports: true },
  ];
  // A regular expression in a selector cannot hold a slash.
  const dynamic = `^(?!${allowed})`.replaceAll('/', String.raw`\u002F`);
  return {
    name: `imports of ${files}`,
    files: [files],
    plugins: { '@typescript-eslint': ts.plugin },
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
      'no-restricted-syntax': ['error', { selector: `ImportExpression[source.value=/${dynamic}/]`, message }],
    },
  };
});
