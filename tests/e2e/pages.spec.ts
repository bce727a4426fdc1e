/**
 * Every page fits screen, thumb, paper and the first packets, is accessible, loads no script by itself and moves nothing.
 */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expectAccessible } from '../helpers/axe.ts';
import { hostedSize } from '../helpers/hosted.ts';
import { readShifts, recordShifts } from '../helpers/layout-shifts.ts';
import { chrome, contentOf, darkGrounds, legible, lightText, print, textOf } from '../helpers/pdf.ts';
import { routesByFamily } from '../helpers/routes.ts';
import { expect, hydrateIslands, phone, test, type Page } from '../helpers/site.ts';
import { smallTargets } from '../helpers/small-targets.ts';

/** A path without a page: hosts answer it with the not-found page. */
const unknownRoute = '/no-such-page';
const families = [...routesByFamily(), ['not found', [unknownRoute, '/offline']] as const];

/** What a page may take until it shows its first screen: one initial TCP window, ten segments of 1,460 bytes. */
const firstScreenBytes = 14_600;

test.use({ ...phone, colorScheme: 'light' });

/** That of a screen of 1,280 pixels at 400 % zoom: https://www.w3.org/TR/WCAG22/#reflow */
const narrow = { width: 320, height: 740 };

/** A poor mobile network: 400 kbit/s, 400 ms away. */
const slowLink = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

/** Collects the errors in the console, violations of the page's policy among them. */
async function collectFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isAnswerToUnknown = page.url().endsWith(unknownRoute) && message.text().includes('404 (Not Found)');
    if (message.type() === 'error' && !isAnswerToUnknown) faults.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`refused by ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return faults;
}

/**
 * How many bytes of its HTML a phone needs for the first screen: up to the element, in the order of the source, after the last one
 * that begins on that screen. A page within the limit counts whole.
 */
async function firstScreenSize(page: Page, html: string): Promise<number> {
  const whole = hostedSize(html);
  if (whole <= firstScreenBytes) return whole;
  const { names, last } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    const isOnScreen = (element: Element) =>
      element.getClientRects().length > 0 && element.getBoundingClientRect().top < innerHeight;
    return { names: elements.map(({ localName }) => localName), last: elements.findLastIndex(isOnScreen) };
  });
  const elements = elementsIn(parse(html, { sourceCodeLocationInfo: true }));
  expect(elements.map(({ tagName }) => tagName.toLowerCase()).slice(0, last + 2)).toEqual(
    names.slice(0, last + 2).map((name) => name.toLowerCase()),
  );
  return hostedSize(html.slice(0, elements[last + 1]?.sourceCodeLocation?.startOffset));
}

/** Every element of a page, in order, but those in a template. */
function elementsIn(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

const headingLines = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('h1')!;
    return Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight));
  });

/** How many pixels the content is wider than the screen. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
  });

/** Expects that nothing moves while the page loads for the first time on a slow connection. */
async function expectCalmLoad(page: Page, route: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowLink);
  await page.setViewportSize(narrow);
  await recordShifts(page);
  await page.goto(route);
  await page.evaluate(() => document.fonts.ready);
  await session.detach();
  const shifts = await readShifts(page);
  expect(shifts.flatMap(({ elements }) => elements)).toEqual([]);
  // Those of what has gone since included.
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);
}

/** Sets the size of the root's text, in per cent, and the width of the screen. */
async function resize(page: Page, width: number, height: number, textSize = 100): Promise<void> {
  await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), textSize);
  await page.setViewportSize({ width, height });
}

for (const [family, routes] of families) {
  test(`${family}: loads calmly, fits screen, thumb and paper, is accessible`, async ({ page, scripts }) => {
    test.setTimeout(60_000 + routes.length * 10_000);
    await test.step('moves nothing while it loads on a slow connection', () => expectCalmLoad(page, routes[0] ?? '/'));

    const faults = await collectFaults(page);
    // The first page last: the steps below go on with it.
    for (const route of routes.toReversed()) {
      await test.step(route, async () => {
        scripts.length = 0;
        await page.setViewportSize(phone.viewport);
        const answer = await page.goto(route);
        // Everything the page does on load is done. Headless Chromium calls idle callbacks late or never.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        expect(scripts).toEqual([]);
        expect(await firstScreenSize(page, await answer!.text())).toBeLessThanOrEqual(firstScreenBytes);
        expect(await headingLines(page)).toBeLessThanOrEqual(3);
        expect(await sidewaysScroll(page)).toBe(0);
        await page.setViewportSize(narrow);
        expect(await smallTargets(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        expect(faults).toEqual([]);
      });
    }

    await test.step('its islands, which the other pages have too, hydrate', async () => {
      await hydrateIslands(page);
      expect(faults).toEqual([]);
    });

    await test.step('no sideways scroll on wider screens, at 400% zoom, with text of twice the size', async () => {
      for (const [width, height, textSize] of [
        [768, 740],
        [1280, 740],
        [320, 256],
        [640, 800, 200],
        [1000, 800, 200],
        [1280, 800, 200],
      ] as const) {
        await resize(page, width, height, textSize);
        expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
      }
      await resize(page, 1280, 720);
    });

    await test.step('on paper: dark on white from a dark page, with the URLs of its links', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const sheets = await print(page);
      expect(lightText(sheets)).toEqual([]);
      expect(darkGrounds(sheets)).toEqual([]);
      const text = textOf(sheets);
      expect((await contentOf(page)).flatMap(legible).filter((part) => !text.includes(part))).toEqual([]);
      expect(text).not.toMatch(chrome);
    });

    await test.step('accessible in every choice of colours, its answers opened', async () => {
      await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const details of all) {
          details.removeAttribute('name');
          details.open = true;
        }
      });
      await expectAccessible(page);
    });
  });
}

test('the dialogs are accessible, and no control is too small to hit', async ({ page }) => {
  await page.goto('/');
  for (const dialog of await page.locator('dialog').all()) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
  }
});

test('near miss: what is below the first screen does not count, a long first screen does', async ({ page }) => {
  const words = Array.from({ length: 8_000 }, (_, index) => (index * 7919).toString(36)).join(' ');
  const sizeOf = async (body: string) => {
    const html = `<html><head></head><body>${body}</body></html>`;
    await page.setContent(html);
    return firstScreenSize(page, html);
  };
  expect(await sizeOf(`<p>Short</p><p style="margin-top:100vh">${words}</p>`)).toBeLessThan(100);
  expect(await sizeOf(`<p>Short</p><p style="font-size:1px">${words}</p>`)).toBeGreaterThan(firstScreenBytes);
});

test('near misses: a long heading, an unbreakable word, a small control without a name', async ({ page }) => {
  await page.goto('/about');
  await page.locator('h1').evaluate((title) => {
    title.textContent += ', the codes of all its lines, the helpline and whatever else one may want to know of it';
  });
  expect(await headingLines(page)).toBeGreaterThan(3);
  await page.locator('h1').evaluate((title) => {
    title.insertAdjacentHTML('afterend', '<button></button>');
    title.style.whiteSpace = 'nowrap';
    title.textContent = 'm'.repeat(200);
  });
  expect(await sidewaysScroll(page)).toBeGreaterThan(0);
  expect(await smallTargets(page)).toEqual([expect.stringContaining('button ""')]);
  await expect(expectAccessible(page)).rejects.toThrow('button-name');
});
