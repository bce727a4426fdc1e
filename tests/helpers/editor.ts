import { basename } from 'node:path';
import type { ComponentSchema } from '@keystatic/core';
import { stringify } from 'yaml';
import { editorConfig } from '#authoring/edit/config.ts';
import type { FieldGroup } from '#authoring/edit/fields.ts';
import { collectionNames } from '#schemas/collections.ts';

/** The fields of the visual editor for the entry in a file, and the slug of the entry. */
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
 * @throws what Keystatic would show instead of the form
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

/** Whether a field accepts a value, stored or typed. */
export function accepts(field: ComponentSchema | undefined, stored: unknown): boolean {
  if (field?.kind !== 'form') throw new Error('The field holds no single value');
  try {
    field.validate(field.parse(stored as never, undefined as never) as never, undefined);
    return true;
  } catch {
    return false;
  }
}
