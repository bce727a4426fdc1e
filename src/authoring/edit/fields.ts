import { fields, type ComponentSchema } from '@keystatic/core';
import type { z } from 'astro/zod';
import { slugShape } from '#schemas/fields.ts';
import { nonNull, toJsonSchema, type JsonSchema } from '#schemas/json-schema.ts';

/** The fields of a form, by the names under which their values are stored. */
export type FieldGroup = Record<string, ComponentSchema>;

/** Texts that may be longer than this get a box with several lines. */
const maxOneLine = 100;

/** The visual editor's fields for what a schema describes: the same names, in the same order, with the same limits. */
export function fieldsOf(schema: z.ZodType): FieldGroup {
  return groupOf(toJsonSchema(schema));
}

/** The field that names an entry in lists: the first of its schema. */
export function namingField(schema: z.ZodObject): string {
  return Object.keys(schema.shape).find((name) => !name.startsWith('$')) ?? '';
}

/**
 * The naming field of a schema, and beside it the slug of the entry, which is the name of its file.
 * @param hasFolders whether the slug may be a path
 */
export function nameAndSlug(schema: z.ZodObject, hasFolders: boolean): ComponentSchema {
  const name = namingField(schema);
  const rules = toJsonSchema(schema).properties?.[name] ?? {};
  const step = slugShape.source.slice(1, -1);
  const regex = hasFolders ? new RegExp(`^${step}(/${step})*$`) : slugShape;
  const message = 'Write small letters and digits, with single hyphens between';
  return fields.slug({
    name: { ...wordsFor(name, rules), validation: textLimits(rules, true) },
    slug: {
      label: 'Slug',
      description: 'The name of the file: small letters, digits and hyphens',
      validation: { pattern: { regex, message } },
    },
  });
}

function groupOf({ properties = {}, required = [] }: JsonSchema): FieldGroup {
  const members = Object.entries(properties);
  return Object.fromEntries(members.map(([name, rules]) => [name, toField(name, rules, required.includes(name))]));
}

function toField(name: string, rules: JsonSchema, isRequired: boolean): ComponentSchema {
  // `$schema` is for tools.
  if (name.startsWith('$')) return fields.ignored();
  const words = wordsFor(name, rules);
  // A nullable field may be left empty as a whole; save.ts writes the null.
  if (rules.anyOf) return toField(name, { ...nonNull(rules), ...words, required: [] }, false);
  switch (rules.type) {
    case 'array': {
      const length = limits(rules.minItems, rules.maxItems);
      const item = toField(name, rules.items ?? {}, true);
      return fields.array(item, { ...words, itemLabel: labelOfItem, validation: { length } });
    }
    case 'object':
      return fields.object(groupOf(rules), words);
    case 'boolean':
      return fields.checkbox({ ...words, defaultValue: rules.default === true });
    case 'number':
      return fields.number({ ...words, validation: { isRequired, ...limits(rules.minimum, rules.maximum) } });
    default:
      return toTextField(words, rules, isRequired);
  }
}

function toTextField(words: ReturnType<typeof wordsFor>, rules: JsonSchema, isRequired: boolean): ComponentSchema {
  const { enum: choices, collection, format, maxLength = 0 } = rules;
  if (choices) {
    const options = choices.map((value) => ({ label: value, value }));
    return fields.select({
      ...words,
      options,
      defaultValue: choices.find((value) => value === rules.default) ?? choices[0] ?? '',
    });
  }
  if (collection) return fields.relationship({ ...words, collection, validation: { isRequired } });
  if (format === 'date') return fields.date({ ...words, validation: { isRequired } });
  return fields.text({ ...words, multiline: maxLength > maxOneLine, validation: textLimits(rules, isRequired) });
}

/** "publishDate" → "Publish date", and what the schema says about it. */
function wordsFor(name: string, { description }: JsonSchema): { label: string; description?: string } {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return { label, ...(description !== undefined && { description }) };
}

function textLimits(rules: JsonSchema, isRequired: boolean) {
  // JSON Schema cannot say which protocol a URL begins with.
  const pattern = rules.format === 'uri' ? String.raw`^https://\S+$` : rules.pattern;
  const message = rules.description ?? 'Write it differently';
  return {
    length: limits(isRequired ? rules.minLength : undefined, rules.maxLength),
    ...(pattern !== undefined && { pattern: { regex: new RegExp(isRequired ? pattern : `^$|${pattern}`), message } }),
  };
}

function limits(min: number | undefined, max: number | undefined): { min?: number; max?: number } {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The label of a collapsed list item: its first text. */
function labelOfItem(item: object): string {
  const [first] = 'fields' in item ? Object.values(item.fields as Record<string, object>) : [item];
  return first && 'value' in first && typeof first.value === 'string' ? first.value : '';
}
