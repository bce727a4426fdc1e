import type { Page } from 'playwright/test';

declare global {
  interface Window {
    shifts: Shift[];
  }
}

export interface Shift {
  value: number;
  /**
   * The beginning of the HTML of what moved. Not listed is what has gone since, and what holds only a text that arrived after its element
   * or its first half had been painted, as it may on any network: it moves as far as it grows.
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
    const late = new Set<Node>();
    const arriving = new MutationObserver((records) => {
      const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
      const changed = records.flatMap(({ type, target }) => (type === 'characterData' ? target : []));
      for (const text of new Set([...added, ...changed]))
        if (text instanceof Text && text.data.trim() !== '' && !added.has(text.parentNode!)) late.add(text);
    });
    arriving.observe(document, { characterData: true, childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => arriving.disconnect());
    const hasArrivedInParts = (element: Element) =>
      [...late].some((text) => text.textContent?.trim() === element.textContent.trim());
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
