import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectionNames, rulesOf } from '#schemas/collections.ts';

const settings = JSON.parse(readFileSync(new URL('../../.vscode/settings.json', import.meta.url), 'utf8')) as {
  'json.schemas': { fileMatch: string[]; url: string }[];
};

test('every collection of JSON entries has its schema in the editor, and so has content/site.json', () => {
  const collections = collectionNames.filter((name) => rulesOf(name).extensions.includes('json'));
  expect(settings['json.schemas']).toEqual([
    ...collections.map((name) => ({
      fileMatch: [`/content/${name}/*.json`],
      url: `./.astro/collections/${name}.schema.json`,
    })),
    { fileMatch: ['/content/site.json'], url: './.astro/integrations/site-json-schema/site.schema.json' },
  ]);
});
