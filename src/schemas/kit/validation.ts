import { z } from 'astro/zod';
import { didYouMean, wanted } from './wording.ts';

/** The path of a value in an entry: names of fields, and indexes in lists. */
export type FieldPath = readonly PropertyKey[];

/** A mistake in one field, and the remedy. */
export interface FieldError {
  path: FieldPath;
  message: string;
}

/** A list of one mistake, or of none where there is no message. */
export function mistakesAt<Place extends object>(place: Place, message: string | undefined) {
  return message === undefined ? [] : [{ ...place, message }];
}

/** A function that finds mistakes, as a check for `superRefine`. */
export function asIssues<Value>(find: (value: Value) => FieldError[]) {
  return (value: Value, context: z.RefinementCtx): void => {
    for (const { path, message } of find(value)) context.addIssue({ code: 'custom', path: [...path], message });
  };
}

/** All mistakes in a value. */
export function validate(schema: z.ZodType, value: unknown): FieldError[] {
  return parseFields(schema, value).errors;
}

/**
 * Parses a value.
 * @returns the data, or the mistakes in words for editors, one per field
 */
export function parseFields(schema: z.ZodType, value: unknown): { data?: unknown; errors: FieldError[] } {
  const { data, error } = schema.safeParse(value, {
    error: (issue) =>
      issue.code === 'invalid_type' && issue.expected === 'object'
        ? wanted(`a group with the fields ${namesAt(schema, issue.path ?? []).join(', ')}`)(issue)
        : undefined,
  });
  if (!error) return { data, errors: [] };
  const errors = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? explainUnknown(schema, issue) : [{ path: issue.path, message: issue.message }],
  );
  // Of a list in place of a text, Zod also reports the length.
  const isFirst = ({ path }: FieldError, index: number) =>
    errors.findIndex((error) => fieldName(error.path) === fieldName(path)) === index;
  return { errors: errors.filter(isFirst) };
}

function explainUnknown(schema: z.ZodType, { path, keys }: { path: FieldPath; keys: string[] }): FieldError[] {
  const names = namesAt(schema, path);
  return keys.map((key) => ({
    path: [...path, key],
    message: `is not a field here${didYouMean(key, names)} → ${names.length > 0 ? `write one of: ${names.join(', ')}` : 'remove it'}`,
  }));
}

/** A path as editors read it: `seo.title`, or `sources #2 url` for the second of a list; '' for the entry itself. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, step, index) => {
    if (typeof step === 'number') return `${name} #${step + 1}`;
    const separator = index === 0 ? '' : typeof path[index - 1] === 'number' ? ' ' : '.';
    return `${name}${separator}${String(step)}`;
  }, '');
}

/** The names of the fields at a path; [] where there is no group. */
function namesAt(schema: z.ZodType, [step, ...rest]: FieldPath): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return namesAt(inner.element as z.ZodType, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  if (step === undefined) return Object.keys(inner.shape);
  const field: unknown = inner.shape[String(step)];
  return field instanceof z.ZodType ? namesAt(field, rest) : [];
}

/** A schema without its default, null and undefined. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
