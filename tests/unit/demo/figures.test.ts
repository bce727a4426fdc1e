import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categorise } from '#lib/content/demo/categories.ts';
import { computeFigures } from '#lib/content/demo/figures.ts';
import { parseStatement } from '#lib/content/demo/statement.ts';

const csv = readFileSync(new URL('../../../content/demo/statement.csv', import.meta.url), 'utf8');

test('the sample statement adds up to the figures of the specification', () => {
  expect(computeFigures(parseStatement(csv))).toMatchObject({
    month: 'April',
    income: 55_000,
    expenses: 42_000,
    savingsRate: 24,
    transactions: 156,
    months: [{ month: 'January' }, { month: 'February' }, { month: 'March' }, { month: 'April' }],
    shares: [
      { category: 'Food & Dining', percent: 35 },
      { category: 'Shopping', percent: 25 },
      { category: 'Transportation', percent: 20 },
      { category: 'Bills & Utilities', percent: 15 },
      { category: 'Others', percent: 5 },
    ],
    upi: {
      payments: 89,
      paymentsChange: 12,
      average: 847,
      averageChange: 5,
      busiestDay: 'Saturday',
      busiestDayPayments: 23,
    },
  });
});

test('one row less changes what the page shows', () => {
  const rows = parseStatement(csv);
  const { transactions, expenses } = computeFigures(rows.slice(0, -1));
  expect(transactions).toBe(155);
  expect(expenses).not.toBe(42_000);
});

test('a balance that does not follow from the row above is refused with its line', () => {
  const lines = csv.split('\n');
  lines[3] = lines[3]!.replace(/\d+$/, '1');
  expect(() => parseStatement(lines.join('\n'))).toThrow('content/demo/statement.csv:4');
});

test('a row without an amount column is refused with its line', () => {
  expect(() => parseStatement('Date,Narration,Debit,Credit,Balance\n2026-01-01,UPI/X,5,10')).toThrow(':2 is not a row');
});

test('a statement of one month has nothing to compare with', () => {
  const rows = parseStatement(csv).filter((row) => row.month === '2026-04');
  expect(() => computeFigures(rows)).toThrow('fewer than two months');
});

test('a narration without a known word belongs to Others', () => {
  expect(categorise('UPI/P2M/611912345678/UBER INDIA/PAY/HDFC')).toBe('Transportation');
  expect(categorise('UPI/P2M/611912345678/LAUNDRY HOUSE/PAY/HDFC')).toBe('Others');
});
