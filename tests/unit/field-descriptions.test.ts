import { describe, expect, test } from 'vitest';
import type { z } from 'astro/zod';
import { collectionNames, rulesOf } from '#schemas/collections.ts';
import { toJsonSchema, type JsonSchema } from '#schemas/json-schema.ts';
import { singletonNames, singletons } from '#schemas/singletons.ts';

const schemas: [string, z.ZodType][] = [
  ...collectionNames.map((name): [string, z.ZodType] => [name, rulesOf(name).schema]),
  ...singletonNames.map((name): [string, z.ZodType] => [`${name}.json`, singletons[name]]),
];

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

describe('completion while typing', () => {
  test.each(schemas)('explains every field of %s', (_, schema) => {
    expect(Object.keys(toJsonSchema(schema).properties ?? {}).length).toBeGreaterThan(1);
    expect(findSilent(toJsonSchema(schema))).toEqual([]);
  });

  test('knows dates, choices and Markdown', () => {
    const { publishDate, category, summary } = toJsonSchema(rulesOf('blog').schema).properties ?? {};
    expect(publishDate?.format).toBe('date');
    expect(category?.enum).toContain('Loans');
    expect(summary?.items?.contentMediaType).toBe('text/markdown');
  });
});
