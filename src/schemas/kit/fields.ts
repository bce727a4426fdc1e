/** The fields that schemas are made of. Their messages are for editors (see wording.ts). */
import { z } from 'astro/zod';
import { didYouMean, isPlaceholder, kindOf, quoted, wanted } from './wording.ts';

/**
 * A text of `min` to `max` characters after trimming.
 * @param what completes the sentence "write …", for example "the headline of the article"
 */
export function text(what: string, { min = 1, max = 2000 }: { min?: number; max?: number } = {}) {
  return z
    .string({ error: wanted(what) })
    .trim()
    .min(min, {
      error: ({ input }) =>
        input === ''
          ? `is empty → write ${what}`
          : `has ${lengthOf(input)} characters, at least ${min} are needed → write more: ${what}`,
    })
    .max(max, {
      error: ({ input }) => `has ${lengthOf(input)} characters, at most ${max} fit → write less: ${what}`,
    })
    .refine((value) => !/^“[^“”]*”$/.test(value), {
      error: 'is between quotation marks, which would be printed → write it without them',
    })
    .describe(`${capital(what)} (${min} to ${max} characters).`);
}

/** Like {@link text}, with `**bold**`, `*italic*`, `` `code` `` and `[links](/faq)`. */
export function markdown(what: string, limits?: { min?: number; max?: number }) {
  const field = text(what, limits);
  const description = `${field.description ?? ''} Markdown: **bold**, \`code\` and [links](/faq) work.`;
  return field.meta({ description, contentMediaType: 'text/markdown' });
}

/** Like {@link text}, for what is copied verbatim and not spell-checked: narrations, names of sources. */
export function literal(what: string, limits?: { min?: number; max?: number }) {
  return text(what, limits).meta({ format: 'literal' });
}

/**
 * A text that has to match a pattern.
 * @param what completes the sentence "write …" and ends with an example
 */
export function shaped(what: string, shape: RegExp) {
  const error = wanted(what, (value) =>
    typeof value === 'string' ? `${quoted(value)} does not fit` : `is ${kindOf(value)}`,
  );
  return z
    .string({ error })
    .regex(shape, { error })
    .describe(`${capital(what)}.`);
}

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The fields of a JSON file, and `$schema`, from which editors complete. */
export function jsonFile<Shape extends z.ZodRawShape>(shape: Shape) {
  const schemaFile = literal('the path of the JSON schema, for editors that complete while typing');
  return z.strictObject({ $schema: schemaFile.optional(), ...shape });
}

export function oneOf<const Value extends string>(what: string, values: readonly Value[]) {
  const choice = `one of: ${values.join(', ')}`;
  return z
    .enum(values, {
      error: wanted(choice, (value) =>
        typeof value === 'string'
          ? `${quoted(value)} is not ${what}${didYouMean(value, values)}`
          : `is ${kindOf(value)}`,
      ),
    })
    .describe(`${capital(what)}: one of ${values.join(', ')}.`);
}

export function listOf<Item extends z.ZodType>(
  what: string,
  item: Item,
  { min = 1, max = 40 }: { min?: number; max?: number } = {},
) {
  return z
    .array(item, { error: wanted(`a list: ${what}`) })
    .min(min, {
      error: ({ input }) => `has ${lengthOf(input)} entries, at least ${min} are needed → write more: ${what}`,
    })
    .max(max, { error: ({ input }) => `has ${lengthOf(input)} entries, at most ${max} fit → leave some out: ${what}` })
    .describe(`${capital(what)} (${min} to ${max} entries).`);
}

/** @param refuse a message for values that the usual one does not fit */
export function number(
  what: string,
  { min, max, refuse }: { min: number; max: number; refuse?: (value: unknown) => string | undefined },
) {
  const usual = wanted(`${what}, a number from ${min} to ${max} without quotes`);
  const error = ({ input }: { input?: unknown }) => refuse?.(input) ?? usual({ input });
  return z
    .number({ error })
    .min(min, { error })
    .max(max, { error })
    .describe(`${capital(what)}, from ${min} to ${max}.`);
}

export function group<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description);
}

/** A field that may be null. `when` says in which case, like "while it is not known". */
export function orNull<Field extends z.ZodType>(field: Field, when: string) {
  return field.nullable().describe(`${field.description} null ${when}.`);
}

export function yesNo(what: string) {
  return z.boolean({ error: wanted(`true or false without quotes: ${what}`) }).describe(`true or false: ${what}.`);
}

export function emailAddress(what: string) {
  const error = wanted(`${what}, like name@example.in`, (value) => `${quoted(value)} is not an email address`);
  return z.email({ error }).describe(`${capital(what)}.`);
}

export function webAddress(what: string) {
  const error = wanted(`${what}, starting with https://`, (value) => `${quoted(value)} is not a web address`);
  return z
    .url({ error })
    .refine((value) => value.startsWith('https://') && !/\s/.test(value), { error })
    .describe(`${capital(what)}, starting with https://.`);
}

export function questionText(what: string) {
  const error = 'has no question mark → write it as a question';
  return text(what, { min: 10, max: 140 }).refine((value) => isPlaceholder(value) || value.includes('?'), { error });
}

/**
 * A calendar day like 2026-12-31, parsed to a Date at midnight UTC.
 * It takes text only: a YAML parser that makes Dates would roll 30 February over to 2 March.
 */
function calendarDay(what: string) {
  const wish = `${what}, as year-month-day, like 2026-12-31`;
  return z
    .string({ error: wanted(wish) })
    .transform((value, context) => {
      const date = new Date(`${value}T00:00:00Z`);
      const isShaped = /^20\d{2}-\d{2}-\d{2}$/.test(value);
      if (isShaped && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)) return date;
      const message = `${quoted(value)} is not ${isShaped ? 'in the calendar' : 'a date'} → write ${wish}`;
      context.issues.push({ code: 'custom', input: value, message });
      return z.NEVER;
    })
    .meta({ description: `${capital(what)}, written as year-month-day: 2026-12-31.`, format: 'date' });
}

/** A day that may be up to a year ahead, as years are easily mistyped. */
export function day(what: string) {
  const error = `is more than a year ahead → write ${what}, and look at its year`;
  return calendarDay(what).refine((date) => date.getTime() <= Date.now() + 366 * 86_400_000, { error });
}

/** A day up to today in India, which is 5.5 hours ahead of UTC. */
export function pastDay(what: string) {
  const error = `is in the future → write ${what}, today at the latest`;
  return calendarDay(what).refine((date) => date.getTime() <= Date.now() + 5.5 * 3_600_000, { error });
}

/** The id of an entry of another collection. check/references.ts checks that it exists. */
export function entryOf(collection: string, what: string) {
  return text(what, { max: 40 }).meta({ format: 'literal', collection });
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
