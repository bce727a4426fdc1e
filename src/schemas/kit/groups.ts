/** Groups of fields that several schemas share. */
import { z } from 'astro/zod';
import { group, listOf, literal, markdown, number, oneOf, pastDay, questionText, text, webAddress } from './fields.ts';
import { optionallyTranslated } from './translation.ts';
import { isPlaceholder } from './wording.ts';

export const seo = group('What search engines and link previews show.', {
  title: text('the title for search results, without the name of the product', { min: 10, max: 60 }).refine(
    (title) => !title.includes(' | '),
    { error: 'has “ | ” and what follows it, which the page adds → leave both out' },
  ),
  description: text('one or two sentences for search results', { min: 70, max: 160 }),
  keywords: listOf('words people search for', optionallyTranslated(literal('a search word or phrase', { max: 60 })), {
    min: 3,
    max: 12,
  }),
});

/** In any language and script; one spelling of each word is enough. “phrase → #part” leads to a heading. */
export const searchWords = listOf(
  'what people type to find it, like “money cut” or पैसे कट गए',
  literal('a word or phrase', { max: 80 }),
  { max: 60 },
).optional();

/** Files and threads in public repositories, which may contain lines from people's accounts. */
const withinRepository = [
  /^https:\/\/(?:raw\.githubusercontent|gist\.github)\.com\//,
  /^https:\/\/(?:www\.)?github\.com\/[^/]+\/[^/]+\/(?:blob|raw|tree|issues|pull|commit)\//,
];

export const source = group(
  'Where a fact comes from. Cite it in the text: [^1] after a sentence cites the first source.',
  {
    title: literal('the name of the source', { max: 160 }),
    url: webAddress('the URL of the source').refine((url) => !withinRepository.some((address) => address.test(url)), {
      error:
        'leads into a repository, where people’s lines may be → cite the repository: https://github.com/owner/name',
    }),
    checkedOn: pastDay('the day on which the source was read'),
  },
);

export type Source = z.infer<typeof source>;

/** A sentence that cites its source. */
export function fact(what: string, max: number) {
  return markdown(`${what}, with its source: [^1]`, { min: 10, max }).refine(
    (value) => isPlaceholder(value) || /\[\^\d+\]/.test(value),
    { error: 'cites no source → write [^1] after it for the first source, or leave the fact out' },
  );
}

export const noted = (what: string) =>
  z.strictObject({
    name: text(`the name of ${what}`, { max: 80 }),
    note: text(`one sentence about ${what}`, { min: 10, max: 260 }),
  });

export const point = (min: number, max: number) =>
  z.strictObject({ title: text('the point in a few words', { max: 60 }), text: markdown('the point', { min, max }) });

export const question = z.strictObject({
  question: questionText('the question, as a person would ask it'),
  answer: markdown('the answer', { min: 40, max: 900 }),
});

const printedLine = literal('the narration as the statement prints it, with X where the bank hides a digit', {
  max: 120,
});

/** check/printed-lines.ts checks that the line fits it. */
export const lineShape = literal('the bank that prints the line and its shape there, like hdfc/upi', { max: 80 });

/** One line of a statement in plain words. */
export const narration = z.strictObject({
  line: printedLine,
  shape: lineShape,
  meaning: text('what the line says, in plain words', { min: 10, max: 260 }),
});

/** A narration taken apart: its pieces and the separators between them make up the line. */
export const workedExample = z
  .strictObject({
    line: printedLine,
    shape: lineShape,
    parts: listOf(
      'the pieces of the line, in order',
      z.strictObject({
        text: literal('a piece of the line, verbatim', { max: 60 }),
        meaning: text('what this piece says', { min: 3, max: 160 }),
      }),
      { min: 2, max: 10 },
    ),
    entry: group('What the ledger shows for the line.', {
      payee: optionallyTranslated(literal('who was paid, or who paid', { max: 40 })),
      category: text('the category of the entry', { max: 40 }),
      amount: number('the amount in rupees', { min: 1, max: 10_000_000 }),
      direction: oneOf('the direction of the money', ['in', 'out']),
    }),
  })
  .refine(isCutFromLine, {
    path: ['parts'],
    error: 'do not make up the line → copy each piece verbatim from the line, in order',
  });

/** Whether the pieces occur in the line in order, with only separators between them. */
function isCutFromLine({ line, parts }: { line: string; parts: readonly { text: string }[] }): boolean {
  let rest = line;
  for (const { text: piece } of parts) {
    const at = rest.indexOf(piece);
    if (at < 0 || /[A-Za-z0-9]/.test(rest.slice(0, at))) return false;
    rest = rest.slice(at + piece.length);
  }
  return !/[A-Za-z0-9]/.test(rest);
}
