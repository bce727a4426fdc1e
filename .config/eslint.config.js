import './preflight.js';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-eslint';
import { importRules } from './boundaries.js';

const root = fileURLToPath(new URL('..', import.meta.url));

// The rules need the types of the collections, which `astro check` and every build keep up to date.
if (!existsSync(`${root}.astro/types.d.ts`))
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'sync'], { cwd: root, stdio: 'inherit' });

/** Relaxed where the strict set refuses what is right here. */
const typedRules = {
  '@typescript-eslint/dot-notation': ['error', { allowPrivateClassPropertyAccess: true }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-empty-function': 'off',
  // A function may do its work now or later: `void | Promise<void>`.
  '@typescript-eslint/no-invalid-void-type': 'off',
  // Neither the DOM, nor React, nor node:http looks at what a listener returns.
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
  '@typescript-eslint/no-misused-spread': [
    'error',
    { allow: ['string', 'Chart', 'ChartConfiguration', 'Environment', 'Headers', 'NodeListOf'] },
  ],
  // Elements that the server has written are there, though the DOM's types cannot know.
  '@typescript-eslint/no-non-null-assertion': 'off',
  // An environment variable that is set to nothing counts as not set.
  '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
  // A stub of an asynchronous function is asynchronous.
  '@typescript-eslint/require-await': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
};

const accessibility = {
  extends: [a11y.configs.strict],
  settings: { 'jsx-a11y-x': { attributes: { for: ['for', 'htmlFor'] } } },
  rules: {
    // A table that scrolls sideways has to be reachable with the keyboard.
    'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: ['section'], roles: ['region'] }],
  },
};

export default defineConfig(
  globalIgnores(['**/.astro/', '.cache/', '.data/', 'dist/', 'dist.*/', 'test-results/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: root } },
    rules: typedRules,
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      // Answers of a page or a server have no type; the assertions say what it must be.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Methods are taken off their prototypes to make the browsers that lack them.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.strict] },
  { files: ['**/*.astro'], extends: [ts.configs.strict, astro.configs['flat/recommended']] },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    // Facts that only the browser knows are read in an effect, so that the first render is the server's.
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
  { files: ['**/*.astro', '**/*.tsx'], ...accessibility },
  ...importRules,
);
