import { createClient } from '@supabase/supabase-js';
import type { FormKind } from '#client/forms/values.ts';
import { UserError } from '#lib/errors.ts';
import { dataFolder, FolderInUse, readAccess } from './backend-access.ts';
import { serveBackend } from './serve-backend.ts';

/** Access to the embedded backend's rows as `service_role`. Leaving its scope ends it. */
export interface StoredRows extends AsyncDisposable {
  client: ReturnType<typeof createClient>;
}

/** Opens the rows: through the running site if there is one, else by a backend of its own. */
export async function openStoredRows(): Promise<StoredRows> {
  const folder = dataFolder();
  const own = await serveBackend(folder, { variable: 'BACKEND_PORT', port: 0 }).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
  });
  // Its reason is told here, where the answer to a request has none.
  await own?.open().catch(async (error: unknown) => {
    await own[Symbol.asyncDispose]();
    throw error;
  });
  const { url, secretKey } = own ?? readAccess(folder);
  return {
    client: createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } }),
    [Symbol.asyncDispose]: async () => own?.[Symbol.asyncDispose](),
  };
}

export interface Submission {
  received_at: string;
  name: string;
  email: string;
  text: string;
}

/** Reads what a form has stored, oldest first. */
export async function readAll({ client }: StoredRows, { table, text }: FormKind): Promise<Submission[]> {
  const { data, error } = await client
    .from(table)
    .select(`received_at, name, email, text:${text}`)
    .order('received_at')
    .overrideTypes<Submission[], { merge: false }>();
  if (error) throw new UserError('The rows cannot be read. The running site says why: look where it was started.');
  return data;
}
