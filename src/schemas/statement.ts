/** The names of categories in the file, in the order of the specification, with the keys of their words. */
export const spendingCategories = [
  { name: 'Food & Dining', key: 'food' },
  { name: 'Shopping', key: 'shopping' },
  { name: 'Transportation', key: 'transport' },
  { name: 'Bills & Utilities', key: 'bills' },
  { name: 'Others', key: 'others' },
] as const;

/** A row of content/demo/statement.csv. Amounts are whole rupees. */
export interface StatementRow {
  /** Year and month, like 2026-04. */
  month: string;
  /** 0 is Sunday. */
  weekday: number;
  narration: string;
  debit: number;
  credit: number;
  balance: number;
  /** Undefined for money in. */
  category: (typeof spendingCategories)[number]['key'] | undefined;
}
