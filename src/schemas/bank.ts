import { z } from 'astro/zod';
import { day, listOf, literal, markdown, number, schemaFile, text, webAddress } from './fields.ts';
import { narration, question, seo, source, workedExample } from './groups.ts';

/** content/banks/<short name in lower case>.json: a bank whose statements are read, and what they look like. */
export const bankSchema = z.strictObject({
  $schema: schemaFile,
  name: text('the full name of the bank', { max: 60 }),
  shortName: text('the name people use', { max: 20 }),
  order: number('the place in lists, from 1', { min: 1, max: 100 }),
  website: webAddress('the address of the bank, on .bank.in'),
  logo: literal('the path of a permitted logo below public/', { max: 120 })
    .nullable()
    .describe('null: a monogram is drawn.'),
  seo,
  headline: text('the heading of the page: what is odd about this statement', { min: 20, max: 90 }),
  intro: listOf('the opening paragraphs', markdown('a paragraph', { min: 120, max: 700 }), { min: 1, max: 3 }),
  statement: z
    .strictObject({
      formats: listOf('the files the bank gives, as it calls them', literal('a format', { max: 60 }), { max: 6 }),
      columns: listOf('the column headings, letter for letter', literal('a heading', { max: 40 }), { min: 4, max: 10 }),
      dates: literal('a date as the statement prints it', { max: 30 }),
      order: text('the order of the rows, or "varies"', { max: 60 }),
      narrationStyle: text('how a narration is put together, in a few words', { min: 10, max: 120 }),
      notes: listOf('what a reader should know about the file', markdown('a note', { min: 30, max: 400 }), {
        min: 1,
        max: 6,
      }),
    })
    .describe('What the statement really looks like.'),
  example: workedExample.describe('One narration taken apart.'),
  narrations: listOf('further narrations and what they say', narration, { min: 3, max: 10 }),
  download: z
    .strictObject({
      steps: listOf('the steps, in order', markdown('a step', { min: 10, max: 240 }), { min: 2, max: 8 }),
      note: markdown('what may differ', { min: 20, max: 400 }),
      checkedOn: day('the day on which the steps were last compared with a source'),
    })
    .describe('How to get the statement.'),
  password: z
    .strictObject({
      reported: listOf(
        'the rules people report, without deciding between them',
        text('a rule', { min: 10, max: 160 }),
        { min: 1, max: 5 },
      ),
      advice: markdown('what to do; the covering e-mail is the authority', { min: 60, max: 500 }),
    })
    .describe('What opens the file.'),
  reading: listOf(
    'what the product makes of such a statement',
    z.strictObject({
      title: text('the point in a few words', { max: 60 }),
      text: markdown('the point', { min: 40, max: 400 }),
    }),
    { min: 2, max: 5 },
  ),
  questions: listOf('questions about this bank', question, { min: 3, max: 6 }),
  sources: listOf('where the facts come from', source, { min: 1, max: 10 }),
  reviewedOn: day('the day on which the page was last checked'),
});

export type Bank = z.infer<typeof bankSchema>;
