import astro from 'eslint-plugin-astro';
import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { importRules } from '../../.config/import-rules.js';

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
  return linter.verify(source, config, { filename: file }).map(({ message }) => message);
}

test.each([
  ['src/pages/bank.astro', "import { getBanks } from '#lib/content/banks.ts';"],
  ['src/components/banks/Tile.astro', "import type { Bank } from '#lib/content/banks.ts';"],
  ['src/components/ui/Picture.astro', "import { Picture } from 'astro:assets';"],
  ['src/islands/Chart.tsx', "const load = () => import('#lib/browser/demo/charts.ts');"],
  ['src/islands/Chart.tsx', "import type { DemoFigures } from '#lib/content/demo/figures.ts';"],
  ['src/lib/content/banks.ts', "import { getCollection } from 'astro:content';"],
  ['src/lib/build/seo.ts', "import { formatDate } from '#lib/browser/format.ts';"],
  ['src/cli/new.ts', "import { slugShape } from '#schemas/fields.ts';"],
  ['src/integrations/content/content-loader.ts', "import { check } from '#authoring/index.ts';"],
])('%s may contain %s', (file, code) => {
  expect(complaints(file, code)).toEqual([]);
});

describe('the import rules refuse', () => {
  test.each([
    ['a page that queries', 'src/pages/bank.astro', "import { getCollection } from 'astro:content';"],
    ['a page that reaches past #', 'src/pages/bank.astro', "import { getBanks } from '../lib/content/banks.ts';"],
    ['a component that queries', 'src/components/Bank.astro', "import { getBanks } from '#lib/content/banks.ts';"],
    ['an island with build code', 'src/islands/Form.tsx', "import { site } from '#lib/build/site.ts';"],
    ['an island that loads it later', 'src/islands/Form.tsx', "const load = () => import('#lib/build/site.ts');"],
    ['an island with another package', 'src/islands/Form.tsx', "import 'chart.js';"],
    ['browser code with build code', 'src/lib/browser/forms/row.ts', "export { site } from '#lib/build/site.ts';"],
    ['build code that loads a schema', 'src/lib/build/routes.ts', "import { slugShape } from '#schemas/fields.ts';"],
    ['a schema that knows lib', 'src/schemas/bank.ts', "import '#lib/build/site.ts';"],
    ['a way past a door', 'src/local/static-server.ts', "import '#integrations/hosting/rules.ts';"],
    ['source that imports a test', 'src/local/forms.ts', "import '../../tests/helpers/islands.ts';"],
    ['a command that is imported', 'src/local/forms.ts', "import '#cli/dev.ts';"],
    ['a test that imports a command', 'tests/unit/new.test.ts', "import '../../src/cli/new.ts';"],
    ['a file outside the layout', 'src/utils/text.ts', "import 'react';"],
  ])('%s', (_, file, code) => {
    expect(complaints(file, code)).toEqual([expect.stringContaining('docs/architecture.md')]);
  });
});
