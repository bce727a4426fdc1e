import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { axisOf } from '#client/charts/chart-data.ts';
import { wordsOf } from '#data/languages.ts';
import { computeFigures } from '#data/demo.ts';
import { readStatement } from '#authoring/read/sample-statement.ts';
import { formatErrors } from '#lib/errors.ts';
import axes from './figures.json' with { type: 'json' };

const csv = readFileSync(new URL('../../../content/demo/statement.csv', import.meta.url), 'utf8');
const header = 'Date,Narration,Debit,Credit,Balance,Category';

test('months, days and categories have their names in Hindi', () => {
  const { month, monthsBefore, shares, upi } = computeFigures(readStatement(csv).rows, wordsOf('hi'));
  expect([month, monthsBefore, upi.busiestDay]).toEqual(['अप्रैल', 'जनवरी–मार्च', 'शनिवार']);
  expect(shares.map(({ category }) => category)).toEqual(['खाना-पीना', 'खरीदारी', 'सफ़र', 'बिल', 'बाकी']);
});

test('money in by UPI is a transaction, but not a payment', () => {
  const rows = readStatement(csv).rows;
  const receipt = rows.findLast(({ narration, credit }) => narration.startsWith('UPI-') && credit > 0);
  const { upi } = computeFigures(rows, wordsOf());
  const without = computeFigures(
    rows.filter((row) => row !== receipt),
    wordsOf(),
  ).upi;
  expect(without).toMatchObject({
    transactions: upi.transactions - 1,
    payments: upi.payments,
    average: upi.average,
  });
});

/** As HDFC Bank prints them: the last digit of the year, the day of the year, six to eight digits. `npm run check:content` has the shapes. */
test('every reference is of the day of its row, and of no other row', () => {
  const referenceIn = (line: string) => /(?<=-)\d{12}(?=-)|(?<=-[A-Z]{5}2)\d{10}(?=-)/.exec(line)?.[0];
  const dayOfYear = (date: string) => (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000 + 1;
  const isRight = (line: string) => {
    const [date = ''] = line.split(',');
    const coded = `${date.charAt(3)}${String(dayOfYear(date)).padStart(3, '0')}`;
    return referenceIn(line)?.startsWith(coded) ?? true;
  };
  const rows = lines.slice(1);
  expect(rows.filter((line) => !isRight(line))).toEqual([]);
  const moved = rows.map((line) => line.replace(/^(\d{4}-\d{2}-)0[1-8]/, '$109'));
  expect(moved.filter((line) => !isRight(line)).length).toBeGreaterThan(100);
  const references = rows.flatMap((line) => referenceIn(line) ?? []);
  expect(new Set(references).size).toBe(references.length);
});

const refuse = (text: string) => formatErrors(readStatement(text).errors);
const rowsOf = (...rows: readonly string[]) => [header, ...rows].join('\n');
const lines = csv.trim().split('\n');

test.each([
  [
    'content/demo/statement.csv:4: the balance does not follow',
    lines.with(3, lines[3]!.replace(/\d+(?=,[^,]+$)/, '1')).join('\n'),
  ],
  [':2: is not a row', rowsOf('2026-01-01,UPI-X,5,10')],
  [':2: has the category "Dining" → write one of: Food & Dining, Shopping, ', rowsOf('2026-01-01,UPI-X,5,,10,Dining')],
  [':2: has the category "Income" → write one of: Food & Dining, ', rowsOf('2026-01-01,UPI-X,5,,10,Income')],
  [':2: has the category "Shopping" → write one of: Income', rowsOf('2026-01-01,UPI-X,,5,10,Shopping')],
  [':1: covers fewer than two months', rowsOf(...lines.filter((line) => line.startsWith('2026-04')))],
])('a statement is refused: %s', (told, text) => {
  expect(refuse(text)).toContain(told);
});

test('a statement with another header is refused for that alone', () => {
  expect(refuse(lines.with(0, 'Day,What').join('\n'))).toBe(
    `content/demo/statement.csv:1: the header is "Day,What" → write ${header}`,
  );
});

// For figures other than those of today; tests/e2e/demo.spec.ts compares the drawing with its chart.
test.each(axes)('months of $incomes have lines at $lines', ({ incomes, lines }) => {
  const months = incomes.map((income, index) => ({ month: `Month ${index + 1}`, income, expenses: income / 2 }));
  expect(axisOf(months)).toEqual(lines);
});
