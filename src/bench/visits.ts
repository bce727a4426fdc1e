import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright/test';
import { launchOptions, slowLink } from '#local/chromium.ts';
import { serveFolder } from '#local/static-server.ts';
import { largestPaint, median } from './visit-timing.ts';

/** A phone, or a computer on a good line. */
type Device = 'slow' | 'fast';

interface Visitor {
  context: BrowserContext;
  page: Page;
  host: string;
  /** Puts a page on the device's link. */
  connect: (page: Page, options?: { isOffline: boolean }) => Promise<void>;
}

/** A link in the first view of home, and one in its menu. */
const link = '/security';
const menuLink = '/pricing';
const rounds = 5;

/** How long home is read before its link is tapped: what fetches a page ahead starts when home is complete. */
const readingMs = 2_500;

/** What phones do and a computer's Chromium is told to do: fetch ahead what is in view. */
const phoneFeatures = [
  'NavigationPredictor:random_anchor_sampling_period/1',
  'NavigationPredictorNewViewportFeatures',
  'PreloadingEagerViewportHeuristics',
];

/** Each returns milliseconds from what the visitor does until the page they want is complete. */
const visits: Record<string, (visitor: Visitor) => Promise<number>> = {
  landing: async ({ page, host }) => {
    const start = Date.now();
    await page.goto(`${host}/`);
    return largestPaint(page, start);
  },
  'link in view for 1 s': async ({ page, host }) => {
    await page.goto(`${host}/`);
    await page.waitForTimeout(readingMs);
    return follow(page, `main a[href="${link}"]`, link);
  },
  'menu, 0.3 s, link': async ({ page, host }) => {
    await page.goto(`${host}/`);
    await page.waitForTimeout(readingMs);
    await page.getByLabel('Open menu').tap();
    await page.waitForTimeout(300);
    return follow(page, `dialog a[href="${menuLink}"]`, menuLink);
  },
  back: async ({ page, host }) => {
    await page.goto(`${host}/`);
    await page.evaluate(timeReturns);
    await page.goto(host + menuLink);
    await page.waitForTimeout(1_000);
    await page.goBack({ waitUntil: 'commit' });
    const returned = await page.waitForFunction(() => document.documentElement.dataset.returned);
    return Number(await returned.jsonValue());
  },
  return: (visitor) => comeAgain(visitor, false),
  'return without network': (visitor) => comeAgain(visitor, true),
};

/** See `npm run bench:visits`. */
export async function benchVisits(signal: AbortSignal): Promise<void> {
  const plainFolder = mkdtempSync(join(tmpdir(), 'plain-'));
  makePlain(plainFolder);
  await using site = await serveFolder('dist', { variable: 'PORT', port: 0 });
  await using plain = await serveFolder(plainFolder, { variable: 'PORT', port: 0 });
  const { args = [], ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    // The headless shell has neither the back-forward cache nor prefetching by what is in view.
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [...args, '--headless=new', `--enable-features=${phoneFeatures.join()}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  signal.addEventListener('abort', () => void browser.close());
  try {
    for (const device of ['slow', 'fast'] as const) {
      const rows: Record<string, object> = {};
      for (const name of Object.keys(visits)) {
        const times = await repeat(browser, device, site.url, name);
        rows[name] = { 'this site, ms': times, 'plain, ms': await repeat(browser, device, plain.url, name) };
      }
      console.log(device === 'slow' ? 'Phone: 400 kbit/s, 400 ms, a processor four times slower' : 'Fast');
      console.table(rows);
    }
  } finally {
    await browser.close();
    rmSync(plainFolder, { recursive: true });
  }
}

/** The same pages without scripts and rules. */
function makePlain(folder: string): void {
  cpSync('dist', folder, { recursive: true });
  for (const name of ['index', link.slice(1), menuLink.slice(1)]) {
    const file = join(folder, `${name}.html`);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/<script>.*?<\/script>/gs, ''));
  }
  rmSync(join(folder, 'speculation-rules.json'));
}

async function repeat(browser: Browser, device: Device, host: string, name: string): Promise<number | undefined> {
  const times: (number | undefined)[] = [];
  for (let round = 0; round < rounds; round++) {
    await using context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 2.625,
      isMobile: true,
      hasTouch: true,
    });
    const connect: Visitor['connect'] = async (page, options) => {
      if (device === 'slow') await slowLink(page, { ...options, cpuSlowdown: 4 });
    };
    const page = await context.newPage();
    await connect(page);
    const visitor = { context, page, host, connect };
    // A page that is not shown has no time.
    times.push(await visits[name]?.(visitor).catch(() => undefined));
  }
  return times.includes(undefined) ? undefined : median(times);
}

/**
 * Notes in the page how long its return from the back-forward cache took until it was on the screen. The event carries the time of the
 * press, as in https://github.com/GoogleChrome/web-vitals (LCP of restored pages); waiting for the driver takes longer than the browser.
 */
function timeReturns(): void {
  addEventListener('pageshow', ({ timeStamp }) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document.documentElement.dataset.returned = String(performance.now() - timeStamp);
      }),
    );
  });
}

async function follow(page: Page, selector: string, path: string): Promise<number> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  const start = Date.now();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForURL(`**${path}`);
  return largestPaint(page, start);
}

/** The first page, twelve seconds, and the same page in another tab. */
async function comeAgain({ context, page, host, connect }: Visitor, isOffline: boolean): Promise<number> {
  await page.goto(`${host}/`);
  await page.waitForTimeout(16_000);
  await page.close();
  const next = await context.newPage();
  await connect(next, { isOffline });
  // The worker, too.
  await context.setOffline(isOffline);
  const start = Date.now();
  await next.goto(`${host}/`, { timeout: 8_000 });
  return largestPaint(next, start);
}
