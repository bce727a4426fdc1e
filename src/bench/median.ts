/** The median of the measured times in whole milliseconds. */
export function median(times: readonly (number | undefined)[]): number | undefined {
  const sorted = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle && Math.round(middle);
}
