/** The service worker across releases of a site, and with a browser or host that fails it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '#lib/build/browser-module.ts';
import { serveFolder } from '#local/static-server.ts';
import { expect, test as siteTest, type Page } from '../helpers/site.ts';
import { keepPage, keptIn } from '../helpers/worker.ts';

interface Site {
  url: string;
  /** Publishes a release whose page and script both name it; the files of the previous one are gone. */
  publish: (release: string, worker?: string) => void;
}

const worker = bundle(`import '#lib/browser/offline/worker.ts'`);
const retiredWorker = bundle(`import '#lib/browser/offline/retired-worker.ts'`);

const test = siteTest.extend<{ site: Site }>({
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'));
    const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
    const publish = (release: string, code = worker) => {
      rmSync(join(folder, '_astro'), { recursive: true, force: true });
      mkdirSync(join(folder, '_astro'));
      const scripts = `<script type="module" src="/_astro/app.${release}.js"></script>`;
      write('index.html', `<title>${release}</title><p>Page ${release}</p><output></output>${scripts}`);
      write('offline.html', '<h1>No connection</h1>');
      write(
        `_astro/app.${release}.js`,
        `document.querySelector('button, p').onclick = () => import('./part.${release}.js')`,
      );
      write(`_astro/part.${release}.js`, `document.querySelector('output').textContent = 'Script ${release}'`);
      write('worker.js', code);
    };
    publish('AAAA1111');
    await using server = await serveFolder(folder, { variable: 'PORT', port: 0 });
    await use({ url: `${server.url}/`, publish });
    rmSync(folder, { recursive: true });
  },
});

test.use({ serviceWorkers: 'allow' });

/** Checks that the page, and a script that it loads later, are of this release. */
async function expectWhole(page: Page, release: string): Promise<void> {
  await page.getByText(`Page ${release}`).click();
  await expect(page.locator('output')).toHaveText(`Script ${release}`);
}

test('a kept page has the scripts of its release; online, the new one loads', async ({ page, context, site }) => {
  await page.goto(site.url);
  await keepPage(page);
  site.publish('BBBB2222');
  await context.setOffline(true);
  await page.goto(site.url);
  await expectWhole(page, 'AAAA1111');

  await context.setOffline(false);
  await page.goto(site.url);
  await expectWhole(page, 'BBBB2222');
  await expect.poll(() => keptIn(page, 'files')).toContain('/_astro/part.BBBB2222.js');
  await expect.poll(() => keptIn(page, 'files')).not.toContain('/_astro/part.AAAA1111.js');
});

test('switched off, the next visit removes the worker and everything it kept', async ({ page, site }) => {
  await page.goto(site.url);
  await keepPage(page);
  site.publish('BBBB2222', retiredWorker);
  await page.goto(site.url);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await page.goto(site.url);
  await expectWhole(page, 'BBBB2222');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a damaged cache is no worse than none', async ({ page, context, site }) => {
  await page.goto(site.url);
  await keepPage(page);
  await page.evaluate(async () => {
    const pages = await caches.open('pages');
    await pages.put('/', new Response('damaged', { headers: { 'content-type': 'text/html' } }));
    await caches.delete('files');
  });
  await page.goto(site.url);
  await expectWhole(page, 'AAAA1111');

  await page.evaluate(() => Promise.all([caches.delete('pages'), caches.delete('files')]));
  await context.setOffline(true);
  expect(await page.goto(site.url).catch(String)).toContain('ERR_');
});

test('the site works with no space left on the device', async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(site.url);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js').catch(() => undefined));
  await page.goto(site.url);
  await expectWhole(page, 'AAAA1111');
});

test('a new version of the worker that fails does not break the site', async ({ page, site }) => {
  await page.goto(site.url);
  await keepPage(page);
  site.publish('BBBB2222', 'throw new Error()');
  await page.goto(site.url);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
  await page.goto(site.url);
  await expectWhole(page, 'BBBB2222');
});
