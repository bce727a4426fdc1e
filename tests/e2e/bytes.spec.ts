/** What a page takes over the wire until 15 s after it has loaded, on a phone that nobody touches, the service worker's requests included. */
import { expect, phone, test } from '../helpers/site.ts';
import { openWire, type Sent } from '../helpers/wire.ts';
import { cachedIn } from '../helpers/worker.ts';

const total = (answers: readonly Sent[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);
const paths = ['/', '/faq', '/codes', '/contact', '/bank-analysis/hdfc', '/blog/bank-statement-for-home-loan'];

test('each page takes at most 40,000 bytes, of which 6,000 are scripts', async ({ browser, baseURL }) => {
  // All wait at once, each with a server and a worker of its own.
  const visits = paths.map(async (path) => {
    await using wire = await openWire(baseURL ?? '');
    await using context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(wire.url + path, { waitUntil: 'load' });
    const untilLoad = total(wire.sent);
    await page.waitForTimeout(15_000);
    // The worker has finished: it was registered after ten seconds.
    expect(await cachedIn(page, 'pages')).toEqual([path]);

    const asked = wire.sent.filter(({ isPrefetch }) => !isPrefetch);
    const scripts = asked.filter(({ path }) => path.endsWith('.js'));
    console.log(`${path}: ${untilLoad} B until load, ${total(asked)} B in all, ${total(scripts)} B of scripts`);
    expect(scripts.map(({ path }) => path)).toEqual(['/worker.js']);
    expect(total(scripts)).toBeLessThanOrEqual(6_000);
    expect(total(asked)).toBeLessThanOrEqual(40_000);
  });
  await Promise.all(visits);
});
