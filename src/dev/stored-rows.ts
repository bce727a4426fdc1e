import { createClient } from '@supabase/supabase-js';
import type { FormKind } from '#client/forms/values.ts';
import { UserError } from '#lib/errors.ts';
import { dataFolder, FolderInUse, readAccess } from './backend-access.ts';
import { serveBackend } from './serve-backend.ts';

type StoredRows = Awaited<ReturnType<typeof openStoredRows>>;

/** Opens the rows of the embedded backend as `service_role`: of the one that runs, else of one that ends with its scope. */
export async function openStoredRows() {
  const folder = dataFolder();
  const own = await serveBackend(folder, { variable: 'BACKEND_PORT', port: 0 }).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
  });
  // Opened now, as the answer to a request would not say why it fails.
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

/** Reads all rows of a form, oldest first. */
export async function readAll({ client }: StoredRows, { table, text }: FormKind): Promise<Submission[]> {
  const { data, error } = await client
    .from(table)
    .select(`received_at, name, email, text:${text}`)
    .order('received_at')
    .overrideTypes<Submission[], { merge: false }>();
  if (error) throw new UserError('The rows cannot be read. The running site says why: look where it was started.');
  return data;
}
