import { assertChromium } from '#local/chromium.ts';
import { startBackend } from '#local/processes.ts';
import { serveFolder } from '#local/static-server.ts';
import { rmSync } from 'node:fs';
import { buildSite } from '../helpers/built-site.ts';
import { buildWakeSite } from '../helpers/wake-site.ts';

/** Builds and serves the site and builds the site of islands, with an empty embedded backend behind its forms. */
export default async function (): Promise<() => Promise<void>> {
  assertChromium();
  const data = '.cache/test/data';
  rmSync(data, { recursive: true, force: true });
  const resources = new AsyncDisposableStack();
  const backend = resources.use(await startBackend({ BACKEND_DATA: data, BACKEND_PORT: '0' }));
  const [dist] = await Promise.all([buildSite('.cache/test/e2e', backend.settings), buildWakeSite()]);
  const site = resources.use(await serveFolder(dist, { variable: 'PORT', port: 0 }));
  backend.allowOrigin(site.url);
  Object.assign(process.env, {
    TEST_DIST: dist,
    TEST_SITE_URL: site.url,
    TEST_BACKEND_URL: backend.settings.url,
    TEST_BACKEND_SECRET: backend.secretKey,
  });
  return () => resources.disposeAsync();
}
