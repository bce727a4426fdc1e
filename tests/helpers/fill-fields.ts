import { placeholderUrl, placeholderPrefix } from '#schemas/kit/wording.ts';

/** The keywords of JSON Schema that our schemas use. */
export interface JsonSchema {
  description?: string;
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null';
  format?: string;
  pattern?: string;
  enum?: readonly string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
}

const today = '2026-11-01';

/** The given fields, and for others the shortest value that the schema takes: a text says what to write. Optional fields are left out. */
export function fillFields(
  { properties = {}, required = [] }: JsonSchema,
  given: Readonly<Record<string, unknown>> = {},
): object {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, schema]) => name in given || required.includes(name) || schema.default !== undefined)
      .map(([name, schema]) => [name, name in given ? given[name] : fill(schema)]),
  );
}

function fill(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf?.some(({ type }) => type === 'null')) return null;
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => fill(schema.items ?? {}));
  if (schema.type === 'object') return fillFields(schema);
  if (schema.type === 'number') return schema.minimum ?? 0;
  if (schema.type === 'boolean') return false;
  if (schema.format === 'date') return today;
  if (schema.format === 'uri') return placeholderUrl;
  return schema.pattern ? 'anchor' : (schema.enum?.[0] ?? placeholder(schema));
}

/** "To be written: a paragraph (150 to 800 characters)....", padded with dots to the minimum length. */
function placeholder({ description = '', minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const [what = ''] = description.split(/\.(?= |$)/);
  const whole = `${placeholderPrefix} ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  const text = whole.length > maxLength ? whole.replace(/ \([^(]*\)$/, '') : whole;
  return (text.length > maxLength ? text.slice(0, maxLength + 1).replace(/\s+\S*$/, '') : text).padEnd(minLength, '.');
}
