import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Far above the longest row that the database takes. */
const maxBodyBytes = 1_000_000;

/** Serves a fetch function with node:http. Requests that cannot be read as HTTP are answered 400, too long ones 413. */
export function toRequestListener(fetch: (request: Request) => Promise<Response>): RequestListener {
  return (incoming, outgoing) => {
    answer(fetch, incoming, outgoing).catch(() => {
      // The client went away in the middle, or fetch broke: there is nobody to tell, or nothing more to say.
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    });
  };
}

async function answer(
  fetch: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = await readBody(incoming);
  if (body === undefined) {
    outgoing.writeHead(413, { connection: 'close' }).end();
    return;
  }
  const request = toRequest(incoming, body);
  if (request === undefined) {
    outgoing.writeHead(400).end();
    return;
  }
  const response = await fetch(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** @returns undefined when the body is too long */
async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @returns undefined when fetch does not accept the URL, method or a header */
function toRequest(incoming: IncomingMessage, body: Buffer): Request | undefined {
  try {
    return new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host}`), {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: body.length > 0 ? new Uint8Array(body) : null,
    });
  } catch {
    return undefined;
  }
}
