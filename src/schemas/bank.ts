import { z } from 'astro/zod';
import { jsonFile, listOf, literal, markdown, oneOf, orNull, pastDay, text } from '#schemas/kit/fields.ts';
import { asIssues, type FieldError } from '#schemas/kit/validation.ts';
import { lineShape, narration, point, question, seo, source, workedExample } from '#schemas/kit/groups.ts';
import { optionallyTranslated } from '#schemas/kit/translation.ts';
import { didYouMean, quoted } from '#schemas/kit/wording.ts';

const specimenRow = z.strictObject({
  cells: listOf(
    'the cells as printed, one for each column, all of them invented',
    literal('what the cell says, or "" where the bank prints nothing', { min: 0, max: 120 }),
    { min: 4, max: 10 },
  ),
  shape: lineShape,
});

const note = z.strictObject({
  text: markdown('a note', { min: 30, max: 400 }),
  at: orNull(
    literal('the heading of the column that it is about, or "head" or "foot" of the page', { max: 40 }),
    'where there is nothing to point at',
  ),
});

/** Money in and money out have a column each, or share one of role `amount`. */
const column = z.strictObject({
  heading: literal('a heading, verbatim', { max: 40 }),
  role: oneOf('what the column holds', ['debit', 'credit', 'amount', 'balance', 'text']),
});

const statement = z.strictObject({
  formats: listOf(
    'the files the bank gives, as it calls them',
    optionallyTranslated(literal('a format', { max: 60 })),
    {
      max: 6,
    },
  ),
  columns: listOf('the columns, from left to right', column, { min: 4, max: 10 }),
  dates: optionallyTranslated(literal('a date as the statement prints it', { max: 30 })),
  order: text('the order of the rows, or "varies"', { max: 60 }),
  narrationStyle: text('how a narration is put together, in a few words', { min: 10, max: 120 }),
  notes: listOf('what a reader should know about the file', note, { max: 8 }),
  rows: listOf('invented rows in the layout of the statement, from top to bottom', specimenRow, { min: 3, max: 3 }),
});

/** content/banks/<id>.json: what the statements of a bank look like. */
export const bankSchema = jsonFile({
  seo,
  headline: text('the heading of the page: what it answers, in at most three lines of a phone', { min: 20, max: 90 }),
  intro: listOf('the opening paragraphs', markdown('a paragraph', { min: 120, max: 700 }), { max: 3 }),
  statement: statement.superRefine(asIssues(findStatementErrors)).describe('What the statement really looks like.'),
  example: workedExample.describe('One narration taken apart.'),
  narrations: listOf('further narrations and what they say', narration, { min: 3, max: 10 }),
  passwordNote: markdown('what to know about the password besides the rule, which is in content/bank-help', {
    min: 60,
    max: 500,
  }),
  reading: listOf('what the product makes of such a statement', point(40, 400), { min: 2, max: 5 }),
  questions: listOf('questions about this bank', question, { min: 3, max: 6 }),
  sources: listOf('where the facts come from', source, { max: 10 }),
  reviewedOn: pastDay('the day on which the page was last checked'),
});

export type Bank = z.infer<typeof bankSchema>;

function findStatementErrors({ columns, notes, rows }: z.infer<typeof statement>): FieldError[] {
  const places = [...columns.map(({ heading }) => heading), 'head', 'foot'];
  return [
    ...notes.flatMap(({ at }, index) => {
      if (at === null || places.includes(at)) return [];
      const message = `${quoted(at)} is not a heading of the statement${didYouMean(at, places)} → write one of: ${places.join(', ')}, or null`;
      return [{ path: ['notes', index, 'at'], message }];
    }),
    ...rows.flatMap(({ cells }, index) => {
      if (cells.length === columns.length) return [];
      const message = `has ${cells.length} cells, but the statement has ${columns.length} columns → write one cell for each column, "" where the bank prints nothing`;
      return [{ path: ['rows', index, 'cells'], message }];
    }),
    ...findWrongBalances({ columns, rows }),
  ];
}

/** Balances that do not follow from the row above or, where the newest row is first, below. */
function findWrongBalances({ columns, rows }: Pick<z.infer<typeof statement>, 'columns' | 'rows'>): FieldError[] {
  const placeOf = (name: z.infer<typeof column>['role']) => columns.findIndex(({ role }) => role === name);
  const [paidOut, paidIn, balance] = [placeOf('debit'), placeOf('credit'), placeOf('balance')];
  // Some banks print money in and money out in one column.
  if ([paidOut, paidIn, balance].includes(-1)) return [];
  const findWrong = (step: 1 | -1) =>
    rows.flatMap(({ cells }, index) => {
      const before = rows[index + step];
      if (!before) return [];
      const wanted = toPaise(before.cells[balance]) + toPaise(cells[paidIn]) - toPaise(cells[paidOut]);
      if (toPaise(cells[balance]) === wanted) return [];
      const message = `end in a balance that does not follow from the row ${step < 0 ? 'above' : 'below'} → write ${wanted / 100}, or correct the amount`;
      return [{ path: ['rows', index, 'cells'], message }];
    });
  const [down, up] = [findWrong(-1), findWrong(1)];
  return up.length < down.length ? up : down;
}

/** The paise in a cell like "1,240.00" or "40,730.75Cr"; negative for an overdrawn account, 0 for an empty cell. */
function toPaise(cell = ''): number {
  const rupees = Number(cell.replace(/[, ]|\(?[cd]r\)?$/gi, '')) || 0;
  return Math.round(rupees * 100) * (/dr/i.test(cell) ? -1 : 1);
}
