import { fields, type ComponentSchema } from '@keystatic/core';
import type { z } from 'astro/zod';
import { slugShape } from '#schemas/fields.ts';
import { toJsonSchema, type JsonSchema } from '#schemas/json-schema.ts';

/** The fields of a form, by the names under which their values are stored. */
export type FieldGroup = Record<string, ComponentSchema>;

/** Texts that may be longer than this get a box with several lines. */
const oneLine = 100;

/** The visual editor's fields for what a schema describes: the same names, in the same order, with the same limits. */
export function fieldsOf(schema: z.ZodType): FieldGroup {
  return groupOf(toJsonSchema(schema));
}

/** The name of the field that names an entry in lists: the first of its schema. */
export function namingField(schema: z.ZodType): string {
  const name = Object.keys(toJsonSchema(schema).properties ?? {}).find((key) => !isForTools(key));
  if (name === undefined) throw new Error('An entry without fields has no name');
  return name;
}

/**
 * The naming field of a schema, and beside it the address of the entry, which is the name of its file.
 * @param hasFolders whether the address may have several parts
 */
export function nameAndAddress(schema: z.ZodType, hasFolders: boolean): ComponentSchema {
  const name = namingField(schema);
  const rules = toJsonSchema(schema).properties?.[name] ?? {};
  const step = slugShape.source.slice(1, -1);
  return fields.slug({
    name: { ...wordsFor(name, rules), validation: textLimits(rules, true) },
    slug: {
      label: 'Address',
      description: 'The name of the file: small letters, digits and hyphens',
      validation: {
        pattern: {
          regex: hasFolders ? new RegExp(`^${step}(/${step})*$`) : slugShape,
          message: 'Write small letters and digits, with single hyphens between',
        },
      },
    },
  });
}

function groupOf({ properties = {}, required = [] }: JsonSchema): FieldGroup {
  return Object.fromEntries(
    Object.entries(properties).map(([name, rules]) => [name, toField(name, rules, required.includes(name))]),
  );
}

function toField(name: string, rules: JsonSchema, isRequired: boolean): ComponentSchema {
  if (isForTools(name)) return fields.ignored();
  const something = rules.anyOf?.find(({ type }) => type !== 'null');
  // What may be null is left empty as a whole; save.ts writes the null.
  if (something) return toField(name, { ...something, ...described(rules), required: [] }, false);

  const words = wordsFor(name, rules);
  const validation = { isRequired };
  if (rules.type === 'array') {
    return fields.array(toField(name, rules.items ?? {}, true), {
      ...words,
      itemLabel: labelOfItem,
      validation: { length: limits(rules.minItems, rules.maxItems) },
    });
  }
  if (rules.type === 'object') return fields.object(groupOf(rules), words);
  if (rules.type === 'boolean') return fields.checkbox({ ...words, defaultValue: rules.default === true });
  if (rules.type === 'number') {
    return fields.number({ ...words, validation: { ...validation, ...limits(rules.minimum, rules.maximum) } });
  }
  if (rules.enum) {
    const options = rules.enum.map((value) => ({ label: value, value }));
    return fields.select({
      ...words,
      options,
      defaultValue: rules.enum.find((value) => value === rules.default) ?? rules.enum[0] ?? '',
    });
  }
  if (rules.collection) return fields.relationship({ ...words, collection: rules.collection, validation });
  if (rules.format === 'date') return fields.date({ ...words, validation });
  if (rules.type === 'string') {
    const multiline = (rules.maxLength ?? 0) > oneLine;
    return fields.text({ ...words, multiline, validation: textLimits(rules, isRequired) });
  }
  throw new Error(`The visual editor has no field for ${name}: ${JSON.stringify(rules)}`);
}

/** True for fields that people do not write, like `$schema`. */
function isForTools(name: string): boolean {
  return name.startsWith('$');
}

/** "publishDate" → "Publish date", and what the schema says of it. */
function wordsFor(name: string, rules: JsonSchema) {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return { label: words.charAt(0).toUpperCase() + words.slice(1), ...described(rules) };
}

function described({ description }: JsonSchema) {
  return description === undefined ? {} : { description };
}

function textLimits(rules: JsonSchema, isRequired: boolean) {
  // JSON Schema cannot say of an address with which protocol it begins.
  const pattern = rules.format === 'uri' ? String.raw`^https://\S+$` : rules.pattern;
  const message = rules.description ?? 'Write it in another way';
  return {
    length: limits(isRequired ? rules.minLength : undefined, rules.maxLength),
    ...(pattern !== undefined && { pattern: { regex: new RegExp(isRequired ? pattern : `^$|${pattern}`), message } }),
  };
}

function limits(min: number | undefined, max: number | undefined): { min?: number; max?: number } {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** What a list shows of an item that is folded: its first text. */
function labelOfItem(item: object): string {
  const [first] = 'fields' in item ? Object.values(item.fields as Record<string, object>) : [item];
  return first && 'value' in first && typeof first.value === 'string' ? first.value : '';
}
