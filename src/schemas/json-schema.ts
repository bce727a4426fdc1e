import { z } from 'astro/zod';

/** What a schema asks of a value, as JSON Schema says it; see https://json-schema.org/understanding-json-schema. */
export interface JsonSchema {
  description?: string;
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null';
  /** `literal`, `date`, `uri` or `email` for what is no prose. */
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

/** The JSON Schema of what an editor writes. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
}
