import type { CollectionName } from '#schemas/collections.ts';

const column = 'To be written: a column';
const piece = 'To be written: what this piece says';
const shape = 'To be written: the bank and the shape of the narration';

/** A specimen whose rows fit the columns and balance, as the schema requires. */
const statement = {
  formats: ['To be written: a format'],
  columns: Array(4).fill(column),
  dates: 'To be written: a date',
  order: 'To be written: the order',
  narrationStyle: 'To be written: how a narration is put together',
  notes: [{ text: 'To be written: what a reader should know about the file', at: null }],
  rows: [900, 800, 700].map((balance) => ({
    cells: ['To be written: the date', 'To be written: the narration', '100.00', `${balance}.00`],
    shape,
    amount: 100,
    direction: 'out',
    balance,
  })),
};

/** A narration taken apart, as the schema requires: the pieces make up the line. */
const example = {
  line: 'To be written: the narration',
  shape,
  parts: ['To be written', 'the narration'].map((text) => ({ text, meaning: piece })),
  entry: { payee: 'To be written: the payee', category: 'To be written: the category', amount: 1, direction: 'out' },
};

/** A shape whose pattern, parts and example agree, as the schema requires. */
const shapes = [
  {
    id: 'upi',
    name: 'To be written: what lines of this shape are',
    channel: 'UPI',
    direction: 'either',
    pattern: '^(?<note>To be written: a line)$',
    parts: [{ name: 'note', label: 'To be written: what the part is called', width: null, case: 'varies' }],
    delimiter: '/',
    example: 'To be written: a line',
    differs: null,
    sources: [],
    doubt: null,
  },
];

/** A table whose row fits its columns. */
const table = {
  columns: ['To be written: the name of a row', 'To be written: what is said about it'],
  rows: [['To be written: a name', 'To be written: what is known about it']],
};

/** Values that every new entry of a collection begins with, where placeholders from the schema would not do. */
export function fixedFieldsOf(collection: CollectionName, today: string): Readonly<Record<string, unknown>> {
  switch (collection) {
    case 'banks':
      return { example, statement, shapes };
    case 'blog':
      return { draft: true };
    case 'changelog':
      return { releasedOn: today };
    case 'tables':
      return { table };
    default:
      return {};
  }
}
