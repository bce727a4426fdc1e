import { useCallback, type ReactNode } from 'react';
import type { MonthTotals } from '#lib/demo/figures.ts';
import ChartFrame from './ChartFrame.tsx';

interface Props {
  months: readonly MonthTotals[];
  /** The chart drawn at build. */
  children: ReactNode;
}

/** Income and expenses by month. */
export default function MonthsChart({ months, children }: Props) {
  const draw = useCallback(
    async (canvas: HTMLCanvasElement) => (await import('#lib/demo/charts.ts')).drawMonths(canvas, months),
    [months],
  );
  return <ChartFrame draw={draw}>{children}</ChartFrame>;
}
