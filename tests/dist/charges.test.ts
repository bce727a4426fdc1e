/** The table of sums of /charges and /hi/charges. */
import { expect, test } from 'vitest';
import { pageAt } from '../helpers/dist.ts';
import { select, textOf } from '../helpers/document.ts';

test.each(['/charges', '/hi/charges'])('%s lists by sum what statements print today, and no ended price', (route) => {
  const rows = select(pageAt(route).document, 'tr').map((row) => textOf(row));
  const rowOf = (sum: string) => rows.filter((row) => row.startsWith(sum)).join();
  expect(rowOf('₹590')).toMatch(/HDFC, Canara, Axis.*HDFC, Kotak, ICICI/);
  // SBI took it earlier.
  expect(rowOf('₹147.50')).toBe('');
  expect(rowOf('₹235')).toBe('');
});
