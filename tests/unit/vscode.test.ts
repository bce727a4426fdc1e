import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectionNames, rulesOf } from '#schemas/collections.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const settings = JSON.parse(read('.vscode/settings.json')) as {
  'json.schemas': { fileMatch: string[]; url: string }[];
  'astro.content-intellisense': boolean;
};

test('every collection of JSON entries, and content/site.json, has its schema', () => {
  const collections = collectionNames.filter((name) => rulesOf(name).extensions.includes('json'));
  expect(settings['json.schemas']).toEqual([
    ...collections.map((name) => ({
      fileMatch: [`/content/${name}/*.json`],
      url: `./.astro/collections/${name}.schema.json`,
    })),
    { fileMatch: ['/content/site.json'], url: './.astro/integrations/site-json-schema/site.schema.json' },
  ]);
});

test('front matter is completed by the extension that is recommended', () => {
  expect(settings['astro.content-intellisense']).toBe(true);
  expect(read('.vscode/extensions.json')).toContain('"astro-build.astro-vscode"');
  expect(read('astro.config.mjs')).toContain('contentIntellisense: true');
});
