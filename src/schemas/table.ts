import { z } from 'astro/zod';
import { jsonFile, listOf, markdown, pastDay, shaped, text } from '#schemas/kit/fields.ts';
import { searchWords, seo, source } from '#schemas/kit/groups.ts';
import { optionallyTranslated } from '#schemas/kit/translation.ts';
import { asIssues, type FieldError } from '#schemas/kit/validation.ts';
import { quoted } from '#schemas/kit/wording.ts';

const cell = optionallyTranslated(
  markdown('what the cell says, {ownApp} for the app of the bank that the row names, or "" where nothing is known', {
    min: 0,
    max: 300,
  }).meta({ format: 'literal' }),
);

/** content/tables/<slug>.json: a table to look things up in; the first cell of a row names it. */
export const tableSchema = jsonFile({
  title: text('the heading of the page', { min: 10, max: 90 }),
  label: text('the name of the page in lists', { max: 40 }),
  path: shaped('the path of the page, like /codes/ifsc', /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/),
  lead: markdown('what the table is for', { min: 40, max: 400 }),
  seo,
  searchWords,
  table: z
    .strictObject({
      columns: listOf('the headings of the columns', text('a heading', { max: 40 }), { min: 2, max: 6 }),
      rows: listOf('the rows, each with one cell for each column', listOf('the cells', cell, { min: 2, max: 6 }), {
        max: 500,
      }),
    })
    .superRefine(asIssues(findWrongRows))
    .describe('The table.'),
  sources: listOf('where the facts come from', source, { max: 40 }),
  reviewedOn: pastDay('the day on which the table was last checked'),
});

export type Table = z.infer<typeof tableSchema>;

function findWrongRows({ columns, rows }: { columns: readonly string[]; rows: readonly string[][] }): FieldError[] {
  const names = rows.map(([name]) => name);
  return rows.flatMap((row, index) => {
    const path = ['rows', index];
    if (row.length !== columns.length) {
      const message = `has ${row.length} cells, but the table has ${columns.length} columns → write one cell for each column, "" where nothing is known`;
      return [{ path, message }];
    }
    if (names.indexOf(row[0]) === index) return [];
    const message = `begins with ${quoted(row[0])} as another row does → merge the two, or give them different names`;
    return [{ path, message }];
  });
}
