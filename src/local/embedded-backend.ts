import { App } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { UserError } from '#lib/errors/user-error.ts';
import { localPublishableKey } from './backend-access.ts';
import { lock } from './lock.ts';
import { SupabaseCompatConnection, requestHeaders } from './supabase-compat.ts';

/** Supabase's data API (/rest/v1) on an embedded PostgreSQL that has run supabase/migrations. */
export interface Backend extends AsyncDisposable {
  connection: SupabaseCompatConnection;
  /** May read and delete what visitors sent, until this backend is closed. */
  secretKey: string;
  /** Answers a request as hosted Supabase would. */
  fetch: (request: Request) => Promise<Response>;
}

/** Another process has the data folder open. */
export class FolderInUse extends UserError {}

/**
 * Opens the database in a folder, or creates it. Rows outlive the process, however it ends.
 * @throws FolderInUse when another process has it open
 */
export async function openBackend(folder: string): Promise<Backend> {
  const unlock = lock(folder);
  if (!unlock)
    throw new FolderInUse(
      `The rows in ${folder} are in use by another process (npm start or npm run dev). Stop it, or keep other rows: BACKEND_DATA=<folder>.`,
    );
  const connection = new SupabaseCompatConnection({ url: join(folder, 'postgres') });
  await keepExitCode(() => connection.prepare());
  const secretKey = `sb_secret_${randomBytes(24).toString('base64url')}`;
  const app = new App({
    connection,
    // `npm run inbox` reads a table at once.
    api: { max_rows: Number.MAX_SAFE_INTEGER },
    auth: {
      enabled: false,
      publishable_key: localPublishableKey,
      secret_key: secretKey,
      // Nobody signs in, so no signed token is valid.
      jwt_secret: crypto.randomUUID(),
    },
    options: { server: { admin: false, disableStudio: true } },
  });
  await applyPendingMigrations(app);
  await connection.exec('select private.forget_senders()');
  // PGlite has one session, in which Lite would mix the statements of several requests, so they take turns.
  let previous: Promise<unknown> = Promise.resolve();
  const takeTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = previous.then(work);
    previous = result.catch(() => {});
    return result;
  };
  return {
    connection,
    secretKey,
    fetch: async (request) => {
      if (!new URL(request.url).pathname.startsWith('/rest/v1/')) return new Response(null, { status: 404 });
      const headers = Object.fromEntries(request.headers);
      return takeTurn(() => requestHeaders.run(headers, () => app.fetch(request, { peerAddress: null })));
    },
    [Symbol.asyncDispose]: async () => {
      await takeTurn(() => keepExitCode(() => connection.close()));
      unlock();
    },
  };
}

/** PGlite writes the exit codes of its own programs over that of this process. */
async function keepExitCode(work: () => Promise<unknown>): Promise<void> {
  const { exitCode } = process;
  await work();
  process.exitCode = exitCode;
}
