import { basename } from 'node:path/posix';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { isGroup, splitFrontMatter } from '#authoring/read/fields-text.ts';
import { checkEntry, checkSingleton } from '#authoring/read/read-entries.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { collectionNames, rulesOf } from '#schemas/collections.ts';
import { nonNull, toJsonSchema, type JsonSchema } from '#schemas/json-schema.ts';
import { singletons, type SingletonName } from '#schemas/singletons.ts';
import { keepJson, keepMdx, keepYaml } from './keep-as-written.ts';

/** A file as it is to be stored, and what is wrong with it. */
export interface SavedEntry {
  text: string;
  mistakes: Mistake[];
}

/**
 * What to store of an entry that the visual editor has written.
 * @param file the path below the project, like content/blog/gst.mdx
 * @param previous the file as it is, '' where there is none yet
 */
export function saveEntry(file: string, written: string, previous: string): SavedEntry {
  const collection = collectionNames.find((name) => file.startsWith(`content/${name}/`));
  const singleton = basename(file, '.json') as SingletonName;
  const schema = collection ? rulesOf(collection).schema : singletons[singleton];
  const text = file.endsWith('.json') ? saveJson(schema, written, previous) : saveMdx(schema, written, previous);
  const { mistakes } = collection ? checkEntry(collection, file, text) : checkSingleton(singleton, text);
  return { text, mistakes };
}

function saveJson(schema: z.ZodType, written: string, previous: string): string {
  const before: unknown = previous === '' ? {} : JSON.parse(previous);
  const values = normalizeToSchema(toJsonSchema(schema), JSON.parse(written), before);
  return previous === '' ? `${JSON.stringify(values, null, 2)}\n` : keepJson(previous, values);
}

function saveMdx(schema: z.ZodType, written: string, previous: string): string {
  const after = splitFrontMatter(written);
  const before = splitFrontMatter(previous);
  const values = normalizeToSchema(toJsonSchema(schema), parse(after.source ?? ''), parse(before.source ?? ''));
  return `---\n${keepYaml(before.source ?? '', values)}---\n\n${keepMdx(before.body.trimStart(), after.body.trimStart())}`;
}

/**
 * The values as content/ spells them. Keystatic leaves out what is empty, where a schema wants null or an empty text,
 * and writes out what has its default value.
 */
function normalizeToSchema(schema: JsonSchema, value: unknown, before: unknown): unknown {
  if (schema.anyOf) {
    const wanted = nonNull(schema);
    return isEmpty(value, wanted) ? null : normalizeToSchema(wanted, value, before);
  }
  if (Array.isArray(value)) {
    const items: unknown[] = Array.isArray(before) ? before : [];
    return value.map((item, index) => normalizeToSchema(schema.items ?? {}, item, items[index]));
  }
  if (!isGroup(value)) return value ?? (schema.type === 'string' ? '' : undefined);
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const old = isGroup(before) ? before[name] : undefined;
    const isUnset = value[name] === undefined || (old === undefined && isEmptyList(value[name]));
    const isLeftOut = isUnset && member.anyOf === undefined && !schema.required?.includes(name);
    const isDefault = old === undefined && member.default !== undefined && value[name] === member.default;
    return [name, isLeftOut || isDefault ? undefined : normalizeToSchema(member, value[name], old)] as const;
  });
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

/** Whether a form was left empty. In a group, a choice between words is always made, and says nothing by itself. */
function isEmpty(value: unknown, { properties = {} }: JsonSchema): boolean {
  if (value === undefined || value === null) return true;
  if (!isGroup(value)) return false;
  return Object.entries(value).every(([name, member]) => {
    const rules = nonNull(properties[name] ?? {});
    return rules.enum !== undefined || isEmptyList(member) || isEmpty(member, rules);
  });
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
