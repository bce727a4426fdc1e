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
    importRules,
  ] as Linter.Config[];
  const source = isAstro ? `---\n${code}\n---\n<p>Text</p>\n` : code;
  return linter.verify(source, config, { filename: `${process.cwd()}/${file}` }).map(({ message }) => message);
}

describe('the import rules refuse', () => {
  test.each([
    ['a page that queries', 'src/pages/states.astro', "import { getCollection } from 'astro:content';"],
    ['a page that opens files', 'src/pages/states.astro', "import { readFileSync } from 'node:fs';"],
    ['a component that queries', 'src/components/ui/Line.astro', "import { getBanks } from '#data/banks.ts';"],
    ['an island with words of all languages', 'src/islands/Search.tsx', "import '#data/languages.ts';"],
    ['an island that loads them later', 'src/islands/Search.tsx', "import('#data/languages.ts');"],
    ['an island with another package', 'src/islands/Search.tsx', "import 'chart.js';"],
    ['browser code with content', 'src/client/look-up/read-line.ts', "export { site } from '#data/site-facts.ts';"],
    ['a file of content/', 'src/data/banks.ts', "import site from '../../../content/site.json';"],
    ['content that opens files', 'src/data/banks.ts', "import { readFileSync } from 'node:fs';"],
    ['a plugin that asks for content', 'src/data/markdown/tables.ts', "import '#data/site-facts.ts';"],
    ['a schema that knows lib', 'src/schemas/bank.ts', "import '#data/paths/routes.ts';"],
    ['a way past a door', 'src/dev/forms.ts', "import '#publish/page-policy.ts';"],
    ['source that imports a test', 'src/dev/forms.ts', "import '../../tests/helpers/islands.ts';"],
    ['a command that is imported', 'src/dev/forms.ts', "import '#dev/commands/dev.ts';"],
    ['a test that imports a command', 'tests/unit/new-entry.test.ts', "import '../../src/dev/commands/new.ts';"],
    ['a test that imports one later', 'tests/unit/new-entry.test.ts', "await import('#dev/commands/new.ts');"],
  ])('%s', (_, file, code) => {
    expect(complaints(file, code)).toEqual([expect.stringContaining('docs/architecture.md')]);
  });
});

test('a file outside the folders of docs/architecture.md is refused, one inside is not', () => {
  expect(complaints('src/utils/text.ts', '')).toEqual([expect.stringContaining('does not belong to any known')]);
  expect(complaints('src/lib/text.ts', '')).toEqual([]);
});
