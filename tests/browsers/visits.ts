/**
 * `npm run bench:visits`: how long a visitor waits for the first page, the second, the way back and the next visit, with a network
 * and without; on a slow phone and on a fast line, each next to the same pages without scripts and rules. Serves the last build.
 * Medians of five, in milliseconds; an empty cell is a page that was not shown. Needs a full Chromium (CHROME_PATH, else
 * /usr/bin/chromium) and a quiet machine. Puppeteer drives it: Playwright replaces the fonts and the media of a page each time it
 * attaches, so a restored page would be styled and laid out again, which no phone does.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { setTimeout } from 'node:timers/promises';
import { median } from '#bench/median.ts';
import { launchOptions } from '#local/chromium.ts';
import { runCommand } from '#local/run-command.ts';
import { serveFolder } from '#local/static-server.ts';
import { installPackages, isInstalled, loadPackage } from './packages.ts';
import { follow, largestPaint, tap, timeReturns, type Page } from './visit-page.ts';

interface Puppeteer {
  launch: (options: object) => Promise<{ createBrowserContext: () => Promise<Context>; close: () => Promise<void> }>;
}

interface Context {
  newPage: () => Promise<Page>;
  close: () => Promise<void>;
}

/** A phone, or a computer on a good line. */
type Device = 'slow' | 'fast';

interface Visitor {
  page: Page;
  host: string;
  openPage: () => Promise<Page>;
  /** Stops the site's server. */
  cutOff: () => Promise<void>;
}

/** A link in the first view of home, and one in its menu. */
const link = '/security';
const menuLink = '/pricing';
const rounds = 5;

/** How long home is read before its link is tapped: prefetching starts when home is complete. */
const readingMs = 2_500;

/** Makes Chromium on a computer prefetch what is in view, as it does on phones. */
const phoneFeatures = [
  'NavigationPredictor:random_anchor_sampling_period/1',
  'NavigationPredictorNewViewportFeatures',
  'PreloadingEagerViewportHeuristics',
];

/** Each returns the milliseconds from what the visitor does until the page they want is complete. */
const visits: Record<string, (visitor: Visitor) => Promise<number>> = {
  landing: async ({ page, host }) => {
    const start = Date.now();
    await page.goto(`${host}/`);
    return largestPaint(page, start);
  },
  'link in view for 1 s': async ({ page, host }) => {
    await page.goto(`${host}/`);
    await setTimeout(readingMs);
    return follow(page, `main a[href="${link}"]`, link);
  },
  'menu, 0.3 s, link': async ({ page, host }) => {
    await page.goto(`${host}/`);
    await setTimeout(readingMs);
    await tap(page, '[aria-label="Open menu"]');
    await setTimeout(300);
    return follow(page, `dialog a[href="${menuLink}"]`, menuLink);
  },
  back: async ({ page, host }) => {
    await page.goto(`${host}/`);
    await page.evaluate(timeReturns);
    await page.goto(host + menuLink);
    await setTimeout(1_000);
    await page.evaluate(() => history.back());
    await setTimeout(1_000);
    return page.evaluate(() => Number(document.documentElement.dataset.returned));
  },
  return: (visitor) => comeAgain(visitor),
  'return without network': (visitor) => comeAgain(visitor, visitor.cutOff),
};

await runCommand(async (signal) => {
  if (!isInstalled('puppeteer-core')) {
    console.log(`NOT RUN: visits (${installPackages})`);
    return;
  }
  const { default: puppeteer } = (await loadPackage('puppeteer-core')) as { default: Puppeteer };
  const plainFolder = mkdtempSync(join(tmpdir(), 'plain-'));
  makePlain(plainFolder);
  await using cleanUp = new AsyncDisposableStack();
  cleanUp.defer(() => rmSync(plainFolder, { recursive: true }));
  const browser = await puppeteer.launch({
    // The headless shell has neither the back-forward cache nor prefetching of what is in view.
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [...(launchOptions().args ?? []), `--enable-features=${phoneFeatures.join()}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    defaultViewport: { width: 412, height: 823, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
  });
  cleanUp.defer(() => browser.close());
  signal.addEventListener('abort', () => void cleanUp.disposeAsync());
  const repeat = async (device: Device, folder: string, visit: (visitor: Visitor) => Promise<number>) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const context = await browser.createBrowserContext();
      await using server = new AsyncDisposableStack();
      const { url: host } = server.use(await serveFolder(folder, { variable: 'PORT', port: 0 }));
      const openPage = () => open(context, device);
      const visitor = { page: await openPage(), host, openPage, cutOff: () => server.disposeAsync() };
      // A page that is not shown has no time.
      times.push(await visit(visitor).catch(() => NaN));
      await context.close();
    }
    return times.some(Number.isNaN) ? undefined : median(times);
  };
  for (const device of ['slow', 'fast'] as const) {
    const rows: Record<string, object> = {};
    for (const [name, visit] of Object.entries(visits)) {
      rows[name] = {
        'this site, ms': await repeat(device, 'dist', visit),
        'plain, ms': await repeat(device, plainFolder, visit),
      };
    }
    console.log(device === 'slow' ? 'Phone: 400 kbit/s, 400 ms, a processor four times slower' : 'Fast');
    console.table(rows);
  }
});

/** The same pages without scripts and rules. */
function makePlain(folder: string): void {
  cpSync('dist', folder, { recursive: true });
  for (const name of ['index', link.slice(1), menuLink.slice(1)]) {
    const file = join(folder, `${name}.html`);
    const plain = readFileSync(file, 'utf8').replaceAll(/<script>.*?<\/script>/gs, '');
    writeFileSync(file, plain);
    writeFileSync(`${file}.br`, brotliCompressSync(plain));
    writeFileSync(`${file}.gz`, gzipSync(plain));
  }
  for (const copy of ['', '.br', '.gz']) rmSync(join(folder, `speculation-rules.json${copy}`));
}

async function open(context: Context, device: Device): Promise<Page> {
  const page = await context.newPage();
  if (device === 'slow') {
    await page.emulateCPUThrottling(4);
    // Bytes a second, milliseconds.
    await page.emulateNetworkConditions({ download: 50_000, upload: 50_000, latency: 400 });
  }
  return page;
}

/** Opens the first page, stays sixteen seconds, and opens the same page in another tab. */
async function comeAgain({ page, host, openPage }: Visitor, meanwhile = async () => {}): Promise<number> {
  await page.goto(`${host}/`);
  await setTimeout(16_000);
  await page.close();
  const next = await openPage();
  await meanwhile();
  const start = Date.now();
  await next.goto(`${host}/`, { timeout: 8_000 });
  return largestPaint(next, start);
}
