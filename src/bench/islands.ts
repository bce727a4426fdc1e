import { chromium, type Browser, type Locator, type Page } from 'playwright/test';
import { launchOptions, slowLink } from '#local/chromium.ts';
import { serveFolder } from '#local/static-server.ts';
import { timeTouch, untilAtRest } from './touch-timing.ts';
import { median } from './median.ts';

interface Touch {
  name: string;
  path: string;
  /** The element that is tapped or typed into. */
  target: string;
  act: (target: Locator) => Promise<void>;
  /** Matches once the page has answered by itself; undefined where only the island answers. */
  answer?: string;
  /** Matches once the island is hydrated or has answered; undefined for a touch that hydrates none. */
  awake?: string;
}

interface Result {
  answerMs: number | undefined;
  awakeMs: number | undefined;
  /** Transferred for the scripts that the touch loaded. */
  bytes: number;
  files: number;
}

/** A bare tap: `locator.tap()` also checks in the page what it hits, which takes time on a slow processor. */
async function tap(target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
}

const press = (key: string) => (target: Locator) => target.press(key);

const touches: readonly Touch[] = [
  {
    name: 'Theme: a choice',
    path: '/',
    target: '[data-theme-control]',
    act: press('ArrowUp'),
    answer: 'html.dark',
    awake: 'astro-island:not([ssr]) > * > [data-theme-control]',
  },
  {
    name: 'Menu: open',
    path: '/',
    target: '[commandfor=menu][command=show-modal]',
    act: tap,
    answer: '#menu:is(:popover-open, [open])',
    awake: 'astro-island:not([ssr]) > #menu',
  },
  {
    name: 'Platform dialog: open',
    path: '/',
    target: '[commandfor=platforms][command=show-modal]',
    act: tap,
    answer: '#platforms:is(:popover-open, [open])',
    awake: 'astro-island:not([ssr]) > #platforms',
  },
  {
    name: 'FAQ: a question',
    path: '/faq',
    target: '[data-questions] summary',
    act: tap,
    answer: '[data-questions] details[open]',
  },
  {
    name: 'FAQ: a letter in the search',
    path: '/faq',
    target: '#faq-query',
    act: press('z'),
    answer: '#faq-query:focus',
    awake: '[data-questions] details[hidden]',
  },
  {
    name: 'Blog: a category',
    path: '/blog',
    target: '[data-category=Loans]',
    act: tap,
    answer: '[data-articles] > [hidden]',
    awake: 'astro-island:not([ssr]) [data-category]',
  },
  {
    name: 'Demo: a chart',
    path: '/',
    target: '#demo astro-island svg',
    act: tap,
    awake: '#demo canvas:not(.invisible *)',
  },
  {
    name: 'Form: a field',
    path: '/contact',
    target: 'form [name=name]',
    act: tap,
    answer: '[name=name]:focus',
    awake: 'form[novalidate]',
  },
];

const rounds = 5;

/** See `npm run bench:islands`. */
export async function benchIslands(signal: AbortSignal): Promise<void> {
  const words = process.argv.slice(2);
  const isChosen = ({ name }: Touch) => words.some((word) => name.toLowerCase().startsWith(word.toLowerCase()));
  const chosen = words.length === 0 ? touches : touches.filter(isChosen);
  await using site = await serveFolder('dist', { variable: 'PORT', port: 0 });
  const browser = await chromium.launch(launchOptions());
  signal.addEventListener('abort', () => void browser.close());
  try {
    const rows: Record<string, object> = {};
    for (const touch of chosen) {
      const cold: Result[] = [];
      const warm: Result[] = [];
      for (let round = 0; round < rounds; round++) await measure(browser, site.url, touch, cold, warm);
      rows[touch.name] = {
        bytes: cold[0]?.bytes,
        files: cold[0]?.files,
        'cold: answer ms': median(cold.map(({ answerMs }) => answerMs)),
        'cold: awake ms': median(cold.map(({ awakeMs }) => awakeMs)),
        'warm: answer ms': median(warm.map(({ answerMs }) => answerMs)),
        'warm: awake ms': median(warm.map(({ awakeMs }) => awakeMs)),
      };
    }
    console.table(rows);
  } finally {
    await browser.close();
  }
}

/** Measures a touch on a first visit, and on a second with everything cached. */
async function measure(browser: Browser, host: string, touch: Touch, cold: Result[], warm: Result[]): Promise<void> {
  const viewport = { width: 360, height: 740 };
  await using context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, colorScheme: 'light' });
  const page = await context.newPage();
  await slowLink(page, { cpuSlowdown: 4 });
  for (const results of [cold, warm]) {
    await page.goto(host + touch.path, { waitUntil: 'networkidle' });
    await page.locator(touch.target).first().scrollIntoViewIfNeeded();
    await page.evaluate(untilAtRest);
    results.push(await measureTouch(page, touch));
    await page.evaluate(() => localStorage.clear());
  }
}

async function measureTouch(page: Page, { target, act, answer, awake }: Touch): Promise<Result> {
  const brought: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      brought.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const timing = await page.evaluateHandle(timeTouch, [answer, awake]);
  await act(page.locator(target).first());
  const [answerMs, awakeMs] = await timing.evaluate(({ times }) => times);
  page.removeAllListeners('requestfinished');
  const sizes = await Promise.all(brought);
  return { answerMs, awakeMs, bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
}
