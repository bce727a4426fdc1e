/**
 * The embedded backend as a process of its own, reachable from this machine only. It reports to the process that started it
 * (BackendReport), hears from it whose pages to answer (SiteReport) and ends with it. Environment: BACKEND_DATA, BACKEND_PORT.
 */
import { createServer } from 'node:http';
import { UserError } from '#lib/build/user-error.ts';
import type { BackendReport, SiteReport } from './backend-process.ts';
import { dataFolder, writeRunningBackend } from './data-folder.ts';
import { openBackend } from './embedded-backend.ts';
import { requestHeaders } from './supabase-compat.ts';
import { listen, readPort } from './listen.ts';
import { answerOnly } from './own-origins.ts';
import { toRequestListener } from './request-listener.ts';

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
// Ctrl-C reaches every process of the terminal; the one that started this one decides when to stop it.
process.on('SIGINT', () => {});

try {
  const folder = dataFolder();
  const backend = resources.use(await openBackend(folder));
  // Lite prints every refused request with the row in it, which is personal data. The client gets the reason in any case.
  const printError = console.error;
  console.error = (...values) => {
    if (requestHeaders.getStore() === undefined) printError(...values);
  };
  const server = createServer(toRequestListener(answerOnly(origins, backend.fetch)));
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
