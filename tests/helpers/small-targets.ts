import type { Page } from 'playwright/test';

/**
 * The visible controls of the page that are too small to hit, as lines like `a "Terms" 20 px`. WCAG 2.5.8 asks for 24 px, except
 * for links within a line of text; what navigates or unfolds, and the controls of the header, the footer, dialogs and forms get the
 * 44 px of a thumb.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    const outOfReach = '[aria-hidden="true"], [inert], [tabindex="-1"]:not(main)';

    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';

    function isWithinText(control: Element): boolean {
      let block = control.parentElement;
      while (block && isInline(block)) block = block.parentElement;
      return isInline(control) && block?.textContent?.trim() !== control.textContent?.trim();
    }

    /** The height or width, whichever is less, of the control or of its label. */
    function sizeOf(control: Element): number {
      const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : [];
      const boxes = [control, ...labels].map((element) => element.getBoundingClientRect());
      return Math.max(...boxes.map(({ width, height }) => Math.min(width, height)));
    }

    return [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(outOfReach))
      .filter((control) => !isWithinText(control))
      .filter(
        (control) => sizeOf(control) < (control.closest('header, footer, nav, dialog, form, summary') ? 44 : 24) - 0.5,
      )
      .map(
        (control) =>
          `${control.localName} "${control.textContent?.trim() || control.id}" ${Math.round(sizeOf(control))} px`,
      );
  });
}
