/** The axis of the bars, which the drawing made at build and its chart share, for figures other than those of today. */
import { Chart } from 'chart.js';
import { expect, test, vi } from 'vitest';
import { axisOf } from '#lib/browser/demo/bar-plot.ts';
import { monthsChart } from '#lib/browser/demo/charts.ts';
import { wordsOf } from '#lib/content/languages.ts';

vi.stubGlobal('document', {});
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => 'black' }));

const monthsOf = (incomes: number[]) =>
  incomes.map((income, index) => ({ month: `Month ${index + 1}`, income, expenses: income / 2 }));

/** The lines that Chart.js draws, without a browser. */
function linesOfChart(incomes: number[]): number[] {
  const context: object = new Proxy(
    {},
    { get: (_, name) => (name === 'canvas' ? canvas : () => ({ width: 40 })), set: () => true },
  );
  const canvas = { getContext: () => context, getAttribute: () => null, style: {}, width: 360, height: 206 };
  const { type, data, options } = monthsChart(monthsOf(incomes), wordsOf().islands.demo);
  const chart = new Chart(canvas as unknown as HTMLCanvasElement, {
    type,
    data,
    options: { ...options, responsive: false, animation: false, events: [] },
  });
  return chart.scales.y!.ticks.map(({ value }) => value);
}

test.each([
  [
    [61_000, 120_000, 900],
    [0, 50_000, 100_000, 150_000],
  ],
  [
    [50_000, 61_000],
    [0, 20_000, 40_000, 60_000, 80_000],
  ],
  [
    [55_000, 60_000],
    [0, 20_000, 40_000, 60_000],
  ],
  [[900], [0, 500, 1_000]],
  [
    [1_000_000, 2_345_678],
    [0, 1_000_000, 2_000_000, 3_000_000],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [0, 0],
    [0, 1],
  ],
])('months of %j have lines at %j, in the drawing and in the chart', (incomes, lines) => {
  expect(axisOf(monthsOf(incomes))).toEqual(lines);
  expect(linesOfChart(incomes)).toEqual(lines);
});
