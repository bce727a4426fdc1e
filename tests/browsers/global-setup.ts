import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { serveBackend } from '#dev/serve-backend.ts';
import { serveFolder } from '#dev/static-server.ts';
import { builtSite } from '../helpers/built-site.ts';

/** A served site and the backend behind its forms, with the key that may read what visitors may only write. */
export interface Site {
  url: string;
  backendUrl: string;
  backendKey: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    site: Site;
  }
}

/** Collects in `heard` what a browser reports, in syntax that every browser understands: not every driver tells. */
const listener = `window.heard=[];addEventListener("error",function(e){heard.push(e.message||"not loaded: "+(e.target.src||e.target.href))},true);
addEventListener("unhandledrejection",function(e){heard.push("rejected: "+e.reason)});
addEventListener("securitypolicyviolation",function(e){heard.push("policy: "+e.violatedDirective+" "+e.blockedURI)});
console.error=function(){heard.push("console: "+[].join.call(arguments," "))};`;

/** Serves the site with that listener in each page, and an empty embedded backend behind its forms. */
export default async function ({ provide }: TestProject): Promise<() => Promise<void>> {
  const [data, folder] = ['.cache/browsers/data', '.cache/browsers/dist'];
  for (const old of [data, folder]) rmSync(old, { recursive: true, force: true });
  const resources = new AsyncDisposableStack();
  const port = Number(process.env.TEST_BACKEND_PORT ?? 0);
  const backend = resources.use(await serveBackend(data, { variable: 'BACKEND_PORT', port }));
  await backend.open();
  cpSync(await builtSite(backend), folder, { recursive: true });
  const hash = createHash('sha256').update(listener).digest('base64');
  for (const file of globSync(`${folder}/**/*.html`)) {
    const page = readFileSync(file, 'utf8')
      .replace(/script-src 'self'|script-src/, `$& 'sha256-${hash}'`)
      .replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) => `${policy}<script>${listener}</script>`);
    writeFileSync(file, page);
    // The compressed copies would be served instead.
    for (const copy of ['.br', '.gz']) rmSync(file + copy, { force: true });
  }
  const { url } = resources.use(await serveFolder(folder, { variable: 'PORT', port: 0 }));
  backend.allowOrigin(url);
  provide('site', { url, backendUrl: backend.url, backendKey: backend.secretKey });
  return () => resources.disposeAsync();
}
