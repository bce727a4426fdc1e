import { expect, test, type Page } from 'playwright/test';
import { readShifts, recordShifts } from '../helpers/layout-shifts.ts';
import { sitemapRoutes } from '../helpers/sitemap.ts';
import { slowLink } from '#local/chromium.ts';

const phone = { width: 360, height: 740 };

/** One page of each family. */
const families: Record<string, (route: string) => boolean> = {
  home: (route) => route === '/',
  'a static page': (route) => route === '/pricing',
  'a form': (route) => route === '/contact',
  'the questions': (route) => route === '/faq',
  'the banks': (route) => route === '/bank-analysis',
  'a bank': (route) => route.startsWith('/bank-analysis/'),
  'a state': (route) => route.startsWith('/state/'),
  'a city': (route) => route === '/mumbai',
  'the blog': (route) => route === '/blog',
  'an article': (route) => /^\/blog\/(?!category\/)/.test(route),
};

/**
 * The visible controls of the page that are too small to hit, as lines like `a "Terms" 20 px`. WCAG 2.5.8 asks for 24 px, links
 * within a line of text aside; controls of the header, of dialogs and of forms get the 44 px of a thumb.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    const outOfReach = '[aria-hidden="true"], [inert], [tabindex="-1"]:not(main)';

    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';

    function isWithinText(control: Element): boolean {
      let block = control.parentElement;
      while (block && isInline(block)) block = block.parentElement;
      return isInline(control) && block?.textContent?.trim() !== control.textContent?.trim();
    }

    /** The height or width, whichever is less, of the control or of the label that hits it too. */
    function sizeOf(control: Element): number {
      const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : [];
      const boxes = [control, ...labels].map((element) => element.getBoundingClientRect());
      return Math.max(...boxes.map(({ width, height }) => Math.min(width, height)));
    }

    return [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(outOfReach))
      .filter((control) => !isWithinText(control))
      .filter((control) => sizeOf(control) < (control.closest('header, dialog, form') ? 44 : 24) - 0.5)
      .map(
        (control) =>
          `${control.localName} "${control.textContent?.trim() || control.id}" ${Math.round(sizeOf(control))} px`,
      );
  });
}

test('no page asks for a script before it is touched, has a control too small to hit, or scrolls sideways', async ({
  page,
  request,
}) => {
  const routes = await sitemapRoutes(request);
  test.setTimeout(20_000 + routes.length * 5_000);
  const scripts: string[] = [];
  const small: string[] = [];
  const wide: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(`${page.url()} asks for ${asked.url()}`);
  });
  for (const route of routes) {
    await page.setViewportSize(phone);
    await page.goto(route);
    // What the page does on load and in its first idle moment has been done.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    small.push(...(await smallTargets(page)).map((target) => `${route}: ${target}`));
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const content = await page.evaluate(() =>
        Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
      );
      if (content > width) wide.push(`${route}: ${content} px wide at ${width}`);
    }
  }
  expect.soft(scripts).toEqual([]);
  expect.soft(small).toEqual([]);
  expect(wide).toEqual([]);
});

test('no dialog has a control too small to hit', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const small: string[] = [];
  for (const dialog of await page.locator('dialog').all()) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    small.push(...(await smallTargets(page)));
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
  }
  expect(small).toEqual([]);
});

for (const [family, isOfFamily] of Object.entries(families)) {
  test(`nothing moves while the page loads over a slow link: ${family}`, async ({ page, request }) => {
    const route = (await sitemapRoutes(request)).find(isOfFamily);
    if (!route) throw new Error(`The sitemap names no page for ${family}.`);
    await page.setViewportSize(phone);
    await slowLink(page);
    await recordShifts(page);
    await page.goto(route, { waitUntil: 'networkidle' });

    const shifts = await readShifts(page);
    const moved = shifts.flatMap(({ elements }) => elements);
    expect(moved).toEqual([]);
    // Without an element, what moved has gone since, such as half a text that was still arriving.
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);
  });
}
