import { App } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '#lib/user-error.ts';
import { HostedLikeConnection, requestHeaders } from './hosted-like-connection.ts';
import { localKeys } from './local-keys.ts';

/** Supabase's data API (/rest/v1) on an embedded PostgreSQL that has run supabase/migrations. */
export interface Backend extends AsyncDisposable {
  connection: HostedLikeConnection;
  /** Answers a request as hosted Supabase would. */
  fetch: (request: Request) => Promise<Response>;
}

/** Another process has the data folder open. */
export class FolderInUse extends UserError {}

/**
 * Opens the database in a folder, making it where there is none. Rows outlive the process, however it ends.
 * @param folder where rows are kept; without one they are kept in memory
 * @throws FolderInUse when another process has it open
 */
export async function openBackend(folder?: string): Promise<Backend> {
  const unlock = folder === undefined ? () => {} : lock(folder);
  const connection = new HostedLikeConnection(folder === undefined ? {} : { url: join(folder, 'postgres') });
  await connection.prepare();
  const app = new App({
    connection,
    auth: {
      enabled: false,
      publishable_key: localKeys.publishable,
      secret_key: localKeys.secret,
      // Nobody signs in, so no token that anybody signs is good.
      jwt_secret: crypto.randomUUID(),
    },
    options: { server: { admin: false, disableStudio: true } },
  });
  await applyPendingMigrations(app);
  return {
    connection,
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/rest/v1/')) return Promise.resolve(new Response(null, { status: 404 }));
      return requestHeaders.run(Object.fromEntries(request.headers), () => app.fetch(request, { peerAddress: null }));
    },
    [Symbol.asyncDispose]: async () => {
      await connection.close();
      unlock();
    },
  };
}

/**
 * Keeps other processes out of a folder until unlocked or until this process ends, however it ends: SQLite's lock is the
 * operating system's, so none is left behind to be mistaken for a living one.
 */
function lock(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('begin exclusive');
  } catch (cause) {
    file.close();
    throw new FolderInUse(
      `The rows in ${folder} are in use by another process (npm start or npm run dev). Stop it, or keep other rows: BACKEND_DATA=<folder>.`,
      { cause },
    );
  }
  return () => file.close();
}
