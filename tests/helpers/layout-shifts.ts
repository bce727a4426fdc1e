import type { Page } from 'playwright/test';

declare global {
  interface Window {
    shifts: Shift[];
  }
}

export interface Shift {
  value: number;
  /** The beginning of the HTML of what moved. Not listed is what has gone since. */
  elements: string[];
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** The elements whose text breaks into lines. */
const lines = 'p, li, th, td, dt, dd, h1, h2, h3, summary';

/**
 * Records what moves on the pages opened from now on, each from its first paint. Not recorded is what is in a line whose end arrived
 * after its beginning had been painted, as it may on any network: its last word may break to the next line.
 */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript((lines) => {
    window.shifts = [];
    const late = new Set<Element>();
    const noteLines = (records: MutationRecord[]) => {
      const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
      const changed = records.flatMap(({ type, target }) => (type === 'characterData' ? target : []));
      for (const node of new Set([...added, ...changed])) {
        const line = added.has(node.parentNode!) ? null : node.parentElement?.closest(lines);
        if (line && node.textContent?.trim()) late.add(line);
      }
    };
    const arriving = new MutationObserver(noteLines);
    arriving.observe(document, { characterData: true, childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      noteLines(arriving.takeRecords());
      arriving.disconnect();
    });
    const hasArrivedInParts = (element: Element) => [...late].some((line) => line.contains(element));
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const nodes = sources.flatMap(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? [])));
        const moved = nodes.filter((element) => !hasArrivedInParts(element));
        if (nodes.length > 0 && moved.length === 0) continue;
        window.shifts.push({ value, elements: moved.map((element) => element.outerHTML.slice(0, 120)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, lines);
}

/** What has moved until now, the frame that is being painted included. */
export function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return window.shifts;
  });
}
