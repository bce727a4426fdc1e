import type { Page } from 'playwright/test';

declare global {
  interface Window {
    shifts: Shift[];
  }
}

export interface Shift {
  value: number;
  /**
   * The beginning of the HTML of what moved. Not listed is what has gone since, and what holds only a text that was painted when half of
   * it had arrived, as on any network: it moves as far as it grows.
   */
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
    const grown = new Set<Node>();
    const arriving = new MutationObserver((records) => records.forEach(({ target }) => grown.add(target)));
    arriving.observe(document, { characterData: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => arriving.disconnect());
    const hasArrivedInParts = (element: Element) =>
      [...grown].some((text) => text.textContent?.trim() === element.textContent.trim());
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const nodes = sources.flatMap(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? [])));
        const moved = nodes.filter((element) => !hasArrivedInParts(element));
        window.shifts.push({ value, elements: moved.map((element) => element.outerHTML.slice(0, 120)) });
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
