import { assertChromium } from '#local/chromium.ts';
import { startBackend } from '#local/processes.ts';
import { serveFolder } from '#local/static-server.ts';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSite, siteFolder } from '../helpers/built-site.ts';

/**
 * Serves the site, with an empty embedded backend behind its forms. Builds it unless `npm test` has built it for that port.
 */
export default async function (): Promise<() => Promise<void>> {
  assertChromium();
  const data = '.cache/test/data';
  rmSync(data, { recursive: true, force: true });
  const resources = new AsyncDisposableStack();
  const { TEST_BACKEND_PORT: port } = process.env;
  const backend = resources.use(await startBackend({ BACKEND_DATA: data, BACKEND_PORT: port ?? '0' }));
  const dist = port ? resolve(siteFolder) : await buildSite('.cache/test/e2e', backend.settings);
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
