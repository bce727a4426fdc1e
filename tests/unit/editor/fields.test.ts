import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { editorConfig } from '#authoring/edit/config.ts';
import { fieldsOf } from '#authoring/edit/fields.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { day, listOf, number, oneOf, text, webAddress } from '#schemas/fields.ts';
import { singletonNames, singletons } from '#schemas/singletons.ts';
import { groupDifferences } from '../../helpers/editor.ts';

test.each(collectionNames)('the visual editor has the fields of content/%s, with their limits', (name) => {
  const { body, ...group } = editorConfig.collections?.[name]?.schema ?? {};
  const { schema, extensions } = rulesOf(name);
  expect(schema).toBeInstanceOf(z.ZodObject);
  expect(groupDifferences(schema as z.ZodObject, group)).toEqual([]);
  expect(body !== undefined).toBe(extensions.includes('mdx'));
});

test.each(singletonNames)('the visual editor has the fields of content/%s.json, with their limits', (name) => {
  expect(groupDifferences(singletons[name], editorConfig.singletons?.[name]?.schema ?? {})).toEqual([]);
});

test('the visual editor has every collection, in one place of its menu', () => {
  const places = Object.values(editorConfig.ui?.navigation ?? {}).flat();
  expect(places.toSorted()).toEqual([...collectionNames, ...singletonNames].toSorted());
});

test.each([
  ['banks', 'name'],
  ['blog', 'title'],
  ['changelog', 'version'],
  ['cities', 'city'],
  ['claims', 'label'],
  ['faq', 'category'],
  ['pages', 'title'],
  ['states', 'state'],
] satisfies [CollectionName, string][])('entries of content/%s are listed by their %s', (name, field) => {
  expect(editorConfig.collections?.[name]?.slugField).toBe(field);
});

describe('a difference is noticed:', () => {
  const member = z.strictObject({ title: text('a title', { max: 60 }), url: webAddress('an address').optional() });
  const schema = z.strictObject({
    title: text('a title', { min: 20, max: 60 }),
    kind: oneOf('a kind', ['a', 'b']),
    order: number('the order', { min: 1, max: 20 }),
    on: day('a day'),
    sources: listOf('sources', member, { min: 1, max: 15 }),
  });
  const { title, kind, order, sources } = schema.shape;

  test('none where there is none', () => {
    expect(groupDifferences(schema, fieldsOf(schema))).toEqual([]);
  });

  test.each([
    ['a field too few', { title, kind, order, sources }, 'entry.on: has no field'],
    ['a field too many', { ...schema.shape, note: title }, 'entry.note: is in no schema'],
    ['a shorter text', { ...schema.shape, title: text('a title', { min: 20, max: 59 }) }, 'entry.title: a text of 60'],
    ['a text that may be empty', { ...schema.shape, title: title.optional() }, 'entry.title: may be left empty'],
    ['another choice', { ...schema.shape, kind: oneOf('a kind', ['a', 'c']) }, 'entry.kind: offers a, c'],
    ['a higher number', { ...schema.shape, order: number('it', { min: 1, max: 21 }) }, 'entry.order: 21'],
    ['a text for a day', { ...schema.shape, on: text('a day') }, 'entry.on: a text of 1'],
    ['a longer list', { ...schema.shape, sources: listOf('it', member, { max: 16 }) }, 'entry.sources: a list of 16'],
    [
      'another member of a list',
      { ...schema.shape, sources: listOf('it', member.extend({ url: title }), { min: 1, max: 15 }) },
      'entry.sources #.url: a text of 20',
    ],
  ])('%s', (_, shape, difference) => {
    expect(groupDifferences(schema, fieldsOf(z.strictObject(shape)))).toContain(difference);
  });
});
