import { bundle } from '#lib/build/browser-module.ts';
import { site } from '#lib/content/site-facts.ts';

/** The service worker. Its URL must never change: browsers look for updates there. */
export function GET(): Response {
  const name = site.offline ? 'worker' : 'retired-worker';
  const code = bundle(`import '#lib/browser/offline/${name}.ts'`);
  return new Response(code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
