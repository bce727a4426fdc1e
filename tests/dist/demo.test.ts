/** The figures of the demonstration, added up once more from the file that a visitor can download, by rules written for this test. */
import { expect, it } from 'vitest';
import { pageAt, readSiteFile, select, textOf } from '../helpers/dist.ts';

interface Row {
  date: Date;
  narration: string;
  debit: number;
  credit: number;
  category: string;
}

const csv = readSiteFile('/demo/statement.csv').toString();
const demo = pageAt('/').document.querySelector('#demo')!;

function readRows(text: string): Row[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    return {
      date: new Date(cell('Date')),
      narration: cell('Narration'),
      debit: Number(cell('Debit')),
      credit: Number(cell('Credit')),
      category: cell('Category'),
    };
  });
}

const monthNames = ['January', 'February', 'March', 'April'];
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const categories = ['Food & Dining', 'Shopping', 'Transportation', 'Bills & Utilities', 'Others'];
const inIndia = (amount: number) => amount.toLocaleString('en-IN', { maximumFractionDigits: 0 });
const total = (rows: readonly Row[], side: 'debit' | 'credit') => rows.reduce((sum, row) => sum + row[side], 0);
const more = (now: number, before: number) =>
  `${now >= before ? '+' : '−'}${Math.abs(Math.round((now / before - 1) * 100))}%`;

/** Every stretch of the demonstration that holds a figure, as the rows make it. */
function expectedTexts(text: string): string[] {
  const rows = readRows(text);
  const inMonth = (index: number) => rows.filter(({ date }) => date.getUTCMonth() === index);
  const april = inMonth(3);
  const before = rows.filter(({ date }) => date.getUTCMonth() < 3);
  const income = total(april, 'credit');
  const expenses = total(april, 'debit');
  const byUpi = (some: readonly Row[]) => some.filter(({ narration }) => narration.split('-')[0] === 'UPI');
  const paid = (some: readonly Row[]) => byUpi(some).filter(({ debit }) => debit > 0);
  const average = (some: readonly Row[]) => total(paid(some), 'debit') / paid(some).length;
  const onDay = dayNames.map((_, day) => byUpi(april).filter(({ date }) => date.getUTCDay() === day).length);
  const busiest = Math.max(...onDay);
  const ofCategory = (name: string) => april.filter(({ category }) => category === name);
  return [
    `Monthly income ₹${inIndia(income)} all money in, April`,
    `Monthly expenses −₹${inIndia(expenses)} all money out`,
    `Savings rate ${Math.round(((income - expenses) / income) * 100)}% ₹${inIndia(income - expenses)} left ÷ ₹${inIndia(income)} income`,
    `Transactions ${april.length} all rows of the month`,
    `UPI transactions ${byUpi(april).length} ${more(byUpi(april).length, byUpi(before).length / 3)} vs January–March average`,
    `Average UPI payment ₹${inIndia(average(april))} ${more(average(april), average(before))} vs January–March average`,
    `money out by UPI ÷ its ${paid(april).length} rows`,
    `Most active day ${dayNames[onDay.indexOf(busiest)]} ${busiest} transactions`,
    ...(['credit', 'debit'] as const).map((side) =>
      [
        side === 'credit' ? 'Income' : 'Expenses',
        ...monthNames.map((_, index) => inIndia(total(inMonth(index), side))),
      ].join(' '),
    ),
    ...categories.map((name) => {
      const spent = total(ofCategory(name), 'debit');
      return `${name} ₹${inIndia(spent)} ${Math.round((spent / expenses) * 100)}%`;
    }),
  ];
}

/** What the demonstration prints, with white space where one element ends and another begins. */
const shown = textOf({ textContent: demo.innerHTML.replaceAll('&amp;', '&').replace(/<[^>]*>/g, ' ') } as Element);
const missing = (text: string) => expectedTexts(text).filter((wanted) => !shown.includes(wanted));

it('every figure follows from the rows of the file', () => {
  expect(missing(csv)).toEqual([]);
});

it('a row less, or one in another category, makes another page', () => {
  const lines = csv.trim().split('\n');
  const isOfApril = (line: string) => line.startsWith('2026-04');
  const without = (wanted: (line: string) => boolean) => {
    const at = lines.findLastIndex((line) => isOfApril(line) && wanted(line));
    expect(at).toBeGreaterThan(0);
    return missing(lines.toSpliced(at, 1).join('\n')).join();
  };
  expect(without((line) => line.includes('POS '))).toMatch(/Monthly expenses.*Transactions 155/);
  expect(without((line) => line.endsWith('Income') && line.includes('UPI-'))).toMatch(
    /Monthly income.*UPI transactions 88/,
  );
  expect(without((line) => line.includes('RENT'))).toMatch(/Average UPI payment.*Bills & Utilities/);
  const moved = csv.replace(/^(2026-04.*RENT.*),Bills & Utilities$/m, '$1,Others');
  expect(missing(moved)).toHaveLength(2);
});

it('the figures of both charts reach a screen reader without a touch', () => {
  expect(select(demo, 'details, [aria-hidden] table, [aria-hidden] li')).toEqual([]);
  expect(select(demo, 'table thead th[scope="col"]').map(textOf)).toEqual(monthNames);
  expect(select(demo, 'svg[role="img"]').map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
    'Bars of the income and expenses in the table below',
    'Ring of the shares in the list beside it',
  ]);
});

it('the categories of the file are the five of the page, and those of money in', () => {
  const rows = readRows(csv);
  expect([...new Set(rows.filter(({ debit }) => debit > 0).map(({ category }) => category))].sort()).toEqual(
    [...categories].sort(),
  );
  expect([...new Set(rows.filter(({ credit }) => credit > 0).map(({ category }) => category))]).toEqual(['Income']);
});
