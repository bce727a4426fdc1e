import type { Page } from 'playwright/test';

/** Milliseconds from `start` (since 1970) to the largest contentful paint of the page that is shown. */
export async function largestPaint(page: Page, start: number): Promise<number> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(1_500);
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        new PerformanceObserver((list) => {
          resolve(performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? NaN));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => reject(new Error('Nothing was painted.')), 3_000);
      }),
  );
  return paintedAt - start;
}

export function median(times: readonly (number | undefined)[]): number | undefined {
  const sorted = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle && Math.round(middle);
}
