import type { Page } from 'playwright/test';

declare global {
  interface Window {
    shifts: Shift[];
  }
}

export interface Shift {
  value: number;
  /** The beginning of the HTML of what moved; empty when it has gone since, such as half a text that was still arriving. */
  elements: string[];
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Records what moves on the pages opened from now on, each from its first paint. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const nodes = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        window.shifts.push({ value, elements: nodes.flatMap((element) => element?.outerHTML.slice(0, 120) ?? []) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved until now, the frame that is being painted included. */
export function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return window.shifts;
  });
}
