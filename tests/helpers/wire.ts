/** The site as a host sends it, and what of it goes over the wire. */
import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { compressAsHosts } from './hosted.ts';

export interface Sent {
  path: string;
  /** The bytes of the body, compressed. */
  bytes: number;
  /** Whether the browser prefetched it by the speculation rules. */
  isPrefetch: boolean;
}

/** A server in front of another, which compresses as hosts do. Leaving its scope stops it. */
export interface Wire extends AsyncDisposable {
  url: string;
  /** Every answer so far. */
  sent: Sent[];
  /** How long each page is held back, in milliseconds. */
  pageDelay: number;
}

export async function openWire(site: string): Promise<Wire> {
  const sent: Sent[] = [];
  const settings = { pageDelay: 0 };
  const server = createServer(async (incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(site).host, 'accept-encoding': 'identity' };
    const asked = request(site + (incoming.url ?? ''), { headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const plain = await buffer(answer);
    const isText = /^text\/|json|javascript|svg|xml/.test(answer.headers['content-type'] ?? '');
    const body = isText && plain.length > 0 ? compressAsHosts(plain) : plain;
    const isPrefetch = 'sec-purpose' in incoming.headers;
    sent.push({ path: incoming.url ?? '', bytes: body.length, isPrefetch });
    if (incoming.headers.accept?.includes('text/html')) await setTimeout(settings.pageDelay);
    outgoing.writeHead(answer.statusCode ?? 500, {
      ...answer.headers,
      'content-length': body.length,
      ...(body === plain ? {} : { 'content-encoding': 'br' }),
    });
    outgoing.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return Object.assign(settings, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  });
}
