import { z } from 'astro/zod';
import { didYouMean, kindOf, quoted } from './wording.ts';

/** The path of a value in an entry: names of fields, and indexes in lists. */
export type FieldPath = readonly PropertyKey[];

/** What is wrong with one field, and what to write. */
export interface FieldError {
  path: FieldPath;
  message: string;
}

/** A check for `superRefine`: refuses the fields in which mistakes are found. */
export function refuse<Value>(find: (value: Value) => FieldError[]) {
  return (value: Value, context: z.RefinementCtx): void => {
    for (const { path, message } of find(value)) context.addIssue({ code: 'custom', path: [...path], message });
  };
}

/** Everything that the schema refuses in a value; [] when it accepts the value. */
export function validate(schema: z.ZodType, value: unknown): FieldError[] {
  return parseFields(schema, value).errors;
}

/**
 * Parses a value, and says in words for an editor what the schema refuses, one mistake per field.
 * @returns `data` only where nothing is refused
 */
export function parseFields(schema: z.ZodType, value: unknown): { data?: unknown; errors: FieldError[] } {
  const { data, error } = schema.safeParse(value, { error: wordsFor(schema) });
  if (!error) return { data, errors: [] };
  const errors = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? explainUnknown(schema, issue) : [{ path: issue.path, message: issue.message }],
  );
  // For a list in place of a text, zod also reports that it is too short.
  const isFirst = ({ path }: FieldError, index: number) =>
    errors.findIndex((error) => fieldName(error.path) === fieldName(path)) === index;
  return { errors: errors.filter(isFirst) };
}

/** The words for what zod refuses: they complete "<file> <field>:" with what is wrong, an arrow, what to write. */
export function wordsFor(schema: z.ZodType) {
  return (issue: z.core.$ZodRawIssue): string => {
    const { code, input, path = [] } = issue;
    const field = fieldAt(schema, path);
    const wish = field ? wishOf(field) : '';
    if (input === undefined || input === null) return `is missing → write ${wish}`;
    if (input === '') return `is empty → write ${wish}`;
    if (code === 'invalid_format' || code === 'custom') return `${quoted(input)} does not fit → write ${wish}`;
    if (code === 'invalid_value' && typeof input === 'string')
      return `${quoted(input)} does not fit${didYouMean(input, issue.values.map(String))} → write ${wish}`;
    if ((code === 'too_small' || code === 'too_big') && (typeof input === 'string' || Array.isArray(input))) {
      const length = `has ${input.length} ${typeof input === 'string' ? 'characters' : 'entries'}`;
      return code === 'too_small'
        ? `${length}, at least ${issue.minimum} are needed → write more: ${wish}`
        : `${length}, at most ${issue.maximum} fit → write less: ${wish}`;
    }
    const inner = field && unwrap(field);
    const isQuoted = typeof input === 'string' && (inner instanceof z.ZodNumber || inner instanceof z.ZodBoolean);
    return `is ${kindOf(input)} → write ${wish}${isQuoted ? ', without quotes' : ''}`;
  };
}

/** What a field is to hold, within a sentence: the beginning of its description. */
export function wishOf(field: z.ZodType): string {
  const inner = unwrap(field);
  if (inner instanceof z.ZodObject) return `a group with the fields ${Object.keys(inner.shape).join(', ')}`;
  const [wish = ''] = (field.description ?? inner.description ?? '').split(/\.(?= |$)/);
  return wish.charAt(0).toLowerCase() + wish.slice(1);
}

function explainUnknown(schema: z.ZodType, { path, keys }: { path: FieldPath; keys: string[] }): FieldError[] {
  const group = unwrap(fieldAt(schema, path) ?? schema);
  const names = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  return keys.map((key) => ({
    path: [...path, key],
    message: `is not a field here${didYouMean(key, names)} → ${names.length > 0 ? `write one of: ${names.join(', ')}` : 'remove it'}`,
  }));
}

/** A path as editors read it: `seo.title`, `sources #2 url` (the second of the list); '' for the entry itself. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, step, index) => {
    if (typeof step === 'number') return `${name} #${step + 1}`;
    const separator = index === 0 ? '' : typeof path[index - 1] === 'number' ? ' ' : '.';
    return `${name}${separator}${String(step)}`;
  }, '');
}

/** The schema of the value at a path; undefined where the schema knows no such field. */
function fieldAt(schema: z.ZodType, [step, ...rest]: FieldPath): z.ZodType | undefined {
  if (step === undefined) return schema;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return fieldAt(inner.element as z.ZodType, rest);
  const field: unknown = inner instanceof z.ZodObject ? inner.shape[String(step)] : undefined;
  return field instanceof z.ZodType ? fieldAt(field, rest) : undefined;
}

/** The schema of a value that is there: without its default, and neither null nor left out. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
