/** What a page takes over the wire until 15 s after it has loaded, on a phone that nobody touches, the service worker's requests included. */
import { expect, phone, test } from '../helpers/site.ts';
import { openWire, type Sent } from '../helpers/wire.ts';
import { cachedIn, expectCached } from '../helpers/worker.ts';

test.use({ ...phone, serviceWorkers: 'allow' });

const total = (answers: readonly Sent[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);

for (const path of ['/', '/faq', '/codes', '/contact', '/bank-analysis/hdfc', '/blog/bank-statement-for-home-loan']) {
  test(`${path}: at most 40,000 bytes, of which 6,000 are scripts`, async ({ page, baseURL }) => {
    await using wire = await openWire(baseURL ?? '');
    await page.clock.install();
    await page.goto(wire.url + path, { waitUntil: 'load' });
    const untilLoad = total(wire.sent);
    await page.clock.runFor(15_000);
    // The worker, registered after ten seconds, has finished.
    await expectCached(page);
    await page.waitForLoadState('networkidle');
    expect(await cachedIn(page, 'pages')).toEqual([path]);

    const asked = wire.sent.filter(({ isPrefetch }) => !isPrefetch);
    const scripts = asked.filter(({ path }) => path.endsWith('.js'));
    console.log(`${path}: ${untilLoad} B until load, ${total(asked)} B in all, ${total(scripts)} B of scripts`);
    expect(scripts.map(({ path }) => path)).toEqual(['/worker.js']);
    expect(total(scripts)).toBeLessThanOrEqual(6_000);
    expect(total(asked)).toBeLessThanOrEqual(40_000);
  });
}
