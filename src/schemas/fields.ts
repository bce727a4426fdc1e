/**
 * The building blocks of every schema. Each refuses with a sentence that an editor can act on;
 * the loader (src/build/entries.ts) puts the file and the field in front of it.
 */
import { z } from 'astro/zod';

/** Says what belongs in a field that was left out, and what is wrong with one of another kind. */
function wanted(what: string) {
  return (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null
      ? `is missing. Write ${what}.`
      : `is ${describeKind(issue.input)}. Write ${what}.`;
}

function describeKind(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return value === '' ? 'empty' : `the text "${value}"`;
  return `the ${typeof value} ${String(value)}`;
}

/**
 * A text of `min` to `max` characters after trimming.
 * @param what completes the sentence "Write …", for example "the headline of the article"
 */
export function text(what: string, { min = 1, max = 2000 }: { min?: number; max?: number } = {}) {
  return z
    .string({ error: wanted(what) })
    .trim()
    .min(min, {
      error: (issue) =>
        issue.input === '' ? `is empty. Write ${what}.` : `is too short: at least ${min} characters are needed. Write ${what}.`,
    })
    .max(max, {
      error: (issue) => `has ${String(issue.input).length} characters; at most ${max} fit. Shorten it: ${what}.`,
    })
    .describe(`${capital(what)} (${min} to ${max} characters).`);
}

/** Like {@link text}, but `**bold**`, `*italic*`, `` `code` `` and `[links](/faq)` are understood. */
export function markdown(what: string, limits?: { min?: number; max?: number }) {
  const field = text(what, limits);
  return field.describe(`${field.description ?? ''} Markdown: **bold**, \`code\` and [links](/faq) work.`);
}

/** One word of a closed list. */
export function oneOf<const Value extends string>(what: string, values: readonly Value[]) {
  return z
    .enum(values, {
      error: (issue) =>
        issue.input === undefined
          ? `is missing. Write ${what}, one of: ${values.join(', ')}.`
          : `${JSON.stringify(issue.input)} is not ${what}. Write one of: ${values.join(', ')}.`,
    })
    .describe(`${capital(what)}: one of ${values.join(', ')}.`);
}

/** A list with `min` to `max` members. */
export function listOf<Item extends z.ZodType>(what: string, item: Item, { min = 1, max = 40 }: { min?: number; max?: number } = {}) {
  return z
    .array(item, { error: wanted(what) })
    .min(min, { error: (issue) => `has ${length(issue.input)} entries; at least ${min} are needed: ${what}.` })
    .max(max, { error: (issue) => `has ${length(issue.input)} entries; at most ${max} fit: ${what}.` })
    .describe(`${capital(what)} (${min} to ${max} entries).`);
}

/** A whole or decimal number. */
export function number(what: string, { min, max }: { min: number; max: number }) {
  const range = { error: `is out of range. Write ${what}, from ${min} to ${max}.` };
  return z.number({ error: wanted(what) }).min(min, range).max(max, range).describe(`${capital(what)}, from ${min} to ${max}.`);
}

/** Yes or no. */
export function yesNo(what: string) {
  return z.boolean({ error: wanted(`true or false: ${what}`) }).describe(`true or false: ${what}.`);
}

/** An address that starts with https://, or with http:// where `allowHttp`. */
export function webAddress(what: string) {
  return z
    .url({ protocol: /^https$/, error: (issue) => issue.input === undefined ? `is missing. Write ${what}, starting with https://.` : `${JSON.stringify(issue.input)} is not a web address. Write ${what}, starting with https://.` })
    .describe(`${capital(what)}, starting with https://.`);
}

/** An e-mail address. */
export function emailAddress(what: string) {
  return z
    .email({ error: (issue) => issue.input === undefined ? `is missing. Write ${what}.` : `${JSON.stringify(issue.input)} is not an e-mail address. Write ${what}, like name@example.in.` })
    .describe(`${capital(what)}.`);
}

/**
 * A calendar day, written 2026-12-31; after the schema a Date at midnight UTC.
 * YAML turns an unquoted day into a Date before zod sees it and rolls 30 February over to 2 March:
 * the loader hands over the text as written (see src/build/entries.ts), so that such a day is refused here.
 */
export function day(what: string) {
  return z
    .string({ error: wanted(`${what}, as year-month-day, like 2026-12-31`) })
    .transform((value, context) => {
      const date = new Date(`${value}T00:00:00Z`);
      const exists = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
      if (exists) return date;
      const shaped = /^\d{4}-\d{2}-\d{2}$/.test(value);
      context.issues.push({
        code: 'custom',
        input: value,
        message: shaped
          ? `"${value}" is not in the calendar. Write ${what}, as year-month-day, like 2026-12-31.`
          : `"${value}" is not a date. Write ${what}, as year-month-day, like 2026-12-31.`,
      });
      return z.NEVER;
    })
    .describe(`${capital(what)}, written as year-month-day: 2026-12-31.`);
}

/** Title and description as search engines show them, and the keywords the specification asks for. */
export const seo = z
  .strictObject({
    title: text('the title for search results, without the name of the product', { min: 10, max: 60 }),
    description: text('one or two sentences for search results', { min: 70, max: 160 }),
    keywords: listOf('words people search for', text('a search word or phrase', { max: 60 }), { min: 3, max: 12 }),
  })
  .describe('What search engines and link previews show.');

/** Where a fact comes from and when it was looked up. */
export const source = z
  .strictObject({
    title: text('the name of the source', { max: 160 }),
    url: webAddress('the address of the source').optional(),
    checkedOn: day('the day on which the source was read'),
  })
  .describe('Where a fact comes from.');

/** A name with what a reader should know about it here. */
export const noted = (what: string) =>
  z.strictObject({
    name: text(`the name of ${what}`, { max: 80 }),
    note: text(`one sentence about ${what}`, { min: 10, max: 260 }),
  });

/** A question people ask and its answer. */
export const question = z.strictObject({
  question: text('the question, as a person would ask it', { min: 10, max: 140 }),
  answer: markdown('the answer', { min: 40, max: 900 }),
});

/** One line of a statement, and what it says in plain words. */
export const narration = z.strictObject({
  line: text('the narration as the statement prints it', { max: 120 }),
  meaning: text('what the line says, in plain words', { min: 10, max: 260 }),
});

/**
 * A narration taken apart: the pieces, joined, are the line.
 * The entry is what the ledger shows for it.
 */
export const workedExample = z
  .strictObject({
    line: text('the narration as the statement prints it', { max: 120 }),
    parts: listOf(
      'the pieces of the line, in order',
      z.strictObject({
        text: text('a piece of the line, letter for letter', { max: 60 }),
        meaning: text('what this piece says', { min: 3, max: 160 }),
      }),
      { min: 2, max: 10 },
    ),
    entry: z.strictObject({
      payee: text('who was paid, or who paid', { max: 40 }),
      category: text('the category of the entry', { max: 40 }),
      amount: number('the amount in rupees', { min: 1, max: 10_000_000 }),
      direction: oneOf('the direction of the money', ['in', 'out']),
    }),
  })
  .refine((example) => isCutFrom(example.line, example.parts.map((part) => part.text)), {
    path: ['parts'],
    error: 'do not make up the line. Copy each piece letter for letter from the line, in order.',
  });

/** True when the pieces occur in the line, in order, with nothing but separators left between them. */
function isCutFrom(line: string, pieces: string[]): boolean {
  let rest = line;
  for (const piece of pieces) {
    const at = rest.indexOf(piece);
    if (at < 0 || /[A-Za-z0-9]/.test(rest.slice(0, at))) return false;
    rest = rest.slice(at + piece.length);
  }
  return !/[A-Za-z0-9]/.test(rest);
}

function length(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
