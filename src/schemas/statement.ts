/** The categories of payments, in the order of the specification: as the file has them, with the keys of their words. */
export const spendingCategories = [
  { name: 'Food & Dining', key: 'food' },
  { name: 'Shopping', key: 'shopping' },
  { name: 'Transportation', key: 'transport' },
  { name: 'Bills & Utilities', key: 'bills' },
  { name: 'Others', key: 'others' },
] as const;

/** One row of the sample statement, content/demo/statement.csv. Amounts are whole rupees. */
export interface StatementRow {
  /** Year and month, like 2026-04. */
  month: string;
  /** 0 is Sunday. */
  weekday: number;
  narration: string;
  debit: number;
  credit: number;
  balance: number;
  /** undefined for money in. */
  category: (typeof spendingCategories)[number]['key'] | undefined;
}
