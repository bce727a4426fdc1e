import { basename } from 'node:path';
import type { ComponentSchema } from '@keystatic/core';
import { z } from 'astro/zod';
import { stringify } from 'yaml';
import { editorConfig } from '#authoring/edit/config.ts';
import type { FieldGroup } from '#authoring/edit/fields.ts';
import { collectionNames } from '#schemas/collections.ts';

/** The fields of the visual editor for the entry in a file, and the address of the entry. */
function formOf(file: string): { group: FieldGroup; slugField: string; slug: string } {
  const name = collectionNames.find((collection) => file.startsWith(`content/${collection}/`));
  if (!name)
    return { group: editorConfig.singletons?.[basename(file, '.json')]?.schema ?? {}, slugField: '', slug: '' };
  const { schema = {}, slugField = '' } = editorConfig.collections?.[name] ?? {};
  return { group: schema, slugField, slug: file.slice(`content/${name}/`.length).replace(/\.\w+$/, '') };
}

/** What a form holds: the values of its fields. */
type Values = Record<string, unknown>;

/**
 * Opens an entry as Keystatic's page does.
 * @throws what Keystatic would say in place of the form
 */
export function openEntry(file: string, stored: Values, body = ''): Values {
  const { group, slugField, slug } = formOf(file);
  const content = new TextEncoder().encode(body);
  return mapGroup(group, (name, field) => {
    const isBody = field.kind === 'form' && field.formKind === 'content';
    if (isBody) return parse(field, undefined, { content, other: new Map(), external: new Map(), slug });
    return parse(field, stored[name], name === slugField ? { slug } : undefined);
  });
}

/** What Keystatic's page sends to be stored; it refuses what its own limits refuse. */
export function writeEntry(file: string, values: Values): string {
  const { group, slugField } = formOf(file);
  let body: string | undefined;
  const fields = mapGroup(group, (name, field) => {
    if (field.kind !== 'form' || field.formKind !== 'content')
      return serialize(field, values[name], name === slugField);
    body = new TextDecoder().decode(field.serialize(values[name], { slug: 'x' }).content);
    return undefined;
  });
  const plain = JSON.parse(JSON.stringify(fields)) as object;
  return body === undefined ? `${JSON.stringify(plain, null, 2)}\n` : `---\n${stringify(plain)}---\n${body}`;
}

function mapGroup(group: FieldGroup, map: (name: string, field: ComponentSchema) => unknown): Values {
  return Object.fromEntries(Object.entries(group).map(([name, field]) => [name, map(name, field)]));
}

function parse(field: ComponentSchema, stored: unknown, extra?: object): unknown {
  const value = stored ?? undefined;
  if (field.kind === 'form') return field.parse(value as never, extra as never);
  if (field.kind === 'object')
    return mapGroup(field.fields, (name, member) => parse(member, (value as Values)?.[name]));
  if (field.kind === 'array') return ((value ?? []) as unknown[]).map((item) => parse(field.element, item));
  throw new Error(`No field of ours is of the kind ${field.kind}`);
}

function serialize(field: ComponentSchema, value: unknown, isNaming = false): unknown {
  if (field.kind === 'form') {
    if (isNaming && field.formKind === 'slug') {
      field.validate(value, { slugField: { slugs: new Set(), glob: '**' } });
      return field.serializeWithSlug(value).value;
    }
    field.validate(value, undefined);
    return field.serialize(value, undefined as never).value;
  }
  if (field.kind === 'object')
    return mapGroup(field.fields, (name, member) => serialize(member, (value as Values)[name]));
  if (field.kind === 'array') return (value as unknown[]).map((item) => serialize(field.element, item) ?? null);
  throw new Error(`No field of ours is of the kind ${field.kind}`);
}

/** Where a schema and the fields of the visual editor differ: "sources url: …", one a line; none where they agree. */
function differences(schema: z.ZodType, field: ComponentSchema | undefined, path = 'entry'): string[] {
  if (!field) return [`${path}: has no field`];
  // A group that may be null is left empty as a whole.
  if (schema instanceof z.ZodNullable && schema.unwrap() instanceof z.ZodObject) {
    return differences((schema.unwrap() as z.ZodObject).partial(), field, path);
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return differences(schema.unwrap() as z.ZodType, field, path);
  }
  if (schema instanceof z.ZodObject) {
    return field.kind === 'object' ? groupDifferences(schema, field.fields, path) : [`${path}: is no group`];
  }
  if (schema instanceof z.ZodArray) {
    if (field.kind !== 'array') return [`${path}: is no list`];
    const { min, max } = field.validation?.length ?? {};
    const isWithin = (length: number) => length >= (min ?? 0) && length <= (max ?? Infinity);
    const wrong = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 40, 41].filter(
      (length) => isWithin(length) !== acceptsLength(schema, length),
    );
    return [
      ...wrong.map((length) => `${path}: a list of ${length}`),
      ...differences(schema.element as z.ZodType, field.element, `${path} #`),
    ];
  }
  if (field.kind !== 'form') return [`${path}: is no single value`];
  return leafDifferences(schema, field, path);
}

/** As {@link differences}, of a form and what its fields are made from; members that only one of both has are named. */
export function groupDifferences(schema: z.ZodObject, group: FieldGroup, path = 'entry'): string[] {
  const stray = Object.keys(group).filter((name) => !(name in schema.shape));
  return [
    ...stray.map((name) => `${path}.${name}: is in no schema`),
    ...Object.entries(schema.shape)
      .filter(([name]) => name !== '$schema')
      .flatMap(([name, member]) => {
        const needsText = [undefined, ''].every((nothing) => !z.safeParse(member, nothing).success);
        const field = group[name];
        const missing = needsText && field?.kind === 'form' && acceptsNothing(field);
        return [
          ...(missing && !isChoice(field) && !isNullable(member) ? [`${path}.${name}: may be left empty`] : []),
          ...differences(member as z.ZodType, field, `${path}.${name}`),
        ];
      }),
  ];
}

function acceptsLength(schema: z.ZodArray, length: number): boolean {
  const issues = schema.safeParse(Array.from({ length })).error?.issues ?? [];
  return !issues.some(({ code, path }) => path.length === 0 && (code === 'too_small' || code === 'too_big'));
}

type FormField = Extract<ComponentSchema, { kind: 'form' }>;

/** Values at the edges of what the schemas allow. */
const probes: readonly (string | number | boolean)[] = [
  ...[1, 2, 3, 4, 5, 6, 9, 10, 11, 19, 20, 21, 29, 30, 31, 39, 40, 41, 59, 60, 61, 69, 70, 71, 79, 80, 81].map((n) =>
    'x'.repeat(n),
  ),
  ...[89, 90, 91, 119, 120, 121, 149, 150, 151, 159, 160, 161, 239, 240, 241, 259, 260, 261].map((n) => 'x'.repeat(n)),
  ...[299, 300, 301, 399, 400, 401, 499, 500, 501, 699, 700, 701, 799, 800, 801].map((n) => 'x'.repeat(n)),
  ...[899, 900, 901, 1099, 1100, 1101, 1199, 1200, 1201, 2000, 2001].map((n) => 'x'.repeat(n)),
  ...['2026-12-31', 'https://a.example/b', 'name@a.example', 'MH', '1.2.0', '%'],
  ...[
    -1,
    0,
    1,
    20,
    21,
    40,
    41,
    100,
    101,
    1999,
    2000,
    2100,
    2101,
    100_000,
    100_001,
    10_000_000,
    10_000_001,
    1e9,
    1e9 + 1,
  ],
  ...[true, false],
];

function leafDifferences(schema: z.ZodType, field: FormField, path: string): string[] {
  if (schema instanceof z.ZodEnum) {
    const offered = 'options' in field ? (field.options as { value: string }[]).map(({ value }) => value) : [];
    return offered.join() === schema.options.join() ? [] : [`${path}: offers ${offered.join(', ')}`];
  }
  // Whether there is such an entry is asked when it is chosen.
  if (z.globalRegistry.get(schema)?.collection !== undefined) return [];
  return probes
    .filter((probe) => schema.safeParse(probe).success !== accepts(field, probe))
    .map((probe) => `${path}: ${typeof probe === 'string' ? `a text of ${probe.length}` : probe}`);
}

function accepts(field: FormField, stored: unknown): boolean {
  try {
    const isNaming = field.formKind === 'slug' && typeof field.defaultValue() === 'object';
    const value: unknown = isNaming ? { name: stored, slug: 'a' } : field.parse(stored as never, undefined as never);
    if (isNaming && typeof stored !== 'string') return false;
    field.validate(value, undefined);
    return true;
  } catch {
    return false;
  }
}

function acceptsNothing(field: FormField): boolean {
  try {
    field.validate(field.defaultValue() as never, undefined);
    return true;
  } catch {
    return false;
  }
}

/** Fields that always hold a value. */
const isChoice = (field: ComponentSchema | undefined) =>
  field?.kind === 'form' && ('options' in field || typeof field.defaultValue() === 'boolean');

const isNullable = (schema: unknown) => schema instanceof z.ZodType && schema.safeParse(null).success;
