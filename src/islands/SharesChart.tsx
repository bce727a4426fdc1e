import { useCallback, type ReactNode } from 'react';
import type { CategoryShare } from '#lib/demo/figures.ts';
import ChartFrame from './ChartFrame.tsx';

interface Props {
  shares: readonly CategoryShare[];
  /** The chart drawn at build. */
  children: ReactNode;
}

/** Spending by category. */
export default function SharesChart({ shares, children }: Props) {
  const draw = useCallback(
    async (canvas: HTMLCanvasElement) => (await import('#lib/demo/charts.ts')).drawShares(canvas, shares),
    [shares],
  );
  return <ChartFrame draw={draw}>{children}</ChartFrame>;
}
