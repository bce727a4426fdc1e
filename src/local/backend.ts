/**
 * The embedded backend as a process of its own, reachable from this machine only. It reports to the process that started it
 * (BackendReport) and ends with it. Environment: BACKEND_DATA, BACKEND_PORT.
 */
import { createServer } from 'node:http';
import { UserError } from '#lib/build/user-error.ts';
import type { BackendReport } from './backend-process.ts';
import { dataFolder, writeAddress } from './data-folder.ts';
import { openBackend } from './embedded-backend.ts';
import { listen, readPort } from './listen.ts';
import { toRequestListener } from './request-listener.ts';

const resources = new AsyncDisposableStack();
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
  // Lite prints every refused request with the row in it, which is personal data. The client is told why anyhow.
  console.error = () => {};
  const server = createServer(toRequestListener(backend.fetch));
  const url = await listen(server, readPort('BACKEND_PORT', 54_321));
  resources.defer(() => server.close().closeAllConnections());
  writeAddress(folder, url);
  report({ url });
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  report({ mistake: error.message });
  process.exitCode = 1;
  process.disconnect();
}
