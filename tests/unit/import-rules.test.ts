import astro from 'eslint-plugin-astro';
import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { importRules } from '../../.config/boundaries.js';

const linter = new Linter();

/** What the import rules say of a file with this code in its script. */
function complaints(file: string, code: string): string[] {
  const isAstro = file.endsWith('.astro');
  const config = [
    { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: ts.parser } },
    ...(isAstro ? astro.configs['flat/base'] : []),
    ...importRules,
  ] as Linter.Config[];
  const source = isAstro ? `---\n${code}\n---\n<p>Text</p>\n` : code;
  return linter.verify(source, config, { filename: `${process.cwd()}/${file}` }).map(({ message }) => message);
}

describe('the import rules refuse', () => {
  test.each([
    ['a page that queries', 'src/pages/[...locale]/states.astro', "import { getCollection } from 'astro:content';"],
    ['a component that queries', 'src/components/ui/Line.astro', "import { getBanks } from '#data/banks.ts';"],
    ['a way around by path', 'src/client/format.ts', "import '../data/banks.ts';"],
    ['an island that loads content later', 'src/islands/Search.tsx', "import('#data/languages.ts');"],
    [
      'a component that uses what it may only take types of',
      'src/components/ui/Line.astro',
      "import { plainFields } from '#schemas/kit/fields.ts';",
    ],
    ['a schema that opens files', 'src/schemas/bank.ts', "import { readFileSync } from 'node:fs';"],
    ['a way into an engine', 'src/dev/forms.ts', "import '#publish/page-policy.ts';"],
    ['source that imports a test', 'src/dev/forms.ts', "import '../../tests/helpers/make.ts';"],
    ['a command that is imported', 'tests/unit/new-entry.test.ts', "await import('#dev/commands/new.ts');"],
  ])('%s', (_, file, code) => {
    expect(complaints(file, code)).toEqual([expect.stringContaining('docs/architecture.md')]);
  });
});

test('they permit types where values are refused, and neighbours', () => {
  const code = "import type { Bank } from '#schemas/bank.ts'; import './charges.ts';";
  expect(complaints('src/data/metadata/page-head.ts', code)).toEqual([]);
  expect(complaints('src/data/metadata/page-head.ts', code.replace(' type', ''))).toHaveLength(1);
});

test('a file outside the folders of docs/architecture.md is refused, one inside is not', () => {
  expect(complaints('src/utils/text.ts', '')).toEqual([expect.stringContaining('This folder is not in')]);
  expect(complaints('src/lib/text.ts', '')).toEqual([]);
});
