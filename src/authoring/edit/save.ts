import { basename } from 'node:path/posix';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { checkEntry, checkSingleton } from '#authoring/read/read-entries.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { collectionNames, rulesOf } from '#schemas/collections.ts';
import { toJsonSchema, type JsonSchema } from '#schemas/json-schema.ts';
import { singletons, type SingletonName } from '#schemas/singletons.ts';
import { isGroup, keepJson, keepMdx, keepYaml } from './keep-as-written.ts';

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
  const values = settle(toJsonSchema(schema), JSON.parse(written), before);
  return previous === '' ? `${JSON.stringify(values, null, 2)}\n` : keepJson(previous, values);
}

function saveMdx(schema: z.ZodType, written: string, previous: string): string {
  const [fields, body] = splitFrontMatter(written);
  const [oldFields, oldBody] = splitFrontMatter(previous);
  const values = settle(toJsonSchema(schema), parse(fields), parse(oldFields));
  return `---\n${keepYaml(oldFields, values)}---\n\n${keepMdx(oldBody, body)}`;
}

/** Front matter and text, without the lines between them; both '' for an empty file. */
function splitFrontMatter(text: string): [string, string] {
  const [, fields = '', body = ''] = /^---\n(.*?)^---\n\s*(.*)$/ms.exec(text.replaceAll('\r\n', '\n')) ?? [];
  return [fields, body];
}

/**
 * The values as content/ spells them. Keystatic leaves out what is empty, where a schema wants null or an empty text,
 * and writes out what has its preset value.
 */
function settle(rules: JsonSchema, value: unknown, before: unknown): unknown {
  const something = rules.anyOf?.find(({ type }) => type !== 'null');
  if (something) return isEmpty(value) ? null : settle(something, value, before);
  if (Array.isArray(value)) {
    const items: unknown[] = Array.isArray(before) ? before : [];
    return value.map((item, index) => settle(rules.items ?? {}, item, items[index]));
  }
  if (!isGroup(value)) return value ?? (rules.type === 'string' ? '' : undefined);
  const members = Object.entries(rules.properties ?? {}).map(([name, member]) => {
    const old = isGroup(before) ? before[name] : undefined;
    const isUnset = value[name] === undefined || (old === undefined && isEmptyList(value[name]));
    const isLeftOut = isUnset && member.anyOf === undefined && !rules.required?.includes(name);
    const isPreset = old === undefined && member.default !== undefined && value[name] === member.default;
    return [name, isLeftOut || isPreset ? undefined : settle(member, value[name], old)] as const;
  });
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (isGroup(value) && Object.values(value).every(isEmpty));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
