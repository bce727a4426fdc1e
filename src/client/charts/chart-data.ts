/** Income and expenses of a month, in whole rupees. */
export interface MonthTotals {
  /** The name of the month, like April. */
  month: string;
  income: number;
  expenses: number;
}

/** A category's share of the month's expenses. */
export interface CategoryShare {
  category: string;
  /** Whole rupees. */
  amount: number;
  /** Whole percent of the expenses. */
  percent: number;
}

/**
 * The position of the bars in their box, which is 360 units wide. The drawing made at build and the chart that replaces it share
 * it, so that nothing jumps.
 */
export const barPlot = {
  width: 360,
  height: 206,
  left: 62,
  right: 4,
  above: 14,
  below: 24,
  bar: 22,
  gap: 4,
  /** Drawn within the bar. */
  edge: 2,
} as const;

/** The ring in its square box, which is as wide as its circumference makes one unit of it a percentage. */
export const ringPlot = {
  /** Of the middle of the ring. */
  radius: 50 / Math.PI,
  width: 7.61,
  /** Between two slices. */
  gap: 1,
  size: 41.52,
} as const;

/** The values of the axis in rupees, from 0 to above the highest bar: at most five, in steps of 1, 2 or 5 times a power of ten. */
export function axisOf(months: readonly MonthTotals[]): number[] {
  const highest = Math.max(1, ...months.flatMap(({ income, expenses }) => [income, expenses]));
  const power = 10 ** Math.max(0, Math.floor(Math.log10(highest / 4)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((rupees) => 4 * rupees >= highest)!;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
