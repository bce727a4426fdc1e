import { z } from 'astro/zod';
import { didYouMean, wanted } from './wording.ts';

/** The path of a value in an entry: names of fields, and indexes in lists. */
export type FieldPath = readonly PropertyKey[];

/** A mistake in one field, and the remedy. */
export interface FieldError {
  path: FieldPath;
  message: string;
}

/** The mistake at a place where there is a message, as a list of one or none. */
export function mistakesAt<Place extends object>(place: Place, message: string | undefined) {
  return message === undefined ? [] : [{ ...place, message }];
}

/** A check for `superRefine` of the mistakes that a function finds. */
export function asIssues<Value>(find: (value: Value) => FieldError[]) {
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
  // For a list in place of a text, zod also reports that it is too short.
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

/** A path as editors read it: `seo.title`, `sources #2 url` (the second of the list); '' for the entry itself. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, step, index) => {
    if (typeof step === 'number') return `${name} #${step + 1}`;
    const separator = index === 0 ? '' : typeof path[index - 1] === 'number' ? ' ' : '.';
    return `${name}${separator}${String(step)}`;
  }, '');
}

/** The names of the fields that the schema knows at a path; [] where there is no group of fields. */
function namesAt(schema: z.ZodType, [step, ...rest]: FieldPath): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return namesAt(inner.element as z.ZodType, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  if (step === undefined) return Object.keys(inner.shape);
  const field: unknown = inner.shape[String(step)];
  return field instanceof z.ZodType ? namesAt(field, rest) : [];
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
