/** What holds on every page: it fits the screen, can be hit with a thumb, loads no script by itself and has no errors. */
import { expect, test, type Page } from 'playwright/test';
import sharp, { type Region } from 'sharp';
import { hydrateIslands } from '../helpers/hydrate-islands.ts';
import { readShifts, recordShifts } from '../helpers/layout-shifts.ts';
import { routesByFamily } from '../helpers/routes.ts';
import { smallTargets } from '../helpers/small-targets.ts';
import { slowLink } from '#local/chromium.ts';

/** A page that no site has: hosts answer it with the not-found page. */
const unknownRoute = '/no-such-page';

test.use({ viewport: { width: 320, height: 740 } });

/** Collects errors, refusals by the page's policy among them, and requests for scripts. */
async function collectFaults(page: Page) {
  const faults = { errors: [] as string[], scripts: [] as string[] };
  page.on('pageerror', ({ message }) => faults.errors.push(message));
  page.on('console', (message) => {
    const isAnswerToUnknown = page.url().endsWith(unknownRoute) && message.text().includes('404 (Not Found)');
    if (message.type() === 'error' && !isAnswerToUnknown) faults.errors.push(message.text());
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') faults.scripts.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`refused by ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return faults;
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const content = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
  expect(content, `wider than ${width} px`).toBeLessThanOrEqual(width);
}

for (const [family, routes] of [...routesByFamily(), [unknownRoute, [unknownRoute]] as const]) {
  test.describe(family, () => {
    test('fits the screen and the thumb, loads no script by itself, has no errors', async ({ page }) => {
      test.setTimeout(30_000 + routes.length * 10_000);
      const faults = await collectFaults(page);
      for (const route of routes) {
        await test.step(route, async () => {
          faults.scripts.length = 0;
          await page.setViewportSize({ width: 320, height: 740 });
          await page.goto(route);
          // What the page does on load has been done. Chromium without a window calls idle callbacks late or never.
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
          expect(faults.scripts).toEqual([]);
          expect(await smallTargets(page)).toEqual([]);
          await expectNoSidewaysScroll(page, 320);
          await hydrateIslands(page);
          expect(faults.errors).toEqual([]);
          for (const width of route === routes[0] ? [360, 768, 1280] : []) {
            await page.setViewportSize({ width, height: 740 });
            await expectNoSidewaysScroll(page, width);
          }
        });
      }
    });

    test('moves nothing while it loads over a slow link', async ({ page }) => {
      await slowLink(page);
      await recordShifts(page);
      await page.goto(routes[0] ?? '/', { waitUntil: 'networkidle' });

      const shifts = await readShifts(page);
      expect(shifts.flatMap(({ elements }) => elements)).toEqual([]);
      // What moved without an element has gone since, such as half a text that was still arriving.
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);
    });
  });
}

test('the links of the header stay in place when the theme control arrives', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' });
  const place = await links.boundingBox();
  const control = page.locator('header').getByLabel('Theme');
  const edge = await control.boundingBox();
  expect(Math.round(edge!.x - place!.x - place!.width)).toBe(8);
  await control.locator('..').evaluate((element) => element.remove());
  expect(await links.boundingBox()).toEqual(place);
});

test('no dialog has a control too small to hit', async ({ page }) => {
  await page.goto('/');
  for (const dialog of await page.locator('dialog').all()) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    expect(await smallTargets(page)).toEqual([]);
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
  }
});

test.describe('a capture of the whole page', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  /** The sections, and the footer, in whose part of the picture there is nothing but their ground. */
  async function blankSections(page: Page): Promise<string[]> {
    const picture = await page.screenshot({ fullPage: true });
    const sections = await page.locator('main > section, body > footer').evaluateAll((all) =>
      all.map((section) => {
        const { x, y, width, height } = section.getBoundingClientRect();
        // Without the rule along the margin.
        const part = { left: x + 40, top: y + scrollY, width: width - 60, height: height - 2 };
        const rounded = Object.entries(part).map(([side, length]) => [side, Math.round(length)] as const);
        return [
          section.querySelector('h2')?.textContent ?? '',
          Object.fromEntries(rounded) as unknown as Region,
        ] as const;
      }),
    );
    const blank: string[] = [];
    for (const [title, region] of sections) {
      const { channels } = await sharp(await sharp(picture).extract(region).png().toBuffer()).stats();
      if (channels.every(({ stdev }) => stdev < 1)) blank.push(title);
    }
    return blank;
  }

  test('leaves no section blank', async ({ page }) => {
    for (const route of ['/', '/bank-analysis/hdfc', '/state/gujarat']) {
      await page.goto(route);
      expect(await blankSections(page)).toEqual([]);
      await page.locator('main > section').evaluateAll((all) => {
        for (const section of all as HTMLElement[])
          Object.assign(section.style, { contentVisibility: 'auto', containIntrinsicSize: 'auto 50rem' });
      });
      expect((await blankSections(page)).length).toBeGreaterThan(1);
    }
  });
});
