/** The axis of the bars for figures other than those of today. tests/e2e/demo-charts.spec.ts compares the drawing with its chart. */
import { expect, test } from 'vitest';
import { axisOf } from '#client/charts/chart-data.ts';

test.each([
  { incomes: [61_000, 120_000, 900], lines: [0, 50_000, 100_000, 150_000] },
  { incomes: [50_000, 61_000], lines: [0, 20_000, 40_000, 60_000, 80_000] },
  { incomes: [55_000, 60_000], lines: [0, 20_000, 40_000, 60_000] },
  { incomes: [900], lines: [0, 500, 1_000] },
  { incomes: [1_000_000, 2_345_678], lines: [0, 1_000_000, 2_000_000, 3_000_000] },
  { incomes: [3], lines: [0, 1, 2, 3] },
  { incomes: [0, 0], lines: [0, 1] },
])('months of $incomes have lines at $lines', ({ incomes, lines }) => {
  const months = incomes.map((income, index) => ({ month: `Month ${index + 1}`, income, expenses: income / 2 }));
  expect(axisOf(months)).toEqual(lines);
});
