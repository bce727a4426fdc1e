import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { collectionNames, rulesOf } from '#schemas/collections.ts';
import { fieldName, findMistakes, type FieldPath } from '#schemas/find-mistakes.ts';
import { singletonNames, singletons } from '#schemas/singletons.ts';
import { smallestEntries } from '../helpers/content-site.ts';
import { makeSingleton } from '../helpers/make.ts';

const schemas: [string, z.ZodType, object][] = [
  ...collectionNames.map((name): [string, z.ZodType, object] => [
    name,
    rulesOf(name).schema,
    smallestEntries[name].entry,
  ]),
  ...singletonNames.map((name): [string, z.ZodType, object] => [`${name}.json`, singletons[name], makeSingleton(name)]),
];

/** Every value of an entry, at any depth, the entry itself left out. */
function pathsOf(value: unknown, path: FieldPath = []): FieldPath[] {
  const members: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  return members.flatMap(([step, member]) => [[...path, step], ...pathsOf(member, [...path, step])]);
}

/** A copy of the entry with another value at the path. */
function changed(entry: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = structuredClone(entry) as Record<PropertyKey, unknown>;
  copy[step] = changed(copy[step], rest, value);
  return copy;
}

describe.each(schemas)('the schema of %s', (_name, schema, entry) => {
  test('accepts the smallest entry', () => {
    expect(findMistakes(schema, entry)).toEqual([]);
  });

  test.each([
    ['left out', undefined],
    ['a list', [[]]],
    ['a group', { unknown: 1 }],
    ['a number', -1.5],
    ['a word without quotes', true],
    ['a text', ''],
    ['nothing', null],
  ])('says of any field that is %s what to write', (_, value) => {
    const messages = pathsOf(entry).flatMap((path) =>
      findMistakes(schema, changed(entry, path, value)).map(({ path: at, message }) => `${fieldName(at)}: ${message}`),
    );
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter((message) => !/^\S.*: .+ → .+/.test(message) || message.includes('Invalid'))).toEqual([]);
  });

  test('refuses a field that it does not know, in every group', () => {
    const groups = [[], ...pathsOf(entry)].filter((path) => isGroup(path.reduce<unknown>(memberOf, entry)));
    for (const path of groups) {
      const mistakes = findMistakes(schema, changed(entry, [...path, 'colour'], 'red'));
      expect(mistakes.map((mistake) => fieldName(mistake.path))).toEqual([fieldName([...path, 'colour'])]);
      expect(mistakes[0]?.message).toMatch(/^is no field here → write one of: \S/);
    }
  });
});

test('a field is named as an editor counts', () => {
  expect(fieldName([])).toBe('');
  expect(fieldName(['seo', 'title'])).toBe('seo.title');
  expect(fieldName(['sources', 0, 'url'])).toBe('sources #1 url');
  expect(fieldName(['intro', 1])).toBe('intro #2');
});

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function memberOf(value: unknown, step: PropertyKey): unknown {
  return (value as Record<PropertyKey, unknown>)[step];
}
