import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

export interface WatchedSite extends AsyncDisposable {
  url: string;
}

/** Collects in `heard` what a browser reports, in syntax that every browser understands. */
const listener = `window.heard=[];addEventListener("error",function(e){heard.push(e.message||"not loaded: "+(e.target.src||e.target.href))},true);
addEventListener("unhandledrejection",function(e){heard.push("rejected: "+e.reason)});
addEventListener("securitypolicyviolation",function(e){heard.push("policy: "+e.violatedDirective+" "+e.blockedURI)});
console.error=function(){heard.push("console: "+[].join.call(arguments," "))};`;

const listenerHash = createHash('sha256').update(listener).digest('base64');

/**
 * A site as it is served, with a script before all others in each page that collects errors and violations of the page's policy: the
 * drivers of WebKit and of old browsers report neither. Pages under /-/ are the same with their scripts blocked.
 */
export async function watchSite(url: string): Promise<WatchedSite> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const refusesScripts = path.startsWith('/-/');
    const answer = async () => {
      const source = await fetch(url + (refusesScripts ? path.slice(2) : path), { redirect: 'manual' });
      const headers = new Headers(source.headers);
      for (const name of ['content-encoding', 'content-length', 'etag', 'transfer-encoding', 'connection'])
        headers.delete(name);
      if (refusesScripts) headers.set('content-security-policy', "script-src 'none'");
      const isPage = headers.get('content-type')?.startsWith('text/html');
      const body = isPage ? addListener(await source.text()) : Buffer.from(await source.arrayBuffer());
      response.writeHead(source.status, Object.fromEntries(headers)).end(body);
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function addListener(page: string): string {
  return page
    .replace(/script-src 'self'|script-src/, `$& 'sha256-${listenerHash}'`)
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) => `${policy}<script>${listener}</script>`);
}
