import { expect, test } from 'vitest';
import { toColumns, toRows } from '#lib/browser/columns.ts';

const rows = [
  { name: 'UPI', doubt: null },
  { name: 'NEFT', doubt: 'Not known.' },
];

test('columns hold each key once, and give the same rows back', () => {
  expect(toColumns(rows)).toEqual({ name: ['UPI', 'NEFT'], doubt: [null, 'Not known.'] });
  expect(toRows(toColumns(rows))).toEqual(rows);
  expect(toRows(toColumns([]))).toEqual([]);
});
