/**
 * `npm run bench:visits`: how long a visitor with a slow phone (400 kbit/s, 400 ms, a processor four times slower) waits for the first
 * page, for the second and for the way back, each next to the same pages without scripts and rules. Serves the last build. Medians of
 * five, in milliseconds; "-" where a page was not shown. Needs a full Chromium (CHROME_PATH, else /usr/bin/chromium) and a quiet machine.
 * Puppeteer drives it: Playwright replaces fonts and media of a page each time it attaches, so a restored page would be laid out again.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { UserError } from '#lib/errors.ts';
import { runCommand } from '#dev/run-command.ts';
import { serveFolder } from '#dev/static-server.ts';
import { installPackages, isInstalled, loadPackage } from '../browsers/packages.ts';
import { launchOptions } from '../helpers/chromium.ts';

/** The parts of Puppeteer that the visits use. */
interface Page {
  goto: (url: string) => Promise<unknown>;
  evaluate: <T, A extends unknown[]>(run: (...args: A) => T, ...args: A) => Promise<Awaited<T>>;
  tap: (selector: string) => Promise<void>;
  emulateCPUThrottling: (factor: number) => Promise<void>;
  emulateNetworkConditions: (conditions: { download: number; upload: number; latency: number }) => Promise<void>;
}
interface Puppeteer {
  default: { launch: (options: object) => Promise<Browser> };
}
interface Browser {
  createBrowserContext: () => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>;
  close: () => Promise<void>;
}

/** Milliseconds from what the visitor does until the page they want is complete. */
type Visit = (page: Page, host: string) => Promise<number>;

/** A link in the first view of home. */
const next = '/security';

/** Makes Chromium on a computer prefetch what is in view, as it does on phones. */
const features =
  'NavigationPredictor:random_anchor_sampling_period/1,NavigationPredictorNewViewportFeatures,PreloadingEagerViewportHeuristics';

const visits: Record<string, Visit> = {
  landing: async (page, host) => {
    const start = Date.now();
    await page.goto(`${host}/`);
    return largestPaint(page, start);
  },
  'link in view for 1 s': async (page, host) => {
    await page.goto(`${host}/`);
    // Prefetching starts when home is complete.
    await setTimeout(2_500);
    const start = Date.now();
    await page.tap(`main a[href="${next}"]`);
    await setTimeout(1_000);
    if ((await page.evaluate(() => location.pathname)) !== next) throw new Error(`${next} was not opened.`);
    return largestPaint(page, start);
  },
  back: async (page, host) => {
    await page.goto(`${host}/`);
    // The event has the time of the press; two frames later the page is on the screen.
    await page.evaluate(() => {
      addEventListener('pageshow', ({ timeStamp }) => {
        const note = () => void (document.documentElement.dataset.returned = String(performance.now() - timeStamp));
        requestAnimationFrame(() => requestAnimationFrame(note));
      });
    });
    await page.goto(host + next);
    await setTimeout(1_000);
    await page.evaluate(() => history.back());
    await setTimeout(1_000);
    return page.evaluate(() => Number(document.documentElement.dataset.returned));
  },
};

await runCommand(async (signal) => {
  if (!isInstalled('puppeteer-core')) throw new UserError(`NOT RUN: visits (${installPackages})`);
  const { default: puppeteer } = (await loadPackage('puppeteer-core')) as Puppeteer;
  await using cleanUp = new AsyncDisposableStack();
  const plainFolder = mkdtempSync(join(tmpdir(), 'plain-'));
  cleanUp.defer(() => rmSync(plainFolder, { recursive: true }));
  writePlainSite(plainFolder);
  const browser = await puppeteer.launch({
    // The headless shell has neither the back-forward cache nor prefetching of what is in view.
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [...(launchOptions().args ?? []), `--enable-features=${features}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    defaultViewport: { width: 412, height: 823, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
  });
  cleanUp.defer(() => browser.close());
  signal.addEventListener('abort', () => void cleanUp.disposeAsync());
  for (const [name, visit] of Object.entries(visits)) {
    const [ours, plain] = [await repeat(browser, 'dist', visit), await repeat(browser, plainFolder, visit)];
    console.log(`${name}: this site ${ours ?? '-'} ms, plain ${plain ?? '-'} ms`);
  }
});

/** The median of some visits, each with an empty cache and a server of its own. */
async function repeat(browser: Browser, folder: string, visit: Visit) {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const context = await browser.createBrowserContext();
    await using site = await serveFolder(folder, { variable: 'PORT', port: 0 });
    const page = await context.newPage();
    await page.emulateCPUThrottling(4);
    // Bytes a second, milliseconds.
    await page.emulateNetworkConditions({ download: 50_000, upload: 50_000, latency: 400 });
    // A page that is not shown has no time.
    times.push(await visit(page, site.url).catch(() => NaN));
    await context.close();
  }
  return times.some(Number.isNaN) ? undefined : Math.round(times.sort((a, b) => a - b)[2]!);
}

/** Milliseconds from `start` (since 1970) to the largest contentful paint of the page that is shown. */
async function largestPaint(page: Page, start: number): Promise<number> {
  await setTimeout(1_500);
  const paint = () =>
    new Promise<number>((resolve) => {
      window.setTimeout(() => resolve(NaN), 3_000);
      new PerformanceObserver((list) => resolve(performance.timeOrigin + list.getEntries().at(-1)!.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
  return (await page.evaluate(paint)) - start;
}

/** The same pages without scripts and rules. */
function writePlainSite(folder: string): void {
  cpSync('dist', folder, { recursive: true });
  for (const file of ['index.html', `${next.slice(1)}.html`]) {
    const page = readFileSync(join(folder, file), 'utf8').replaceAll(/<script>.*?<\/script>/gs, '');
    writeFileSync(join(folder, file), page);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(page));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(page));
  }
  for (const copy of ['', '.br', '.gz']) rmSync(join(folder, `speculation-rules.json${copy}`));
}
