import retiredWorker from '#client/offline/retired-worker.ts?raw';
import worker from '#client/offline/worker.ts?raw';
import { minifyInline } from '#components/site/minify-inline.ts';
import { languages } from '#data/languages.ts';
import { site } from '#data/site-facts.ts';

/** The service worker. Its URL must never change: browsers look for updates there. */
export function GET(): Response {
  const settings = `const languages = ${JSON.stringify(languages)};`;
  const code = minifyInline(site.offline ? settings + worker : retiredWorker);
  return new Response(code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
