import { z } from 'astro/zod';
import type { FieldPath } from './validation.ts';

/** The keywords of JSON Schema that our schemas use; see https://json-schema.org/understanding-json-schema. */
export interface JsonSchema {
  description?: string;
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null';
  /** `literal`, `date`, `uri` or `email` for text that is not prose. */
  format?: string;
  /** `text/markdown` where Markdown is understood. */
  contentMediaType?: string;
  pattern?: string;
  enum?: readonly string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  /** The collection whose entries a text may name; see `entryOf`. */
  collection?: string;
}

const known = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of what an editor writes. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const made = known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
  known.set(schema, made);
  return made;
}

/** The schema of a nullable value for the case that it is not null. */
function nonNull(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
}

/** A text somewhere in an entry. */
export interface EntryText {
  path: FieldPath;
  value: string;
  /** Its schema; empty where the entry's schema does not know the field. */
  schema: JsonSchema;
}

/** Every text in a value, in order. */
export function textsIn(value: unknown, schema: JsonSchema = {}, path: FieldPath = []): EntryText[] {
  const rules = nonNull(schema);
  if (typeof value === 'string') return [{ path, value, schema: rules }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((member, index) => textsIn(member, rules.items, [...path, index]));
  return Object.entries(value).flatMap(([name, member]) => textsIn(member, rules.properties?.[name], [...path, name]));
}
