import { getCollection } from 'astro:content';
import type { CategoryShare } from '#client/charts/chart-data.ts';
import type { Words } from '#schemas/interface-words.ts';
import { spendingCategories, type StatementRow } from '#schemas/statement.ts';
import { needed } from './store.ts';

const statement = needed((await getCollection('demo'))[0], 'content/demo/statement.csv');

/** The sample statement as it can be downloaded. */
export const demoStatement = statement.body;

/** The figures of the demonstration: the last month of the statement, compared with the months before. */
export type DemoFigures = ReturnType<typeof computeFigures>;

/** The figures of the demonstration, computed from the sample statement. */
export function getDemoFigures(words: Words): DemoFigures {
  return computeFigures(statement.data.rows, words);
}

/** Every figure of the demonstration from the rows of a statement of two months at least, with the names of months, days and categories. */
export function computeFigures(rows: readonly StatementRow[], { demo, language }: Words) {
  const keys = [...new Set(rows.map((row) => row.month))].sort();
  const last = keys.pop()!;
  const current = rows.filter((row) => row.month === last);
  const before = rows.filter((row) => row.month !== last);
  const months = [...keys, last].map((key) => ({
    month: new Date(`${key}-01`).toLocaleDateString(language.tag, { month: 'long', timeZone: 'UTC' }),
    ...totalsOf(rows.filter((row) => row.month === key)),
  }));
  const totals = months[months.length - 1]!;
  return {
    ...totals,
    /** Whole percent of the income that was not spent. */
    savingsRate: percent(totals.income - totals.expenses, totals.income),
    transactions: current.length,
    months,
    /** The months before, like "January–March". */
    monthsBefore: [...new Set([months.at(0)?.month, months.at(-2)?.month])].join('–'),
    shares: sharesOf(current, totals.expenses, demo),
    upi: upiOf(current, before, keys.length, language.tag),
  };
}

function totalsOf(rows: readonly StatementRow[]) {
  return { income: sum(rows, (row) => row.credit), expenses: sum(rows, (row) => row.debit) };
}

function sharesOf(rows: readonly StatementRow[], expenses: number, names: Words['demo']): CategoryShare[] {
  return spendingCategories.map(({ key }) => {
    const amount = sum(rows, (row) => (row.category === key ? row.debit : 0));
    return { category: names[key], amount, percent: percent(amount, expenses) };
  });
}

function upiOf(current: readonly StatementRow[], before: readonly StatementRow[], monthsBefore: number, tag: string) {
  const now = current.filter(isUpi);
  const earlier = before.filter(isUpi);
  const payments = now.filter(isPayment);
  const earlierPayments = earlier.filter(isPayment);
  const average = sum(payments, (row) => row.debit) / payments.length;
  const earlierAverage = sum(earlierPayments, (row) => row.debit) / earlierPayments.length;
  const byDay = Array.from({ length: 7 }, (_, day) => ({ day, rows: now.filter((row) => row.weekday === day).length }));
  const busiest = byDay.reduce((a, b) => (b.rows > a.rows ? b : a));
  // 4 January 2026 was a Sunday.
  const onBusiestDay = new Date(Date.UTC(2026, 0, 4 + busiest.day));
  return {
    /** The number of rows in both directions. */
    transactions: now.length,
    /** Whole percent more than the average of the months before. */
    transactionsChange: percent(now.length * monthsBefore - earlier.length, earlier.length),
    /** The number of rows of money out. */
    payments: payments.length,
    /** Whole rupees per payment. */
    average: Math.round(average),
    /** Whole percent more than the average payment of the months before. */
    averageChange: percent(average - earlierAverage, earlierAverage),
    busiestDay: onBusiestDay.toLocaleDateString(tag, { weekday: 'long', timeZone: 'UTC' }),
    busiestDayTransactions: busiest.rows,
  };
}

const isUpi = (row: StatementRow) => row.narration.startsWith('UPI-');
const isPayment = (row: StatementRow) => row.debit > 0;
const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
