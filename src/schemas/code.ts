import type { z } from 'astro/zod';
import {
  entryOf,
  jsonFile,
  listOf,
  literal,
  markdown,
  oneOf,
  orNull,
  pastDay,
  text,
  yesNo,
} from '#schemas/kit/fields.ts';
import { searchWords, source } from '#schemas/kit/groups.ts';
import { optionallyTranslated } from '#schemas/kit/translation.ts';
import { quoted, wanted } from '#schemas/kit/wording.ts';

/** The pages of the dictionary, in the order in which /codes lists them. */
export const codeGroups = [
  'upi',
  'transfers',
  'bills',
  'payees',
  'local-bills',
  'cash',
  'cards',
  'mandates',
  'cheques',
  'cheque-returns',
  'cheque-papers',
  'nach-returns',
  'mandate-rejections',
  'charges',
  'penalties',
  'taxes',
  'interest',
  'deposits',
  'loans',
  'salary',
  'government',
  'dividends',
  'refunds',
  'holds',
] as const;

export type CodeGroup = (typeof codeGroups)[number];

/** A form of a code. Texts link it to the entry, so it must not be an ordinary word. */
const form = (what: string, max: number) => {
  const error = wanted(`${what}, with capitals or digits`, (value) => `${quoted(value)} is a word like any other`);
  return literal(what, { min: 2, max }).regex(/[\p{Lu}\d]/u, { error });
};

/** content/codes/<slug>.json: a code that statements print; the slug is its anchor on /codes/<group>. */
export const codeSchema = jsonFile({
  code: form('the code as statements print it, like NWD', 40),
  aliases: listOf('other forms in which it is printed', form('a form', 60), { min: 0, max: 6 }),
  searchWords,
  standsFor: orNull(
    optionallyTranslated(literal('what the letters stand for', { max: 120 })),
    'where that is not known',
  ),
  short: text('the meaning in two to six words, for the index', { min: 5, max: 40 }),
  meaning: markdown('what it means, in one plain sentence', { min: 10, max: 260 }),
  banks: listOf('the banks with a page here that print it', entryOf('banks', 'the name of a file in content/banks'), {
    min: 0,
    max: 12,
  }),
  otherBanks: listOf('other banks that print it', literal('the name of a bank', { max: 60 }), { min: 0, max: 12 }),
  direction: oneOf('the direction of the money', ['in', 'out', 'either', 'none']).describe(
    'The direction of the money: in, out or either; none where nothing moves, like a reason for a return or a hold.',
  ),
  group: oneOf('a page of the dictionary', codeGroups),
  line: orNull(literal('an example line with invented names and numbers', { max: 140 }), 'where there is none'),
  whatToDo: markdown('what to do about such a line', { min: 20, max: 260 }),
  ifNotYours: yesNo('“What to do” is for somebody who did not make this payment; the page then prints “Not yours?”'),
  sources: listOf('where the facts come from', source, { max: 8 }),
  reviewedOn: pastDay('the day on which the entry was last checked'),
});

export type Code = z.infer<typeof codeSchema>;
