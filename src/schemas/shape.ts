import { z } from 'astro/zod';
import { jsonFile, listOf, literal, number, oneOf, orNull, shaped, slugPattern, text } from '#schemas/kit/fields.ts';
import { asIssues, type FieldError } from '#schemas/kit/validation.ts';
import { quoted } from '#schemas/kit/wording.ts';
import { templatePattern } from './line-template.ts';

export const channels = [
  'UPI',
  'IMPS',
  'NEFT',
  'RTGS',
  'ATM',
  'card',
  'mandate',
  'cheque',
  'cash',
  'charge',
  'interest',
  'sweep',
  'salary',
  'transfer',
  'bill',
  'refund',
  'instalment',
  'repayment',
  'hold',
  'balance',
  'other',
] as const;

export type Channel = (typeof channels)[number];

const sides = ['in', 'out', 'either'] as const;

export type Side = (typeof sides)[number];

/**
 * The meaning of a part, by which the look-up decides what to do with it.
 *
 * - `party`: the other side by name: payee, sender, shop, biller or collector; the heading names it
 * - `address`: a UPI address, whole or cut, whose handle is looked up
 * - `ifsc`: an IFSC or its beginning, whose four letters are looked up
 * - `bank`: the name of a bank or its four letters, which are looked up too
 * - `reference`: a reference or UTR; those of UPI and IMPS carry their day
 * - `account`: an account, card or loan account, mostly masked
 * - `number`: any other number: order, cheque, deposit, telephone
 * - `date`, `time`, `period`: one day, its time, or from one day to another
 * - `amount`, `tax`: rupees
 * - `place`: town, branch or machine
 * - `side`: CR, BY, IN … for money in and DR, TO, OUT … for money out
 * - `code`: words of the bank, in which codes of the dictionary are looked for
 * - `text`: words of people, like a note, in which nothing is looked for
 */
const partKinds = [
  'party',
  'address',
  'ifsc',
  'bank',
  'reference',
  'account',
  'number',
  'date',
  'time',
  'period',
  'amount',
  'tax',
  'place',
  'side',
  'code',
  'text',
] as const;

export type PartKind = (typeof partKinds)[number];

const part = z.strictObject({
  name: shaped('the name of the part in the template or pattern, in small letters, like payee', /^[a-z]+$/),
  label: text('what the part is called on the page, like “UPI address”', { max: 60 }),
  kind: oneOf('the meaning of the part', partKinds),
  width: orNull(number('the most characters the bank prints of it', { min: 1, max: 60 }), 'where that is not known'),
  case: oneOf('how the letters are printed', ['upper', 'lower', 'as typed', 'varies']),
});

const fields = z.strictObject({
  id: shaped('the id of the shape, like upi-out', slugPattern),
  name: text('what lines of this shape are, in a few words', { min: 3, max: 60 }),
  channel: oneOf('a channel', channels),
  direction: oneOf('a direction of the money', sides),
  template: literal(
    'the line, with the names of its parts in braces and what may be missing in square brackets, like UPI/{reference}/{payee}[/{note}]',
    { min: 4, max: 140 },
  ).optional(),
  pattern: literal('instead of a template, a regular expression from ^ to $, with named groups for its parts', {
    min: 4,
    max: 1200,
  }).optional(),
  parts: listOf('the parts named in the template or pattern, in order', part, { max: 10 }),
  example: literal('an invented line of this shape', { min: 3, max: 140 }),
  doubt: orNull(text('what is not known about the shape', { max: 260 }), 'where all is known'),
  shared: z
    .literal(true)
    .optional()
    .describe('true if nothing in such a line is of this bank alone: other banks print it too, so it names no bank.'),
});

export const shape = fields.superRefine(asIssues(findShapeErrors));

export type Shape = z.infer<typeof fields>;

/** content/lines/<bank>.json: how a bank prints the lines of its statements. */
export const linesSchema = jsonFile({
  shapes: listOf('the kinds of lines that the bank prints', shape),
});

export type Lines = z.infer<typeof linesSchema>;

export function patternTextOf({ template, pattern = '', parts }: Shape): string {
  return template === undefined ? pattern : templatePattern(template, parts);
}

/** @returns undefined where the regular expression does not compile */
export function patternOf(shape: Shape): RegExp | undefined {
  try {
    return new RegExp(patternTextOf(shape), 'u');
  } catch {
    return undefined;
  }
}

/** Patterns are compared with lines in this form. */
export function collapseSpaces(line: string): string {
  return line.replaceAll(/\s+/gu, ' ').trim();
}

function findShapeErrors(shape: Shape): FieldError[] {
  const refused = (field: keyof Shape, message: string) => [{ path: [field], message }];
  const { template, pattern } = shape;
  if (template === undefined && pattern === undefined)
    return refused(
      'template',
      'is missing → write the line with the names of its parts in braces, like UPI/{reference}/{payee}',
    );
  if (template !== undefined && pattern !== undefined)
    return refused('pattern', 'says the same as the template → remove one of them');
  const [written, names] =
    template === undefined ? (['pattern', /\(\?<(\w+)>/g] as const) : (['template', /\{(\w+)\}/g] as const);
  const named = [...shape[written]!.matchAll(names)].map(([, name]) => name).join(', ');
  const parts = shape.parts.map(({ name }) => name).join(', ');
  if (named !== parts)
    return refused(
      'parts',
      `are ${quoted(parts)}, but those of the ${written} are ${quoted(named)} → name the same, in the same order`,
    );
  if (pattern !== undefined && !(pattern.startsWith('^') && pattern.endsWith('$')))
    return refused('pattern', 'fits parts of lines → begin it with ^ and end it with $');
  const regex = patternOf(shape);
  if (!regex)
    return refused(
      written,
      template === undefined
        ? 'is not a valid regular expression → write one that compiles with the flag u'
        : 'has a bracket without its other half → close each [ with ]',
    );
  if (isSlow(regex.source))
    return refused(
      written,
      'repeats what varies itself, as (A+)+ and (A|B)+ do, and may be compared with a line without end → repeat one set of characters, like [A-Z0-9 /-]+',
    );
  if (!regex.test(collapseSpaces(shape.example)))
    return refused('example', `does not fit the ${written} → write an example that fits, or correct the ${written}`);
  return [];
}

/** Whether a repeated group contains repetitions or alternatives, so that matching may take exponential time. */
function isSlow(pattern: string): boolean {
  // Reduces each character and set to one letter, then groups from the inside out.
  let rest = pattern
    .replaceAll(/\\(?:[pP]\{[^}]*\}|.)|\[(?:\\.|[^\]])*\]/gu, 'a')
    .replaceAll(/\(\?(?:<\w+>|:|<?[=!])/g, '(');
  for (;;) {
    const [group, body = '', repetition = ''] = /\(([^()]*)\)([+*]|\{\d+(?:,\d*)?\})?/.exec(rest) ?? [];
    if (group === undefined) return false;
    const varies = /[+*|]|\{\d+,/.test(body);
    const isOptional = body.includes('?') && /^[+*]|,\}$/.test(repetition);
    if (repetition !== '' && (varies || isOptional)) return true;
    rest = rest.replace(group, varies || repetition !== '' ? 'a+' : body.includes('?') ? 'a?' : 'a');
  }
}
