import { rmSync } from 'node:fs';
import { serveBackend } from '#dev/serve-backend.ts';
import { serveFolder } from '#dev/static-server.ts';
import { builtSite } from '../helpers/built-site.ts';
import { assertChromium } from '../helpers/chromium.ts';

/**
 * Serves the site, with an empty embedded backend behind its forms. Builds it unless `npm test` has built it for that port.
 */
export default async function (): Promise<() => Promise<void>> {
  assertChromium();
  const data = '.cache/test/e2e-data';
  rmSync(data, { recursive: true, force: true });
  const resources = new AsyncDisposableStack();
  const { TEST_BACKEND_PORT: port } = process.env;
  const backend = resources.use(await serveBackend(data, { variable: 'BACKEND_PORT', port: Number(port ?? 0) }));
  await backend.open();
  const dist = await builtSite(backend);
  const site = resources.use(await serveFolder(dist, { variable: 'PORT', port: 0 }));
  backend.allowOrigin(site.url);
  Object.assign(process.env, {
    TEST_DIST: dist,
    TEST_SITE_URL: site.url,
    TEST_BACKEND_URL: backend.url,
    TEST_BACKEND_SECRET: backend.secretKey,
  });
  return () => resources.disposeAsync();
}
