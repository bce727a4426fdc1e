import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { collectionNames, rulesOf } from '#schemas/collections.ts';
import { fieldName, isGroup, validate, type FieldPath } from '#schemas/kit/validation.ts';
import { singletonNames, singletons } from '#schemas/singletons.ts';
import type { JsonSchema } from '../helpers/fill-fields.ts';
import { makeSingleton, smallestEntries, toJsonSchema } from '../helpers/make.ts';

const schemas: [string, z.ZodType, object][] = [
  ...collectionNames.map((name): [string, z.ZodType, object] => [
    name,
    rulesOf(name).schema,
    smallestEntries[name].entry,
  ]),
  ...singletonNames.map((name): [string, z.ZodType, object] => [`${name}.json`, singletons[name], makeSingleton(name)]),
];

/** Every value of an entry, at any depth, with its path; the entry itself first. */
function valuesIn(value: unknown, path: FieldPath = []): [FieldPath, unknown][] {
  const steps = Array.isArray(value) ? value.keys() : Object.keys(isGroup(value) ? value : {});
  const members = [...steps].flatMap((step) =>
    valuesIn((value as Record<PropertyKey, unknown>)[step], [...path, step]),
  );
  return [[path, value], ...members];
}

/** A copy of the entry with another value at the path. */
function changed(entry: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = structuredClone(entry) as Record<PropertyKey, unknown>;
  copy[step] = changed(copy[step], rest, value);
  return copy;
}

describe.each(schemas)('the schema of %s', (_name, schema, entry) => {
  test.each([
    ['left out', undefined],
    ['a list', [[]]],
    ['a group', { unknown: 1 }],
    ['a number', -1.5],
    ['a word without quotes', true],
    ['a text', ''],
    ['nothing', null],
  ])('says of any field that is %s what to write', (_, value) => {
    const [, ...fields] = valuesIn(entry);
    const messages = fields.flatMap(([path]) =>
      validate(schema, changed(entry, path, value)).map((error) => `${fieldName(error.path)}: ${error.message}`),
    );
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter((message) => !/^\S.*: .+ → .+/.test(message) || message.includes('Invalid'))).toEqual([]);
  });

  test('explains every field for completion in editors', () => {
    expect(Object.keys(toJsonSchema(schema).properties ?? {}).length).toBeGreaterThan(1);
    expect(findSilent(toJsonSchema(schema) as JsonSchema)).toEqual([]);
  });

  test('refuses a field that it does not know, in every group', () => {
    for (const [path, value] of valuesIn(entry)) {
      if (!isGroup(value)) continue;
      const errors = validate(schema, changed(entry, [...path, 'colour'], 'red'));
      expect(errors.map((error) => fieldName(error.path))).toEqual([fieldName([...path, 'colour'])]);
      expect(errors[0]?.message).toMatch(/^is not a field here → write one of: \S/);
    }
  });
});

test('completion in editors knows dates, choices and Markdown', () => {
  expect(toJsonSchema(rulesOf('blog').schema).properties).toMatchObject({
    publishDate: { format: 'date' },
    category: { enum: expect.arrayContaining(['Loans']) },
    summary: { items: { contentMediaType: 'text/markdown' } },
  });
});

/** The fields, at any depth, that say nothing of themselves. */
function findSilent({ properties = {}, items, anyOf = [] }: JsonSchema, path = ''): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, rule]) => [
      ...(rule.description?.endsWith('.') ? [] : [`${path}${name}`]),
      ...findSilent(rule, `${path}${name}.`),
    ]),
    ...(items ? findSilent(items, path) : []),
    ...anyOf.flatMap((rule) => findSilent(rule, path)),
  ];
}
