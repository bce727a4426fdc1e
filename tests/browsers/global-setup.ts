import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startBackend } from '#local/processes.ts';
import { serveFolder } from '#local/static-server.ts';
import { buildSite } from '../helpers/built-site.ts';
import type { Site } from './steps.ts';
import { watchSite } from './watched-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: Site;
  }
}

/** Builds and serves the site, with an empty embedded backend behind its forms. */
export default async function ({ provide }: TestProject): Promise<() => Promise<void>> {
  const data = '.cache/browsers/data';
  rmSync(data, { recursive: true, force: true });
  const resources = new AsyncDisposableStack();
  const backend = resources.use(await startBackend({ BACKEND_DATA: data, BACKEND_PORT: '0' }));
  const dist = await buildSite('.cache/browsers/dist', backend.settings);
  const served = resources.use(await serveFolder(dist, { variable: 'PORT', port: 0 }));
  const { url } = resources.use(await watchSite(served.url));
  backend.allowOrigin(url);
  provide('site', { url, backendUrl: backend.settings.url, backendKey: backend.secretKey });
  return () => resources.disposeAsync();
}
