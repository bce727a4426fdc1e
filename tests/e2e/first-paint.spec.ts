/** What a phone fetches until its largest paint, whatever the machine: the page alone. And in which face headings are. */
import { expect, phone, test, type Page } from '../helpers/site.ts';
import { openWire } from '../helpers/wire.ts';

const paths = ['/', '/hi', '/faq', '/bank-analysis/hdfc', '/state/karnataka'];

/** The paths of what had arrived by the largest paint, the rules of what may be fetched ahead aside: they draw nothing. */
const untilLargestPaint = (page: Page) =>
  page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd < paint.startTime)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path !== '/speculation-rules.json');
  });

test('on a slow link nothing but the page is fetched for the largest paint', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const open = async (path: string, head = '') => {
    await using wire = await openWire(baseURL ?? '');
    await using context = await browser.newContext(phone);
    const page = await context.newPage();
    if (head) {
      await page.route('**/*', async (route) => {
        if (!route.request().isNavigationRequest()) return route.continue();
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace('<title>', `${head}<title>`) });
      });
    }
    const session = await context.newCDPSession(page);
    const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await session.send('Network.emulateNetworkConditions', network);
    await page.goto(wire.url + path);
    return { path, arrived: await untilLargestPaint(page) };
  };
  for (const path of paths) {
    expect(await open(path)).toEqual({ path, arrived: [] });
  }
  const nearMiss = await open('/faq', '<link rel="stylesheet" href="/favicon.svg">');
  expect(nearMiss.arrived).toEqual(['/favicon.svg']);
});

test('headings have one face on every visit: the system’s on phones, Eczar on larger screens', async ({ browser }) => {
  for (const [width, face] of [
    [360, false],
    [1280, true],
  ] as const) {
    for (let visit = 0; visit < 3; visit++) {
      await using context = await browser.newContext({ viewport: { width, height: 740 } });
      const page = await context.newPage();
      const fonts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
      await page.goto('/codes');
      await page.evaluate(() => document.fonts.ready);
      const isLoaded = await page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === 'Eczar' && status === 'loaded'),
      );
      expect([isLoaded, fonts.length > 0]).toEqual([face, face]);
    }
  }
});
