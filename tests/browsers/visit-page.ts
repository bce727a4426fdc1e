import { setTimeout } from 'node:timers/promises';

/** The part of Puppeteer's page that the visits use. */
export interface Page {
  goto: (url: string, options?: { timeout: number }) => Promise<unknown>;
  evaluate: <T, A extends unknown[]>(run: (...args: A) => T, ...args: A) => Promise<Awaited<T>>;
  touchscreen: {
    tap: (x: number, y: number) => Promise<void>;
    touchStart: (x: number, y: number) => Promise<unknown>;
    touchEnd: () => Promise<void>;
  };
  emulateCPUThrottling: (factor: number) => Promise<void>;
  emulateNetworkConditions: (conditions: { download: number; upload: number; latency: number }) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Records in the page how long it took to return from the back-forward cache until it was on the screen. The event has the time of the
 * press, as in https://github.com/GoogleChrome/web-vitals (LCP of restored pages).
 */
export function timeReturns(): void {
  addEventListener('pageshow', ({ timeStamp }) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document.documentElement.dataset.returned = String(performance.now() - timeStamp);
      }),
    );
  });
}

/** How long a finger stays on a link. The wait for a page is counted from its release. */
const fingerDownMs = 80;

/** Taps a link: milliseconds until its page is complete. */
export async function follow(page: Page, selector: string, path: string): Promise<number> {
  await page.touchscreen.touchStart(...(await pointOf(page, selector)));
  await setTimeout(fingerDownMs);
  const start = Date.now();
  await page.touchscreen.touchEnd();
  await setTimeout(1_000);
  if ((await page.evaluate(() => location.pathname)) !== path) throw new Error(`${path} was not opened.`);
  return largestPaint(page, start);
}

export async function tap(page: Page, selector: string): Promise<void> {
  await page.touchscreen.tap(...(await pointOf(page, selector)));
}

/** The middle of an element's first line. */
function pointOf(page: Page, selector: string): Promise<[x: number, y: number]> {
  return page.evaluate((selector) => {
    const { x, y, width, height } = document.querySelector(selector)!.getClientRects()[0]!;
    return [x + width / 2, y + height / 2];
  }, selector);
}

/** Milliseconds from `start` (since 1970) to the largest contentful paint of the page that is shown. */
export async function largestPaint(page: Page, start: number): Promise<number> {
  await setTimeout(1_500);
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        new PerformanceObserver((list) => {
          resolve(performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? NaN));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        window.setTimeout(() => reject(new Error('Nothing was painted.')), 3_000);
      }),
  );
  return paintedAt - start;
}
