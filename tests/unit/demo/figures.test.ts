import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOf } from '#lib/build/languages.ts';
import { computeFigures } from '#lib/content/demo/figures.ts';
import { parseStatement } from '#lib/content/demo/statement.ts';

const csv = readFileSync(new URL('../../../content/demo/statement.csv', import.meta.url), 'utf8');
const header = 'Date,Narration,Debit,Credit,Balance,Category';

test('the sample statement adds up to the figures of the specification', () => {
  expect(computeFigures(parseStatement(csv), wordsOf())).toMatchObject({
    month: 'April',
    income: 55_000,
    expenses: 42_000,
    savingsRate: 24,
    transactions: 156,
    months: [{ month: 'January' }, { month: 'February' }, { month: 'March' }, { month: 'April' }],
    monthsBefore: 'January–March',
    shares: [
      { category: 'Food & Dining', percent: 35 },
      { category: 'Shopping', percent: 25 },
      { category: 'Transportation', percent: 20 },
      { category: 'Bills & Utilities', percent: 15 },
      { category: 'Others', percent: 5 },
    ],
    upi: {
      transactions: 89,
      transactionsChange: 12,
      average: 847,
      averageChange: 5,
      busiestDay: 'Saturday',
      busiestDayTransactions: 23,
    },
  });
});

test('months, days and categories have their names in Hindi', () => {
  const { month, monthsBefore, shares, upi } = computeFigures(parseStatement(csv), wordsOf('hi'));
  expect([month, monthsBefore, upi.busiestDay]).toEqual(['अप्रैल', 'जनवरी–मार्च', 'शनिवार']);
  expect(shares.map(({ category }) => category)).toEqual(['खाना-पीना', 'खरीदारी', 'सफ़र', 'बिल', 'बाकी']);
});

test('money in by UPI is a transaction, but not a payment', () => {
  const rows = parseStatement(csv);
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

/** As HDFC Bank prints them, the reference dated like the row: the last digit of the year, the day of the year, eight digits. */
test('every line has a shape of one bank, and a reference of its day', () => {
  const shapes = [
    /^UPI-[A-Z ]{1,20}-[A-Z.]+@[A-Z]+-[A-Z]{4}0[A-Z0-9]{6}-(?<reference>\d{12})-[A-Z -]{1,18}$/,
    /^IMPS-(?<reference>\d{12})-[A-Z ]+-[A-Z]{4}-X{7}\d{4}-[A-Z ]+$/,
    /^NEFT CR-[A-Z]{4}0\d{6}-[A-Z ]{1,35}-[A-Z ]+-[A-Z]{5}2(?<reference>\d{10})-[A-Z ]+$/,
    /^(POS|ME DC SI) \d{6}X{6}\d{4} [A-Z ]{1,16}$/,
    /^ATW-\d{6}X{6}\d{4}-[A-Z0-9]{8}-[A-Z]+$/,
    /^ACH D- [A-Z ]{1,15}-[A-Z0-9]+$/,
  ];
  const dayOfYear = (date: string) => (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000 + 1;
  const isRight = (line: string) => {
    const [date = '', narration = ''] = line.split(',');
    const match = shapes.map((shape) => shape.exec(narration)).find(Boolean);
    const coded = `${date.charAt(3)}${String(dayOfYear(date)).padStart(3, '0')}`;
    return match && (match.groups?.reference ?? coded).startsWith(coded);
  };
  const lines = csv.trim().split('\n').slice(1);
  expect(lines.filter((line) => !isRight(line))).toEqual([]);
  const moved = lines.map((line) => line.replace(/^(\d{4}-\d{2}-)0[1-8]/, '$109'));
  expect(moved.filter((line) => !isRight(line)).length).toBeGreaterThan(100);
  const references = lines.flatMap((line) => /\b6\d{11}\b/.exec(line) ?? []);
  expect(new Set(references).size).toBe(references.length);
});

test('a balance that does not follow from the row above is refused with its line', () => {
  const lines = csv.split('\n');
  lines[3] = lines[3]!.replace(/\d+(?=,[^,]+$)/, '1');
  expect(() => parseStatement(lines.join('\n'))).toThrow('content/demo/statement.csv:4');
});

test('a row without an amount column is refused with its line', () => {
  expect(() => parseStatement(`${header}\n2026-01-01,UPI-X,5,10`)).toThrow(':2 is not a row');
});

test.each([
  ['5,,10,Dining', ':2 has the category "Dining". Write Food & Dining, Shopping, '],
  ['5,,10,Income', ':2 has the category "Income". Write Food & Dining, '],
  [',5,10,Shopping', ':2 has the category "Shopping". Write Income.'],
])('a row "%s" is refused for its category', (row, told) => {
  expect(() => parseStatement(`${header}\n2026-01-01,UPI-X,${row}`)).toThrow(told);
});

test('a statement of one month has nothing to compare with', () => {
  const rows = parseStatement(csv).filter((row) => row.month === '2026-04');
  expect(() => computeFigures(rows, wordsOf())).toThrow('fewer than two months');
});
