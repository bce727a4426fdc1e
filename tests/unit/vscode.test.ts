import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectionNames, rulesOf } from '#schemas/collections.ts';
import { singletonNames } from '#schemas/singletons.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const settings = JSON.parse(read('.vscode/settings.json')) as {
  'json.schemas': { fileMatch: string[]; url: string }[];
  'astro.content-intellisense': boolean;
};

test('every collection of JSON entries, and every single file, has its schema', () => {
  const collections = collectionNames.filter((name) => rulesOf(name).extensions.includes('json'));
  expect(settings['json.schemas']).toEqual([
    ...collections.map((name) => ({
      // A translation has other fields.
      fileMatch: [`/content/${name}/*.json`, `!/content/${name}/*.*.json`],
      url: `./.astro/collections/${name}.schema.json`,
    })),
    ...singletonNames.map((name) => ({
      fileMatch: [`/content/${name}.json`],
      url: `./.astro/integrations/content/${name}.schema.json`,
    })),
    { fileMatch: ['/content/glossary.*.json'], url: './.astro/integrations/content/glossary.schema.json' },
  ]);
});

test('front matter is completed by the extension that is recommended', () => {
  expect(settings['astro.content-intellisense']).toBe(true);
  expect(read('.vscode/extensions.json')).toContain('"astro-build.astro-vscode"');
  expect(read('astro.config.mjs')).toContain('contentIntellisense: true');
});
