import type { CollectionName } from '#schemas/collections.ts';

const column = 'To be written: a column';
const piece = 'To be written: what this piece says';

/** A specimen whose rows fit the columns and balance, as the schema wants them. */
const statement = {
  formats: ['To be written: a format'],
  columns: Array(4).fill(column),
  dates: 'To be written: a date',
  order: 'To be written: the order',
  narrationStyle: 'To be written: how a narration is put together',
  notes: ['To be written: what a reader should know about the file'],
  rows: [900, 800, 700].map((balance) => ({
    cells: ['To be written: the date', 'To be written: the narration', '100.00', `${balance}.00`],
    amount: 100,
    direction: 'out',
    balance,
  })),
};

/** A narration taken apart, as the schema wants it: the pieces make up the line. */
const example = {
  line: 'To be written: the narration',
  parts: ['To be written', 'the narration'].map((text) => ({ text, meaning: piece })),
  entry: { payee: 'To be written: the payee', category: 'To be written: the category', amount: 1, direction: 'out' },
};

/** Fields that begin with the same value in every new entry, besides those that the schema has a placeholder for. */
export function fixedFieldsOf(collection: CollectionName, today: string): Readonly<Record<string, unknown>> {
  if (collection === 'banks') return { example, statement };
  if (collection === 'blog') return { draft: true };
  return collection === 'changelog' ? { releasedOn: today } : {};
}
