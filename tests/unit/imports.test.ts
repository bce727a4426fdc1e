import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findWrongArrows, readArrows, type Arrow } from '../helpers/imports.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

function readAllArrows(): Arrow[] {
  return readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll(sep, '/')}`)
    .filter((file) => /\.(astro|ts|tsx)$/.test(file))
    .flatMap((file) => readArrows(file, readFileSync(join(project, file), 'utf8')));
}

test('imports go one way', () => {
  const arrows = readAllArrows();
  expect(arrows.length).toBeGreaterThan(100);
  expect(findWrongArrows(arrows)).toEqual([]);
});

test.each([
  ['a page that asks for a bank', 'src/pages/bank.astro', "import { getBanks } from '#lib/content/banks.ts';"],
  ['a layout that places a component', 'src/layouts/Base.astro', "import Header from '#components/site/Header.astro';"],
  ['a component that places an island', 'src/components/Head.astro', "import Menu from '#islands/Menu.tsx';"],
  ['a component that names a type', 'src/components/Bank.astro', "import type { Bank } from '#lib/content/banks.ts';"],
  ['a component that prints a picture', 'src/components/Picture.astro', "import { Picture } from 'astro:assets';"],
  ['an island that uses React and a rule', 'src/islands/Form.tsx', "import 'react';\nimport '#lib/forms/contact.ts';"],
  ['lib/content that queries', 'src/lib/content/banks.ts', "import { getCollection } from 'astro:content';"],
  ['a schema made of fields', 'src/schemas/bank.ts', "import { z } from 'astro/zod';\nimport './fields.ts';"],
])('accepts %s', (_, file, code) => {
  const source = file.endsWith('.astro') ? `---\n${code}\n---\n<p />\n` : code;
  expect(readArrows(file, source).length).toBeGreaterThan(0);
  expect(findWrongArrows(readArrows(file, source))).toEqual([]);
});

describe('reports', () => {
  test.each([
    ['a page that queries', 'src/pages/bank.astro', 'import { getCollection } from "astro:content";', 'astro:content'],
    ['a page that reads a schema', 'src/pages/bank.astro', "import '#schemas/bank.ts';", 'src/schemas/bank.ts'],
    [
      'a layout that queries',
      'src/layouts/Base.astro',
      "import { getBanks } from '#lib/content/banks.ts';",
      'src/lib/content/banks.ts',
    ],
    [
      'a component that queries',
      'src/components/Bank.astro',
      "import { getBanks, type Bank } from '#lib/content/banks.ts';",
      'src/lib/content/banks.ts',
    ],
    [
      'a component that knows a layout',
      'src/components/Bank.astro',
      "import Base from '../layouts/Base.astro';",
      'src/layouts/Base.astro',
    ],
    [
      'an island that names a schema, even as a type',
      'src/islands/Form.tsx',
      "import type { Bank } from '#schemas/bank.ts';",
      'src/schemas/bank.ts',
    ],
    [
      'an island that loads the content when touched',
      'src/islands/Form.tsx',
      "const load = () => import('#lib/content/banks.ts');",
      'src/lib/content/banks.ts',
    ],
    ['an island that uses Astro', 'src/islands/Form.tsx', "import 'astro:assets';", 'astro:assets'],
    ['an island with another package', 'src/islands/Form.tsx', "import 'chart.js';", 'chart.js'],
    ['a rule that uses Astro', 'src/lib/forms/contact.ts', "import 'astro:content';", 'astro:content'],
    [
      'a rule that loads zod',
      'src/lib/routes.ts',
      "export { slugShape } from '../schemas/fields.ts';",
      'src/schemas/fields.ts',
    ],
    ['a rule that queries', 'src/lib/seo.ts', "import './content/banks.ts';", 'src/lib/content/banks.ts'],
    ['a schema that knows lib', 'src/schemas/bank.ts', "import '#lib/site.ts';", 'src/lib/site.ts'],
    ['a command that uses Astro', 'src/commands/start.ts', "import 'astro:content';", 'astro:content'],
    [
      'a page that knows the visual editor',
      'src/pages/bank.astro',
      "import '#editor/fields.ts';",
      'src/editor/fields.ts',
    ],
    ['a visual editor that queries', 'src/editor/config.ts', "import 'astro:content';", 'astro:content'],
    ['a file outside the layout', 'src/utils/text.ts', "import 'react';", 'react'],
  ])('%s', (_, file, code, to) => {
    const source = file.endsWith('.astro') ? `---\n${code}\n---\n<p />\n` : code;
    expect(findWrongArrows(readArrows(file, source))).toEqual([`${file} → ${to}`]);
  });
});
