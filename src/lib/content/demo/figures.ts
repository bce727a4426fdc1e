import { categories, categorise, type Category } from './categories.ts';
import type { StatementRow } from './statement.ts';

/** Income and expenses of a month, in whole rupees. */
export interface MonthTotals {
  /** The name of the month, like April. */
  month: string;
  income: number;
  expenses: number;
}

/** A category's part of the month's expenses. */
export interface CategoryShare {
  category: Category;
  /** Whole rupees. */
  amount: number;
  /** Whole percent of the expenses. */
  percent: number;
}

/** What the demonstration shows: the last month of the statement, and its place among the months before. */
export interface DemoFigures extends MonthTotals {
  /** Whole percent of the income that was not spent. */
  savingsRate: number;
  transactions: number;
  months: MonthTotals[];
  shares: CategoryShare[];
  upi: {
    payments: number;
    /** Whole percent more than the average of the months before. */
    paymentsChange: number;
    /** Whole rupees a payment. */
    average: number;
    /** Whole percent more than the average payment of the months before. */
    averageChange: number;
    busiestDay: string;
    busiestDayPayments: number;
  };
}

const monthNames = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * Computes every figure of the demonstration from the rows of a statement.
 * @throws when the statement covers fewer than two months: there is nothing to compare with
 */
export function computeFigures(rows: readonly StatementRow[]): DemoFigures {
  const keys = [...new Set(rows.map((row) => row.month))].sort();
  const last = keys.pop();
  if (!last || keys.length === 0)
    throw new Error('content/demo/statement.csv covers fewer than two months. Add the month before.');
  const current = rows.filter((row) => row.month === last);
  const before = rows.filter((row) => row.month !== last);
  const totals = totalsOf(current);
  return {
    ...totals,
    savingsRate: percent(totals.income - totals.expenses, totals.income),
    transactions: current.length,
    months: [...keys, last].map((key) => totalsOf(rows.filter((row) => row.month === key))),
    shares: sharesOf(current, totals.expenses),
    upi: upiOf(current, before, keys.length),
  };
}

function totalsOf(rows: readonly StatementRow[]): MonthTotals {
  const month = monthNames.format(new Date(`${rows[0]?.month}-01T00:00:00Z`));
  return { month, income: sum(rows, (row) => row.credit), expenses: sum(rows, (row) => row.debit) };
}

function sharesOf(rows: readonly StatementRow[], expenses: number): CategoryShare[] {
  return categories.map((category) => {
    const amount = sum(rows, (row) => (categorise(row.narration) === category ? row.debit : 0));
    return { category, amount, percent: percent(amount, expenses) };
  });
}

function upiOf(
  current: readonly StatementRow[],
  before: readonly StatementRow[],
  monthsBefore: number,
): DemoFigures['upi'] {
  const now = current.filter(isUpi);
  const earlier = before.filter(isUpi);
  const average = sum(now, valueOf) / now.length;
  const earlierAverage = sum(earlier, valueOf) / earlier.length;
  const byDay = weekdays.map((day, index) => ({ day, payments: now.filter((row) => row.weekday === index).length }));
  const busiest = byDay.reduce((a, b) => (b.payments > a.payments ? b : a));
  return {
    payments: now.length,
    paymentsChange: percent(now.length * monthsBefore - earlier.length, earlier.length),
    average: Math.round(average),
    averageChange: percent(average - earlierAverage, earlierAverage),
    busiestDay: busiest.day,
    busiestDayPayments: busiest.payments,
  };
}

const isUpi = (row: StatementRow) => row.narration.startsWith('UPI/');
const valueOf = (row: StatementRow) => row.debit + row.credit;
const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
