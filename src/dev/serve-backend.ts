import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { UserError } from '#lib/errors.ts';
import {
  claimFolder,
  createSecretKey,
  dataFolder,
  localPublishableKey,
  writeAccess,
  type BackendAccess,
} from './backend-access.ts';
import type { Backend } from './embedded-backend.ts';
import { listen, readPort, type PortSetting } from './listen.ts';

/** Far above the longest row that the database accepts. */
const maxBodyBytes = 1_000_000;

/** The embedded backend on a port of this machine. Leaving its scope ends it. */
export interface ServedBackend extends AsyncDisposable, BackendAccess {
  publishableKey: string;
  /** Lets pages of this origin use it; others are refused. */
  allowOrigin: (origin: string) => void;
  /** Opens the database before the first request. Throws a UserError when it is damaged. */
  open: () => Promise<unknown>;
}

/**
 * Serves the embedded backend to this machine only. Its database takes seconds and 700 MB to open, so the first request opens it.
 * @throws UserError when the folder or the port is in use
 */
export async function serveBackend(
  folder = dataFolder(),
  port: PortSetting = readPort('BACKEND_PORT', 54_321),
): Promise<ServedBackend> {
  await using resources = new AsyncDisposableStack();
  resources.defer(claimFolder(folder));
  const secretKey = createSecretKey();
  let opening: Promise<Backend> | undefined;
  // Lite and the database take a while to load.
  const open = () =>
    (opening ??= import('./embedded-backend.ts').then(({ openBackend }) => openBackend(folder, secretKey)));
  resources.defer(async () => (await opening?.catch(() => undefined))?.[Symbol.asyncDispose]());
  const origins = new Set<string>();
  const server = createServer((incoming, outgoing) => {
    answer(open, origins, incoming, outgoing).catch((error: unknown) => {
      if (error instanceof UserError) console.error(error.message);
      // Otherwise the client has disconnected, or fetch has failed.
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    });
  });
  const access = { url: await listen(server, port), secretKey };
  resources.defer(() => server.close().closeAllConnections());
  writeAccess(folder, access);
  const opened = resources.move();
  return {
    ...access,
    open,
    publishableKey: localPublishableKey,
    allowOrigin: (origin) => origins.add(origin).add(origin.replace('127.0.0.1', 'localhost')),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/**
 * Refuses requests from pages of other origins: browsers always send the header Origin. Programs such as `npm run inbox` do not, and
 * are answered.
 */
async function answer(
  open: () => Promise<Backend>,
  origins: ReadonlySet<string>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { origin } = incoming.headers;
  const refuse = (status: number) => outgoing.writeHead(status, { vary: 'Origin', connection: 'close' }).end();
  if (origin !== undefined && !origins.has(origin)) return void refuse(403);
  const body = await readBody(incoming);
  if (!body) return void refuse(413);
  const backend = await open();
  const { createRequest, writeResponse } = await import('astro/app/node');
  const response = await backend.fetch(createRequest(Object.assign(incoming, { body })));
  const headers = new Headers(response.headers);
  headers.append('vary', 'Origin');
  if (origin === undefined) headers.delete('access-control-allow-origin');
  else headers.set('access-control-allow-origin', origin);
  await writeResponse(new Response(response.body, { status: response.status, headers }), outgoing);
}

/** @returns undefined when it is longer than `maxBodyBytes` */
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
