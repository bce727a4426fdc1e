/** Income and expenses of a month, in whole rupees. */
export interface MonthTotals {
  /** The name of the month, like April. */
  month: string;
  income: number;
  expenses: number;
}

/** A category's share of the month's expenses. */
export interface CategoryShare {
  /** Its name. */
  category: string;
  /** Whole rupees. */
  amount: number;
  /** Whole percent of the expenses. */
  percent: number;
}
