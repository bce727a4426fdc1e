/** The service worker across releases of a site, and with a browser or host that fails it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minifyInline } from '#components/site/minify-inline.ts';
import { serveFolder } from '#dev/static-server.ts';
import { expect, test as siteTest, type Page } from '../helpers/site.ts';
import { openWire } from '../helpers/wire.ts';
import { cachedIn, expectCached, expectFilesCached, hurryWorker } from '../helpers/worker.ts';

interface Site {
  url: string;
  remove: (file: string) => void;
  /** Publishes a release: a page, and a script that it loads on a press. The files of the previous one are gone. */
  publish: (release: string, worker?: string) => void;
}

const scriptOf = (file: string, before = '') => minifyInline(before + readFileSync(`src/${file}`, 'utf8'));
const worker = scriptOf('client/offline/worker.ts', "const languages = ['en'];");
const retiredWorker = scriptOf('client/offline/retired-worker.ts');
const reporter = scriptOf('components/site/worker.inline.ts');

const test = siteTest.extend<{ site: Site }>({
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'));
    const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
    const publish = (release: string, code = worker) => {
      rmSync(join(folder, '_astro'), { recursive: true, force: true });
      mkdirSync(join(folder, '_astro'));
      const press = `document.querySelector('p').onclick = () => import('/_astro/part.${release}.js')`;
      const page = (name: string) => `<title>${release}</title><script>${reporter}</script><p>${name} ${release}</p>
        <output></output><script>${press}</script>`;
      write('index.html', page('Page'));
      write('second.html', page('Second page'));
      write('offline.html', '<h1>No connection</h1>');
      write(`_astro/part.${release}.js`, `document.querySelector('output').textContent = 'Script ${release}'`);
      write('worker.js', code);
    };
    publish('AAAA1111');
    write('_headers', readFileSync('public/_headers', 'utf8'));
    await using server = await serveFolder(folder, { variable: 'PORT', port: 0 });
    await use({ url: `${server.url}/`, publish, remove: (file) => rmSync(join(folder, file)) });
    rmSync(folder, { recursive: true });
  },
});

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => hurryWorker(page));

/** Checks that the page, and a script that it loads later, are of this release. */
async function expectWhole(page: Page, release: string): Promise<void> {
  await page.getByText(`Page ${release}`, { exact: true }).click();
  await expect(page.locator('output')).toHaveText(`Script ${release}`);
}

/** Opens the first page, uses it, and waits until it and its script are cached. */
async function readPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expectWhole(page, 'AAAA1111');
  await expectCached(page);
  await expectFilesCached(page);
}

/** The HTML of the home page's copy in a cache. */
const readCopy = (page: Page, cacheName: 'pages' | 'late') =>
  page.evaluate(async (cacheName) => (await caches.match('/', { cacheName }))?.text(), cacheName);

test('a cached page has the script of its release; online, the new one loads', async ({ page, context, site }) => {
  await readPage(page, site.url);
  site.publish('BBBB2222');
  await context.setOffline(true);
  await page.goto(site.url);
  await expectWhole(page, 'AAAA1111');

  await context.setOffline(false);
  await page.goto(site.url);
  await expectWhole(page, 'BBBB2222');
  await expectFilesCached(page);
});

test('on a slow link a page is shown as it was read, then the new release', async ({ page, context, site }) => {
  await using wire = await openWire(site.url.slice(0, -1));
  await readPage(page, wire.url);
  site.publish('BBBB2222');
  wire.pageDelay = 3_500;
  await page.goto(wire.url);
  await expectWhole(page, 'AAAA1111');
  await expect.poll(() => readCopy(page, 'late')).toContain('BBBB2222');

  // The script of the new release has not been loaded.
  await context.setOffline(true);
  await page.goto(wire.url);
  await expectWhole(page, 'AAAA1111');

  await context.setOffline(false);
  wire.pageDelay = 60_000;
  await page.goto(wire.url);
  await expectWhole(page, 'BBBB2222');
  await expectFilesCached(page);
  await expect.poll(() => readCopy(page, 'pages')).toContain('BBBB2222');
  await expect.poll(() => readCopy(page, 'late')).toBeUndefined();
  await context.setOffline(true);
  await page.goto(wire.url);
  await expectWhole(page, 'BBBB2222');
});

test('with no space left, a page that was kept stays, and can be read offline', async ({ page, context, site }) => {
  await using wire = await openWire(site.url.slice(0, -1));
  await readPage(page, wire.url);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: wire.url.replace(/\/$/, ''), quotaSize: 1 });
  site.publish('BBBB2222');
  // Its answer comes late, and cannot be kept.
  wire.pageDelay = 3_500;
  await page.goto(wire.url);
  await expectWhole(page, 'AAAA1111');
  await page.waitForTimeout(4_000);
  // It is read again, and its new copy cannot be kept either.
  wire.pageDelay = 0;
  await page.goto(wire.url);
  await expectWhole(page, 'BBBB2222');
  await page.waitForTimeout(1_000);
  expect(await cachedIn(page, 'pages')).toEqual(['/']);
  await context.setOffline(true);
  await page.goto(wire.url);
  await expectWhole(page, 'AAAA1111');
});

test('a page that was deleted is not shown offline any more', async ({ page, context, site }) => {
  await page.goto(`${site.url}second`);
  await expectCached(page);
  site.remove('second.html');
  expect((await page.goto(`${site.url}second`))?.status()).toBe(404);
  await expect.poll(() => cachedIn(page, 'pages')).not.toContain('/second');
  await context.setOffline(true);
  await page.goto(`${site.url}second`);
  await expect(page.getByRole('heading')).toHaveText('No connection');
});

test('the pages and files that were loaded longest ago make room', async ({ page, site }) => {
  await page.goto(site.url);
  await expectCached(page);
  await page.evaluate(async () => {
    for (const [name, count] of [
      ['pages', 39],
      ['files', 300],
    ] as const) {
      const cache = await caches.open(name);
      for (let index = 0; index < count; index++) await cache.put(`/other/${index}`, new Response(''));
    }
  });
  await page.goto(`${site.url}second`);
  await expectCached(page);
  await expect.poll(() => cachedIn(page, 'pages')).toHaveLength(40);
  expect(await cachedIn(page, 'pages')).not.toContain('/');
  expect(await cachedIn(page, 'files')).toHaveLength(300);
});

test('switched off, the next visit removes the worker and everything it kept', async ({ page, site }) => {
  await readPage(page, site.url);
  site.publish('BBBB2222', retiredWorker);
  await page.goto(site.url);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await page.goto(site.url);
  await expectWhole(page, 'BBBB2222');
  // It unregisters itself once the caches are gone, which may be after this visit began.
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
