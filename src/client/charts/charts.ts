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
import type { IslandWords } from '#client/words.ts';
import { axisOf, barPlot, ringPlot, type CategoryShare, type MonthTotals } from './chart-data.ts';

Chart.register(ArcElement, BarController, BarElement, CategoryScale, DoughnutController, LinearScale, Tooltip);

type Share = Pick<CategoryShare, 'category' | 'percent'>;

/** The data of a chart: months as bars, shares as a ring. */
export type Figures = { months: readonly MonthTotals[]; words: IslandWords['demo'] } | { shares: readonly Share[] };

/**
 * Draws a chart that fills its box, follows the theme, and plays when the demonstration is replayed. Its first frame equals the
 * drawing that it replaces.
 * @param formatRupees as the island does it, so that its code is not fetched again
 */
export function drawChart(canvas: HTMLCanvasElement, figures: Figures, formatRupees: (rupees: number) => string) {
  Chart.defaults.font.family = getComputedStyle(canvas).fontFamily;
  const chart: Chart =
    'months' in figures
      ? new Chart(canvas, monthsChart(figures.months, figures.words, formatRupees))
      : new Chart(canvas, sharesChart(figures.shares));
  const redraw = () => chart.update('none');
  const play = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    chart.reset();
    chart.update();
  };
  chart.stop();
  redraw();
  document.addEventListener('themechange', redraw);
  document.addEventListener('demo:replay', play);
  return {
    /** Shows the figures of a month or share; none to hide them. */
    show(index?: number) {
      const points = chart.data.datasets.map((_, datasetIndex) => ({ datasetIndex, index: index ?? 0 }));
      chart.tooltip?.setActiveElements(index === undefined ? [] : points, { x: 0, y: 0 });
      redraw();
    },
    remove() {
      document.removeEventListener('themechange', redraw);
      document.removeEventListener('demo:replay', play);
      chart.destroy();
    },
  };
}

function monthsChart(
  months: readonly MonthTotals[],
  words: IslandWords['demo'],
  formatRupees: (rupees: number) => string,
): ChartConfiguration<'bar'> {
  const { width, left, right, above, below, bar, gap, edge } = barPlot;
  const monthWidth = (width - left - right) / months.length;
  const lines = axisOf(months);
  const font = ({ chart }: { chart: Chart }) => ({ size: Math.min(12, 14 * unitOf(chart)) });
  return {
    type: 'bar',
    data: {
      labels: months.map(({ month }) => month),
      datasets: [
        {
          label: words.income,
          data: months.map(({ income }) => income),
          backgroundColor: () => colour('--color-credit'),
        },
        {
          label: words.expenses,
          data: months.map(({ expenses }) => expenses),
          backgroundColor: 'transparent',
          borderColor: () => colour('--color-ink'),
          borderWidth: ({ chart }) => edge * unitOf(chart),
          borderSkipped: false,
        },
      ],
    },
    options: {
      locale: 'en-IN',
      animation: { duration: 800 },
      plugins: { tooltip: leaf },
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      layout: { padding: ({ chart }) => ({ top: above * unitOf(chart), right: right * unitOf(chart) }) },
      datasets: { bar: { categoryPercentage: (2 * (bar + gap)) / monthWidth, barPercentage: bar / (bar + gap) } },
      scales: {
        x: {
          afterFit: (axis) => void (axis.height = below * unitOf(axis.chart)),
          grid: { display: false, drawTicks: false },
          border: { display: false },
          ticks: { color: () => colour('--color-ink'), padding: 5, maxRotation: 0, font },
        },
        y: {
          afterFit: (axis) => void (axis.width = left * unitOf(axis.chart)),
          min: 0,
          max: Math.max(...lines),
          grid: { color: ({ tick }) => colour(tick.value === 0 ? '--color-ink' : '--color-rule'), drawTicks: false },
          border: { display: false },
          ticks: {
            callback: (rupees) => formatRupees(Number(rupees)),
            color: () => colour('--color-ink-soft'),
            padding: 5,
            stepSize: lines[1]!,
            font,
          },
        },
      },
    },
  };
}

/** Figures on a leaf of paper, as in the rest of the page. */
const leaf = {
  backgroundColor: () => colour('--color-leaf'),
  titleColor: () => colour('--color-ink'),
  bodyColor: () => colour('--color-ink'),
  borderColor: () => colour('--color-edge'),
  borderWidth: 1,
  cornerRadius: 4,
  caretSize: 0,
};

/** The colours of the slices, as in the drawing. */
const shareColours = ['--color-link', '--color-focus', '--color-credit', '--color-ink-soft', '--color-edge'];

/** Spending by category as a ring, a little later than the bars. */
function sharesChart(shares: readonly Share[]): ChartConfiguration<'doughnut'> {
  const { radius, width, gap, size } = ringPlot;
  /** The outer edge of the ring and half the border, which is drawn around it. */
  const edge = radius + (width + gap) / 2;
  return {
    type: 'doughnut',
    data: {
      labels: shares.map(({ category }) => category),
      datasets: [
        {
          data: shares.map(({ percent }) => percent),
          backgroundColor: ({ dataIndex }) => colour(shareColours[dataIndex] ?? '--color-ink'),
          borderColor: () => colour('--color-leaf'),
          borderWidth: ({ chart }) => (gap * chart.width) / size,
        },
      ],
    },
    options: {
      animation: { duration: 800, delay: 300 },
      maintainAspectRatio: false,
      radius: `${(200 * edge) / size}%`,
      cutout: `${(100 * (edge - width - gap)) / edge}%`,
      plugins: {
        tooltip: { ...leaf, callbacks: { title: () => '', label: ({ label, raw }) => `${label}: ${String(raw)}%` } },
      },
    },
  };
}

/** Pixels per unit of the bars' box. */
function unitOf({ width }: Chart): number {
  return width / barPlot.width;
}

/** A colour of the current theme. The build keeps the colours named in scripts. */
function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}
