/**
 * The embedded backend as a process of its own, reachable from this machine only. It reports to the process that started it
 * (BackendReport), hears from it whose pages to answer (SiteReport) and ends with it. Environment: BACKEND_DATA, BACKEND_PORT.
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
/** Nobody's pages until the site is served. */
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
  // Lite prints every refused request with the row in it, which is personal data. The client gets the reason in any case.
  const printError = console.error;
  console.error = (...values) => {
    if (requestHeaders.getStore() === undefined) printError(...values);
  };
  const server = createServer((incoming, outgoing) => {
    answer(backend, incoming, outgoing).catch(() => {
      // The client went away in the middle, or fetch broke: there is nobody to tell, or nothing more to say.
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
 * Refuses what pages of other origins ask for. Browsers name the page's origin in the header Origin, also with requests that need
 * no preflight; programs such as `npm run inbox` send none and are answered.
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
