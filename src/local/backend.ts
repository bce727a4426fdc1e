/**
 * The embedded backend in its own process, reachable only from this machine. It reports to its parent (BackendReport), which tells it
 * whose pages to answer (SiteReport), and ends with it. Environment: BACKEND_DATA, BACKEND_PORT.
 */
import { createRequest, writeResponse } from 'astro/app/node';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { UserError } from '#lib/build/user-error.ts';
import { dataFolder, writeRunningBackend } from './data-folder.ts';
import { openBackend, type Backend } from './embedded-backend.ts';
import { listen, readPort } from './listen.ts';
import type { BackendReport, SiteReport } from './processes.ts';
import { requestHeaders } from './supabase-compat.ts';

/** Far above the longest row that the database takes. */
const maxBodyBytes = 1_000_000;

const resources = new AsyncDisposableStack();
/** The origins whose pages it answers; none until the site is served. */
const origins = new Set<string>();
process.on('message', ({ siteOrigin }: SiteReport) => {
  origins.add(siteOrigin).add(siteOrigin.replace('127.0.0.1', 'localhost'));
});

const report = (message: BackendReport): boolean | undefined => process.send?.(message);
const stop = async (): Promise<void> => {
  await resources.disposeAsync();
  process.exit();
};
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());
// Ctrl-C and the closing of a terminal reach all its processes; the parent decides when to stop this one.
for (const name of ['SIGINT', 'SIGHUP'] as const) process.on(name, () => {});

try {
  const folder = dataFolder();
  const backend = resources.use(await openBackend(folder));
  // Lite prints every refused request with its row, which is personal data. The client gets the reason anyway.
  const printError = console.error;
  console.error = (...values) => {
    if (requestHeaders.getStore() === undefined) printError(...values);
  };
  const server = createServer((incoming, outgoing) => {
    answer(backend, incoming, outgoing).catch(() => {
      // The client has disconnected, or fetch has failed, and there is nothing more to say.
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    });
  });
  const url = await listen(server, readPort('BACKEND_PORT', 54_321));
  resources.defer(() => server.close().closeAllConnections());
  const { secretKey } = backend;
  writeRunningBackend(folder, { url, secretKey });
  report({ url, secretKey });
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  report({ mistake: error.message });
  process.exitCode = 1;
  process.disconnect();
}

/**
 * Refuses requests from pages of other origins. Browsers send the header Origin even with requests that need no preflight; programs
 * such as `npm run inbox` do not send it and are answered.
 */
async function answer(backend: Backend, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { origin } = incoming.headers;
  const status =
    Number(incoming.headers['content-length']) > maxBodyBytes
      ? 413
      : origin !== undefined && !origins.has(origin)
        ? 403
        : undefined;
  if (status !== undefined) {
    outgoing.writeHead(status, { vary: 'Origin' }).end();
    return;
  }
  const response = await backend.fetch(createRequest(incoming, { bodySizeLimit: maxBodyBytes }));
  const headers = new Headers(response.headers);
  headers.append('vary', 'Origin');
  if (origin === undefined) headers.delete('access-control-allow-origin');
  else headers.set('access-control-allow-origin', origin);
  await writeResponse(new Response(response.body, { status: response.status, headers }), outgoing);
}
