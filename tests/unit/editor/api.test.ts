import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIContext } from 'astro';
import { afterAll, describe, expect, test } from 'vitest';
import { makeContent, removeFolder, toJson, writeFiles } from '../../helpers/content-site.ts';
import { makeClaim } from '../../helpers/make.ts';

const project = process.cwd();
const claim = 'content/claims/market-share-sbi.json';
const folder = writeFiles(makeContent().set('package.json', '{}'));
process.chdir(folder);
afterAll(() => {
  process.chdir(project);
  removeFolder(folder);
});
const { ALL } = await import('#authoring/edit/api.ts');

const stored = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Sends what the visual editor's page sends when an entry is saved. */
async function save(path: string, text: string, headers: Record<string, string> = { 'no-cors': '1' }) {
  const body = JSON.stringify({
    additions: [{ path, contents: Buffer.from(text).toString('base64') }],
    deletions: [],
  });
  const request = new Request('http://127.0.0.1/api/keystatic/update', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const response = await ALL({ request } as APIContext);
  return { status: response.status, words: await response.text() };
}

test('an entry is stored with only its changes', async () => {
  const before = stored(claim);
  const { $schema, ...fields } = makeClaim({ label: 'another label' });
  expect($schema).toBeUndefined();
  expect(await save(claim, JSON.stringify(fields))).toMatchObject({ status: 200 });
  expect(stored(claim)).toBe(before.replace(/"label": ".*"/, '"label": "another label"'));
});

test('a picture is stored as it is', async () => {
  expect(await save('content/blog/gst/receipt.png', '\u0089PNG')).toMatchObject({ status: 200 });
  expect(stored('content/blog/gst/receipt.png')).toBe('\u0089PNG');
});

test('translations are not listed among the entries', async () => {
  const translation = claim.replace('.json', '.hi.json');
  writeFileSync(join(folder, translation), '{}');
  const request = new Request('http://127.0.0.1/api/keystatic/tree', { headers: { 'no-cors': '1' } });
  const files = (await (await ALL({ request } as APIContext)).json()) as { path: string }[];
  expect(files.map(({ path }) => path).filter((path) => path.startsWith('content/claims/'))).toEqual([claim]);
});

describe('is refused and leaves everything as it was:', () => {
  test('an entry with a mistake, in the words of check:content', async () => {
    const before = stored(claim);
    const { status, words } = await save(claim, toJson({ ...makeClaim(), label: '' }));
    expect(status).toBe(422);
    expect(words).toBe(`${claim}:2 label: is empty → write what the figure counts, or the words of the badge`);
    expect(stored(claim)).toBe(before);
  });

  test('a file outside content/', async () => {
    expect(await save('package.json', '{ "type": "commonjs" }')).toMatchObject({ status: 400 });
    expect(await save('content/blog/../../package.json', '{}')).not.toMatchObject({ status: 200 });
    expect(stored('package.json')).toBe('{}');
  });

  test('what another site sends', async () => {
    const before = stored(claim);
    expect(await save(claim, toJson(makeClaim({ label: 'from elsewhere' })), {})).toMatchObject({ status: 400 });
    expect(stored(claim)).toBe(before);
  });
});
