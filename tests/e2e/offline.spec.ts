/** What a visitor can see without a connection: src/client/offline. */
import { expect, test, type Page } from '../helpers/site.ts';
import { reportConnection } from '../helpers/demo.ts';
import { Form, makeMessage } from '../helpers/message-form.ts';
import { openWire } from '../helpers/wire.ts';
import { cachedIn, expectCached, expectFilesCached, hurryWorker } from '../helpers/worker.ts';

test.use({ serviceWorkers: 'allow' });

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

for (const saveData of [false, true]) {
  test(`a visitor gets ${saveData ? 'no' : 'a'} worker after ten seconds, Save-Data: ${saveData}`, async ({ page }) => {
    await reportConnection(page, { saveData });
    await page.clock.install();
    // Before the page is there, so that its ten seconds pass only as the test runs them.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/about');
    await page.clock.runFor(9_900);
    expect(await workers(page)).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(async () => (await workers(page)).length).toBe(saveData ? 0 : 1);
  });
}

const obstacles = {
  'the server has no worker': () => {
    const { register } = ServiceWorkerContainer.prototype;
    navigator.serviceWorker.register = () => register.call(navigator.serviceWorker, '/no-worker.js');
  },
  'the browser refuses storage, as in private windows': () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
};

test('without storage, or a worker on the server, the site works without a worker', async ({ page }) => {
  for (const [obstacle, raise] of Object.entries(obstacles)) {
    await test.step(obstacle, async () => {
      await page.addInitScript(raise);
      await page.clock.install();
      await page.goto('/faq');
      await page.clock.runFor(11_000);
      await page.getByRole('searchbox').fill('refund');
      await expect(page.locator('details:not([hidden])').first()).toBeVisible();
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('a visitor who stays', () => {
  test.beforeEach(({ page }) => hurryWorker(page));

  test('reads visited pages again; any other page lists them', async ({ page, context }) => {
    await page.goto('/security');
    await expectCached(page);
    await page.goto('/faq?q=refund');
    await expectCached(page);
    // There is no trace of what was searched for, nor of files and feeds.
    const kept = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) urls.push(request.url, (await cache.match(request))!.url);
      }
      return urls;
    });
    expect(kept).toContainEqual(expect.stringMatching(/\/faq$/));
    const asked = kept.filter((path) => !path.includes('/_astro/'));
    expect(asked.filter((path) => /refund|\.(xml|csv|md|txt|json)$/.test(path))).toEqual([]);
    await context.setOffline(true);

    await page.goto('/security');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where your statement goes');
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    const links = page.locator('[data-cached]').getByRole('link');
    await expect(links).toHaveCount(2);
    await links.filter({ hasText: 'Questions' }).click();
    await page.waitForURL('**/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await context.setOffline(false);
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
  });

  test('and reads Hindi is told in Hindi that there is no connection', async ({ page, context }) => {
    await page.goto('/hi/security');
    await expectCached(page);
    await context.setOffline(true);
    for (const path of ['/hi/pricing', '/pricing']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('इंटरनेट नहीं है');
    }
    const links = page.locator('[data-cached]').getByRole('link');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', '/hi/security');
  });

  test('and touches nothing: no script is kept, and pages respond', async ({ page, context }) => {
    await page.goto('/faq');
    await page.evaluate(() => document.fonts.ready);
    await expectCached(page);
    await expectFilesCached(page);
    const files = await cachedIn(page, 'files');
    expect(files.filter((path) => path.endsWith('.woff2'))).not.toEqual([]);
    expect(files.filter((path) => path.endsWith('.js'))).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await page.locator('summary').first().click();
    await expect(page.locator('details').first()).toHaveAttribute('open');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('and searches: the search works without a connection', async ({ page, context }) => {
    await page.goto('/faq');
    await expectCached(page);
    await page.getByRole('searchbox').fill('refund');
    await expect(page.locator('astro-island:has(search)[ssr]')).toHaveCount(0);
    await expect(page.locator('details[hidden]').first()).toBeAttached();
    await expectFilesCached(page);

    await context.setOffline(true);
    await page.reload();
    await page.getByRole('searchbox').fill('refund');
    await expect(page.locator('astro-island:has(search)[ssr]')).toHaveCount(0);
    await expect(page.locator('details[hidden]').first()).toBeAttached();
    await expect(page.locator('details:not([hidden])').first()).toBeVisible();
  });

  test('gets prefetched pages once, and keeps only those that were read', async ({ page, baseURL }) => {
    await using wire = await openWire(baseURL ?? '');
    await page.goto(`${wire.url}/security`);
    await expectCached(page);
    // From now on the worker answers.
    await page.reload();
    await page.locator('main a[href="/privacy-policy"]').first().hover();
    const prefetched = () => wire.sent.filter(({ isPrefetch }) => isPrefetch).map(({ path }) => path);
    await expect.poll(prefetched).toContain('/privacy-policy');
    await page.goto(`${wire.url}/about`);
    await expectCached(page);
    expect(prefetched()).toEqual([...new Set(prefetched())]);
    expect((await cachedIn(page, 'pages')).sort()).toEqual(['/about', '/security']);
  });
});

test('a message sent offline is kept, and the visitor is told', async ({ page, context }) => {
  await hurryWorker(page);
  const form = new Form(page);
  for (const hasUsed of [false, true]) {
    await form.open();
    await expectCached(page);
    if (hasUsed) {
      await form.write(makeMessage());
      await form.expectHydrated();
      await expectFilesCached(page);
    }
    await context.setOffline(true);
    await page.reload();
    const written = makeMessage();
    await form.write(written);
    await form.button.click();
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    if (hasUsed) await expect(page.getByRole('alert')).toContainText('this tab keeps it until you close it');
    await form.expectFields(written);
    await page.reload();
    await form.expectFields(written);
    await context.setOffline(false);
  }
});
