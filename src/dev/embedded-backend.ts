import { App } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#lib/errors.ts';
import { createSecretKey, localPublishableKey } from './backend-access.ts';
import { SupabaseCompatConnection, requestHeaders } from './supabase-compat.ts';

/** Supabase's data API (/rest/v1) on an embedded PostgreSQL that has run supabase/migrations. */
export interface Backend extends AsyncDisposable {
  connection: SupabaseCompatConnection;
  /** Answers a request as hosted Supabase would. */
  fetch: (request: Request) => Promise<Response>;
}

/** How often senders are forgotten, as on hosted Supabase. */
const forgetEveryMs = 5 * 60_000;

/**
 * Opens the database in a folder that this process has claimed, or creates it. Rows outlive the process, however it ends.
 * @throws UserError when the database is damaged or cannot be created
 */
export async function openBackend(folder: string, secretKey = createSecretKey()): Promise<Backend> {
  const rows = join(folder, 'postgres');
  // Exists while the database is created. If that ends early, as on a full disk, what is left holds no rows.
  const unfinished = join(folder, 'unfinished');
  if (existsSync(unfinished)) rmSync(rows, { recursive: true, force: true });
  const isNew = !existsSync(join(rows, 'PG_VERSION'));
  if (isNew) {
    mkdirSync(rows, { recursive: true, mode: 0o700 });
    writeFileSync(unfinished, '');
  }
  const connection = new SupabaseCompatConnection({ url: rows });
  const printError = console.error;
  // Lite prints what it throws.
  console.error = () => {};
  try {
    await keepExitCode(() => connection.prepare());
  } catch (cause) {
    throw new UserError(
      isNew
        ? `The database in ${folder} cannot be created, for example because the disk is full. Start again once there is room.`
        : `The database in ${folder} cannot be opened: it is damaged or of another version, or the disk is full. Restore the folder from a copy, or move it away to begin with no rows.`,
      { cause },
    );
  } finally {
    console.error = printError;
  }
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
  rmSync(unfinished, { force: true });
  await connection.exec('select private.forget_senders()');
  // Requests take turns: PGlite has one session, in which Lite would mix their statements.
  let previous: Promise<unknown> = Promise.resolve();
  const takeTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = previous.then(work);
    previous = result.catch(() => {});
    return result;
  };
  const forget = () => void takeTurn(() => connection.exec('select private.forget_senders()')).catch(() => {});
  const timer = setInterval(forget, forgetEveryMs).unref();
  // Lite prints every refused request with its row, which is personal data. The client is told the reason.
  console.error = (...values) => {
    if (requestHeaders.getStore() === undefined) printError(...values);
  };
  return {
    connection,
    fetch: async (request) => {
      if (!new URL(request.url).pathname.startsWith('/rest/v1/')) return new Response(null, { status: 404 });
      const headers = Object.fromEntries(request.headers);
      return takeTurn(() => requestHeaders.run(headers, () => app.fetch(request, { peerAddress: null })));
    },
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer);
      await takeTurn(() => keepExitCode(() => connection.close()));
      console.error = printError;
    },
  };
}

/** PGlite overwrites the exit code of this process. */
async function keepExitCode(work: () => Promise<unknown>): Promise<void> {
  const { exitCode } = process;
  await work();
  process.exitCode = exitCode;
}
