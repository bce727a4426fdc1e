import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  LinearScale,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js';
import { formatNumber, formatRupees } from '#lib/browser/format.ts';
import type { IslandWords } from '#lib/browser/words.ts';
import { barPlot } from './bar-plot.ts';
import type { CategoryShare, MonthTotals } from '#lib/content/demo/figures.ts';

Chart.register(ArcElement, BarController, BarElement, CategoryScale, DoughnutController, LinearScale, Tooltip);

/** A chart on a canvas. */
export interface DrawnChart {
  /** Plays from its beginning; under reduced motion it stays as it is. */
  replay(): void;
  /** Takes on the colours of the current theme at once. */
  recolour(): void;
  remove(): void;
}

/** Income and expenses by month as bars that rise from the rule. */
export function drawMonths(
  canvas: HTMLCanvasElement,
  months: readonly MonthTotals[],
  words: IslandWords['demo'],
): DrawnChart {
  const { width, left, right, above, below, bar, gap, edge } = barPlot;
  const step = (width - left - right) / months.length;
  return draw(canvas, () => ({
    type: 'bar',
    data: {
      labels: months.map(({ month }) => month),
      datasets: [
        { label: words.income, data: months.map(({ income }) => income), backgroundColor: colour('--color-credit') },
        {
          label: words.expenses,
          data: months.map(({ expenses }) => expenses),
          backgroundColor: 'transparent',
          borderColor: colour('--color-link'),
          borderWidth: ({ chart }) => edge * unitOf(chart),
          borderSkipped: false,
        },
      ],
    },
    options: {
      animation: { duration: 800 },
      maintainAspectRatio: false,
      layout: { padding: ({ chart }) => ({ top: above * unitOf(chart), right: right * unitOf(chart) }) },
      datasets: { bar: { categoryPercentage: (2 * (bar + gap)) / step, barPercentage: bar / (bar + gap) } },
      scales: {
        x: {
          afterFit: (axis) => void (axis.height = below * unitOf(axis.chart)),
          grid: { display: false, drawTicks: false },
          border: { color: colour('--color-ink') },
          ticks: { color: colour('--color-ink'), padding: 5, maxRotation: 0, font: ({ chart }) => labelFont(chart) },
        },
        y: {
          afterFit: (axis) => void (axis.width = left * unitOf(axis.chart)),
          beginAtZero: true,
          grid: { color: colour('--color-rule'), drawTicks: false },
          border: { display: false },
          ticks: {
            color: colour('--color-ink-soft'),
            padding: 5,
            maxTicksLimit: 5,
            font: ({ chart }) => labelFont(chart),
            callback: (rupees) => formatNumber(Number(rupees)),
          },
        },
      },
      plugins: {
        tooltip: { callbacks: { label: ({ dataset, raw }) => `${dataset.label}: ${formatRupees(Number(raw))}` } },
      },
    },
  }));
}

/** Spending by category as a ring, a little later than the bars. */
export function drawShares(canvas: HTMLCanvasElement, shares: readonly CategoryShare[]): DrawnChart {
  return draw(canvas, () => ({
    type: 'doughnut',
    data: {
      labels: shares.map(({ category }) => category),
      datasets: [
        {
          data: shares.map(({ percent }) => percent),
          backgroundColor: shareColours.map(colour),
          borderColor: colour('--color-leaf'),
          borderWidth: 4,
        },
      ],
    },
    options: {
      animation: { duration: 800, delay: 300 },
      maintainAspectRatio: false,
      // The edges of the drawn ring, once half the border has been taken from each.
      radius: '99.5%',
      cutout: '57.6%',
      plugins: { tooltip: { callbacks: { label: ({ label, raw }) => `${label}: ${String(raw)}%` } } },
    },
  }));
}

/** The colours of the slices, as in the drawing that the chart replaces. */
const shareColours = ['--color-link', '--color-focus', '--color-credit', '--color-ink-soft', '--color-edge'];

/** Pixels per unit of the bars' box. */
function unitOf({ width }: Chart): number {
  return width / barPlot.width;
}

/** The size of the labels of the drawing, which on the narrowest screens shrink with it. */
function labelFont(chart: Chart): { size: number } {
  return { size: Math.min(12, 14 * unitOf(chart)) };
}

function draw<Type extends 'bar' | 'doughnut'>(
  canvas: HTMLCanvasElement,
  configure: () => ChartConfiguration<Type>,
): DrawnChart {
  Chart.defaults.font.family = getComputedStyle(canvas).fontFamily;
  const create = (isAnimated: boolean) => {
    const drawn = new Chart(canvas, configure());
    if (!isAnimated) drawn.stop().update('none');
    return drawn;
  };
  // The first frame does not animate: it equals the drawing it replaces.
  let chart = create(false);
  const drawAgain = (isAnimated: boolean) => {
    chart.destroy();
    chart = create(isAnimated);
  };
  return {
    replay: () => drawAgain(!matchMedia('(prefers-reduced-motion: reduce)').matches),
    recolour: () => drawAgain(false),
    remove: () => chart.destroy(),
  };
}

/** A colour of the ledger in the current theme. The build keeps the names of the colours that this file uses. */
function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}
