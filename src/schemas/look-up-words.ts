import { z } from 'astro/zod';
import { group, jsonFile, listOf, literal, oneOf, text } from '#schemas/kit/fields.ts';
import { asIssues, type FieldError } from '#schemas/kit/validation.ts';
import { channels } from './shape.ts';

const words = (what: string, limits: { min?: number; max: number }) =>
  listOf(what, literal('a word or phrase', { max: 40 }), limits);

const direction = oneOf('a direction', ['in', 'out']);

const lineWord = z
  .strictObject({
    words: words('words that mean the same, in capitals; “UPI OUT” is also found as UPI/OUT and UPIOUT', { max: 60 }),
    channel: oneOf('a way of payment', channels).optional(),
    side: direction.optional().describe('in or out, if the words tell where the money went.'),
    usual: direction.optional().describe('in or out: the direction if no other word of the line tells one.'),
    undoes: oneOf('what was undone', ['reversed', 'returned'])
      .optional()
      .describe('reversed: money came back; returned: a cheque or a collection was not paid.'),
    isNote: z.literal(true).optional().describe('true if a part of a line that begins so is a note, not a name.'),
    example: literal('an invented line with one of the words', { max: 140 }),
    says: text('the sentence that the look-up must answer it with', { max: 140 }),
  })
  .describe('Words of banks that mean the same, with an example and what it must say.');

const phrases = (what: string, max = 60) => words(`${what}, in small letters`, { max });

/** content/line-words.json: what banks' words in lines and messages mean. */
export const lineWordsSchema = jsonFile({
  words: listOf('the words', lineWord, { max: 120 }).superRefine(asIssues(findTwice)),
  messages: group('How the SMS of banks and the entries of apps are worded.', {
    shops: words('how UPI addresses begin that only shops have; # is a digit', { max: 40 }),
    countries: words('the countries and states behind the shops of card statements, in two capitals', { max: 40 }),
    before: group('What stands before a name; earlier phrases first.', {
      in: phrases('before the name of who paid'),
      out: phrases('before the name of who was paid'),
    }),
    behind: phrases('what ends a name'),
    marks: phrases('what only messages of banks and apps say'),
    alone: phrases('what makes a sum a message by itself'),
    report: phrases('what stands before the numbers to call'),
    unmoved: group('What a message says if no money moved.', {
      failed: phrases('if a payment failed'),
      waiting: phrases('if a payment is only announced, or is to be confirmed'),
      bait: phrases('what fraudsters say beside a link'),
    }),
    balance: phrases('what stands before a balance or a limit'),
    examples: listOf(
      'invented messages, with what they must say',
      z.strictObject({ message: literal('the message', { max: 400 }), says: text('the sentence', { max: 160 }) }),
      { max: 20 },
    ),
  }),
});

/** content/search-words.json: what people ask with, in English, Hindi and Hindi in Latin letters; one spelling of each is enough. */
export const searchWordsSchema = jsonFile({
  asking: words('words that ask, in small letters or in capitals', { max: 60 }),
  plain: words('words of any sentence, in small letters: nothing is searched for them', { max: 300 }),
  everyday: words('more words of any sentence, of which no line of a bank can be told', { max: 600 }),
  meaning: words('words that ask what something means, in small letters', { max: 40 }),
  units: words('what numbers count that are no sums, like month', { max: 60 }),
  labels: words('what stands before numbers that are no sums, like section', { max: 40 }),
  money: words('words for rupees', { max: 20 }),
  cut: words('words that ask for a charge, each as it is spelt', { max: 40 }),
  common: words('words that say little here, like bank', { max: 40 }),
  synonyms: listOf('words that mean the same', words('the words', { min: 2, max: 20 }), { max: 80 }),
  facts: group('What people ask about a bank.', {
    password: words('words that ask what opens the PDF', { max: 20 }),
    download: words('words that ask for the statement', { max: 20 }),
    helpline: words('words that ask for a number to call', { max: 20 }),
  }),
});

export type LineWords = z.infer<typeof lineWordsSchema>;
export type SearchWords = z.infer<typeof searchWordsSchema>;

function findTwice(rows: readonly z.infer<typeof lineWord>[]): FieldError[] {
  const all = rows.flatMap(({ words }, index) => words.map((word) => ({ word: word.replaceAll(' ', ''), index })));
  return all.flatMap(({ word, index }, at) => {
    const first = all.findIndex((other) => other.word === word);
    if (first === at) return [];
    const message = `has “${word}”, as row ${all[first]!.index + 1} has → keep it in one of them`;
    return [{ path: [index, 'words'], message }];
  });
}
