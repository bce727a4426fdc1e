import { createRequest, writeResponse } from 'astro/app/node';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dataFolder, localPublishableKey, writeAccess, type BackendAccess } from './backend-access.ts';
import { openBackend, type Backend } from './embedded-backend.ts';
import { listen, readPort, type PortSetting } from './listen.ts';
import { requestHeaders } from './supabase-compat.ts';

/** Far above the longest row that the database takes. */
const maxBodyBytes = 1_000_000;

/** The embedded backend on a port of this machine. Leaving its scope ends it. */
export interface ServedBackend extends AsyncDisposable, BackendAccess {
  publishableKey: string;
  /** Lets pages of this origin use it; until then it refuses all pages. */
  allowOrigin: (origin: string) => void;
}

/**
 * Opens the embedded backend and serves it to this machine only.
 * @param folder where rows are kept
 * @throws UserError when the folder or the port is in use
 */
export async function serveBackend(
  folder = dataFolder(),
  port: PortSetting = readPort('BACKEND_PORT', 54_321),
): Promise<ServedBackend> {
  await using resources = new AsyncDisposableStack();
  const backend = resources.use(await openBackend(folder));
  // Lite prints every refused request with its row, which is personal data. The client gets the reason anyway.
  const printError = console.error;
  console.error = (...values) => {
    if (requestHeaders.getStore() === undefined) printError(...values);
  };
  resources.defer(() => void (console.error = printError));
  const origins = new Set<string>();
  const server = createServer((incoming, outgoing) => {
    answer(backend, origins, incoming, outgoing).catch(() => {
      // The client has disconnected, or fetch has failed, and there is nothing more to say.
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    });
  });
  const access = { url: await listen(server, port), secretKey: backend.secretKey };
  resources.defer(() => server.close().closeAllConnections());
  writeAccess(folder, access);
  const opened = resources.move();
  return {
    ...access,
    publishableKey: localPublishableKey,
    allowOrigin: (origin) => origins.add(origin).add(origin.replace('127.0.0.1', 'localhost')),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/**
 * Refuses requests from pages of other origins. Browsers send the header Origin even with requests that need no preflight; programs
 * such as `npm run inbox` do not send it and are answered.
 */
async function answer(
  backend: Backend,
  origins: ReadonlySet<string>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { origin } = incoming.headers;
  const refuse = (status: number) => outgoing.writeHead(status, { vary: 'Origin', connection: 'close' }).end();
  if (origin !== undefined && !origins.has(origin)) refuse(403);
  else {
    const body = await readBody(incoming);
    if (!body) return void refuse(413);
    const response = await backend.fetch(createRequest(Object.assign(incoming, { body })));
    const headers = new Headers(response.headers);
    headers.append('vary', 'Origin');
    if (origin === undefined) headers.delete('access-control-allow-origin');
    else headers.set('access-control-allow-origin', origin);
    await writeResponse(new Response(response.body, { status: response.status, headers }), outgoing);
  }
}

/** @returns undefined when it is longer than `maxBodyBytes`, whether its length was announced or not */
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
