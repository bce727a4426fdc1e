import { App } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#lib/errors.ts';
import { lock } from '#lib/lock.ts';
import { localPublishableKey } from './backend-access.ts';
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

/** How often senders are forgotten while no message comes; on hosted Supabase it is as often. */
const forgetEveryMs = 5 * 60_000;

/**
 * Opens the database in a folder, or creates it. Rows outlive the process, however it ends.
 * @throws FolderInUse when another process has it open
 * @throws UserError when the folder cannot be used, or the database in it is damaged
 */
export async function openBackend(folder: string): Promise<Backend> {
  await using resources = new AsyncDisposableStack();
  resources.defer(claimFolder(folder));
  const connection = new SupabaseCompatConnection({ url: join(folder, 'postgres') });
  const printError = console.error;
  // Lite prints the stack of what it throws.
  console.error = () => {};
  try {
    await keepExitCode(() => connection.prepare());
  } catch (cause) {
    throw new UserError(
      `The database in ${folder} cannot be opened: it is damaged or of another version, or the disk is full. Restore the folder from a copy, or move it away to begin with no rows.`,
      { cause },
    );
  } finally {
    console.error = printError;
  }
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
  const forget = () => void takeTurn(() => connection.exec('select private.forget_senders()')).catch(() => {});
  const timer = setInterval(forget, forgetEveryMs).unref();
  const opened = resources.move();
  return {
    connection,
    secretKey,
    fetch: async (request) => {
      if (!new URL(request.url).pathname.startsWith('/rest/v1/')) return new Response(null, { status: 404 });
      const headers = Object.fromEntries(request.headers);
      return takeTurn(() => requestHeaders.run(headers, () => app.fetch(request, { peerAddress: null })));
    },
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer);
      await takeTurn(() => keepExitCode(() => connection.close()));
      await opened.disposeAsync();
    },
  };
}

/** @returns how to let go of the folder again */
function claimFolder(folder: string): () => void {
  const rows = join(folder, 'postgres');
  try {
    const unlock = lock(folder);
    if (unlock) {
      // PostgreSQL's files are readable by everybody otherwise.
      mkdirSync(rows, { recursive: true });
      chmodSync(rows, 0o700);
      return unlock;
    }
  } catch (cause) {
    throw new UserError(
      `${folder} cannot hold the rows (${String(cause)}). Name a folder that this user may write: BACKEND_DATA=<folder>.`,
      { cause },
    );
  }
  throw new FolderInUse(
    `The rows in ${folder} are in use by another process (npm start or npm run dev). Stop it, or keep other rows: BACKEND_DATA=<folder>.`,
  );
}

/** PGlite writes the exit codes of its own programs over that of this process. */
async function keepExitCode(work: () => Promise<unknown>): Promise<void> {
  const { exitCode } = process;
  await work();
  process.exitCode = exitCode;
}
