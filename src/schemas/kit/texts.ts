import { z } from 'astro/zod';
import memoize from 'memoize';
import { unwrap, type FieldPath } from './validation.ts';

export interface EntryText {
  path: FieldPath;
  value: string;
  /** Undefined where the schema does not know the field. */
  schema: z.ZodType | undefined;
}

/** All texts in a value, in order. */
export function textsIn(value: unknown, schema?: z.ZodType, path: FieldPath = []): EntryText[] {
  const inner = schema && unwrap(schema);
  if (typeof value === 'string') return [{ path, value, schema: inner }];
  if (typeof value !== 'object' || value === null) return [];
  const list = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
  if (Array.isArray(value)) return value.flatMap((member, index) => textsIn(member, list, [...path, index]));
  const fields: Readonly<Record<string, z.ZodType>> = inner instanceof z.ZodObject ? inner.shape : {};
  return Object.entries(value).flatMap(([name, member]) => textsIn(member, fields[name], [...path, name]));
}

/** Whether a field is prose: no URL, date or choice, and neither restricted by a pattern nor copied verbatim. */
export function isProse(schema: z.ZodType): boolean {
  return schema instanceof z.ZodString && schema.maxLength !== null && metaOf(schema).format !== 'literal';
}

export function isMarkdown(schema: z.ZodType | undefined): boolean {
  return schema !== undefined && metaOf(schema).contentMediaType === 'text/markdown';
}

/** Memoized, as Zod copies metadata on each call of `meta`. */
export const metaOf = memoize((schema: z.ZodType): z.GlobalMeta => schema.meta() ?? {}, { cache: new WeakMap() });
