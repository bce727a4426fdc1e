/**
 * The position of the bars in their box, which is 360 units wide. The drawing made at build and the chart that replaces it share
 * it, so that nothing jumps.
 */
export const barPlot = {
  width: 360,
  height: 206,
  left: 56,
  right: 4,
  above: 14,
  below: 24,
  bar: 22,
  gap: 4,
  /** Drawn within the bar. */
  edge: 2,
} as const;
