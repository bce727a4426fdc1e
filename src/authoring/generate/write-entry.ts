import { Document, isMap, isScalar } from 'yaml';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';
import { toJsonSchema, type JsonSchema } from '#schemas/json-schema.ts';
import { addressToBeWritten, toBeWritten } from '#schemas/wording.ts';

const body = `To be written: a first paragraph, without a heading.

{/* Below it, headings begin with ##. CONTRIBUTING.md says which parts there are, like a table with a caption. */}`;

/** Values of a new entry where a placeholder text is not possible. */
interface PlaceholderValues {
  /** For every day, as year-month-day. */
  today: string;
  /** For the anchor of a question. */
  anchor: string;
}

/**
 * The text of a new entry, which its schema accepts: .mdx with a comment above each field, or JSON that names its schema.
 * @param given the fields that are known
 */
export function writeEntry(
  collection: CollectionName,
  id: string,
  given: Readonly<Record<string, unknown>>,
  today: string,
): string {
  const values = { today, anchor: `${id}-1` };
  const schema = toJsonSchema(rulesOf(collection).schema);
  if (extensionOf(collection) === 'json') {
    const $schema = `../../.astro/collections/${collection}.schema.json`;
    return `${JSON.stringify(fillFields(schema, values, { $schema, ...given }), null, 2)}\n`;
  }
  const document = new Document(fillFields(schema, values, given));
  for (const { key } of isMap(document.contents) ? document.contents.items : []) {
    const description = isScalar(key) && schema.properties?.[String(key.value)]?.description;
    if (description) key.commentBefore = ` ${description}`;
  }
  return `---\n${document.toString({ lineWidth: 0 })}---\n\n${body}\n`;
}

/** The extension of a new file: texts may use parts, so they are .mdx. */
export function extensionOf(collection: CollectionName): 'json' | 'mdx' {
  return rulesOf(collection).extensions.includes('mdx') ? 'mdx' : 'json';
}

/** The given fields, and placeholders for the others. Optional fields without a default are left out. */
export function fillFields(
  { properties = {}, required = [] }: JsonSchema,
  values: PlaceholderValues,
  given: Readonly<Record<string, unknown>> = {},
): object {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, schema]) => name in given || required.includes(name) || schema.default !== undefined)
      .map(([name, schema]) => [name, name in given ? given[name] : fill(schema, values)]),
  );
}

function fill(schema: JsonSchema, values: PlaceholderValues): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf?.some(({ type }) => type === 'null')) return null;
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => fill(schema.items ?? {}, values));
  if (schema.type === 'object') return fillFields(schema, values);
  if (schema.type === 'number') return schema.minimum ?? 0;
  if (schema.type === 'boolean') return false;
  if (schema.format === 'date') return values.today;
  if (schema.format === 'uri') return addressToBeWritten;
  return schema.pattern ? values.anchor : (schema.enum?.[0] ?? placeholder(schema));
}

/** "To be written: a paragraph (150 to 800 characters)....", padded with dots to the minimum length. */
function placeholder({ description = '', minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const [what = ''] = description.split(/\.(?= |$)/);
  const whole = `${toBeWritten} ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  const text = whole.length > maxLength ? whole.replace(/ \([^(]*\)$/, '') : whole;
  return (text.length > maxLength ? text.slice(0, maxLength + 1).replace(/\s+\S*$/, '') : text).padEnd(minLength, '.');
}
