import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { editorConfig } from '#authoring/edit/config.ts';
import { fieldsOf } from '#authoring/edit/fields.ts';
import { collectionNames, rulesOf } from '#schemas/collections.ts';
import { day, entryOf, listOf, number, oneOf, shaped, text, webAddress, yesNo } from '#schemas/fields.ts';
import { singletonNames, singletons } from '#schemas/singletons.ts';
import { accepts } from '../../helpers/editor.ts';

test.each(collectionNames)('the visual editor has the fields of content/%s, in their order', (name) => {
  const { body, ...group } = editorConfig.collections?.[name]?.schema ?? {};
  const { schema, extensions } = rulesOf(name);
  expect(Object.keys(group)).toEqual(Object.keys(schema.shape));
  expect(body !== undefined).toBe(extensions.includes('mdx'));
});

test.each(singletonNames)('the visual editor has the fields of content/%s.json, in their order', (name) => {
  expect(Object.keys(editorConfig.singletons?.[name]?.schema ?? {})).toEqual(Object.keys(singletons[name].shape));
});

test('the visual editor has every collection, in one place of its menu', () => {
  const places = Object.values(editorConfig.ui?.navigation ?? {}).flat();
  expect(places.toSorted()).toEqual([...collectionNames, ...singletonNames].toSorted());
});

test('entries are listed by what names them', () => {
  const fields = collectionNames.map((name) => editorConfig.collections?.[name]?.slugField);
  expect(fields).toEqual([
    'name',
    'name',
    'title',
    'version',
    'city',
    'label',
    'code',
    'category',
    'title',
    'state',
    'title',
  ]);
});

const schema = z.strictObject({
  title: text('a title', { min: 5, max: 10 }),
  note: text('a note', { max: 10 }).optional(),
  code: shaped('a code', /^[A-Z]{2}$/),
  url: webAddress('a URL'),
  order: number('the order', { min: 1, max: 20 }),
  on: day('a day'),
  state: entryOf('states', 'a state'),
  kind: oneOf('a kind', ['a', 'b']),
  draft: yesNo('whether it is a draft').default(true),
  evidence: z.strictObject({ url: webAddress('a URL') }).nullable(),
  sources: listOf('sources', text('a source'), { min: 1, max: 15 }),
});
const fields = fieldsOf(schema);

test.each<[field: keyof typeof schema.shape, right: unknown[], wrong: unknown[]]>([
  ['title', ['x'.repeat(5), 'x'.repeat(10)], ['x'.repeat(4), 'x'.repeat(11), undefined]],
  ['note', ['x'.repeat(10), undefined], ['x'.repeat(11)]],
  ['code', ['MH'], ['mh', undefined]],
  ['url', ['https://a.example/b'], ['http://a.example', 'a', undefined]],
  ['order', [1, 20], [0, 21, undefined]],
  ['on', ['2026-12-31'], ['31/12/2026', undefined]],
  ['state', ['goa'], [undefined]],
  ['kind', ['a', 'b'], ['c']],
  ['draft', [true, false], ['yes']],
])('the field of %s has the limits of its schema', (name, right, wrong) => {
  expect(right.filter((value) => !accepts(fields[name], value))).toEqual([]);
  expect(wrong.filter((value) => accepts(fields[name], value))).toEqual([]);
});

test('lists have their limits, and a group that may be null may be left empty', () => {
  expect(fields.sources).toMatchObject({ kind: 'array', validation: { length: { min: 1, max: 15 } } });
  const { evidence } = fields;
  expect(evidence?.kind === 'object' && accepts(evidence.fields.url, undefined)).toBe(true);
});
