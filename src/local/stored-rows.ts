import { createClient } from '@supabase/supabase-js';
import { dataFolder, readRunningBackend } from './data-folder.ts';
import { FolderInUse, openBackend } from './embedded-backend.ts';

/** Access to the embedded backend's rows as `service_role`. Leaving its scope ends it. */
export interface StoredRows extends AsyncDisposable {
  client: ReturnType<typeof createClient>;
}

/** Opens the rows: through the running site if there is one, else directly from their folder. */
export async function openStoredRows(): Promise<StoredRows> {
  const folder = dataFolder();
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  try {
    const backend = await openBackend(folder);
    const fetch: typeof globalThis.fetch = (input, init) => backend.fetch(new Request(input, init));
    return {
      client: createClient('http://backend.invalid', backend.secretKey, { ...options, global: { fetch } }),
      [Symbol.asyncDispose]: () => backend[Symbol.asyncDispose](),
    };
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const { url, secretKey } = readRunningBackend(folder);
    return {
      client: createClient(url, secretKey, options),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
  }
}

export interface Submission {
  received_at: string;
  name: string;
  email: string;
  text: string;
}

/** Supabase returns at most this many rows at a time. */
const pageSize = 1000;

/** Reads a whole table, oldest first. */
export async function readAll({ client }: StoredRows, table: 'contact_messages' | 'feedback'): Promise<Submission[]> {
  const textColumn = table === 'feedback' ? 'feedback' : 'message';
  const submissions: Submission[] = [];
  for (;;) {
    const { data } = await client
      .from(table)
      .select(`received_at, name, email, text:${textColumn}`)
      .order('received_at')
      .order('id')
      .range(submissions.length, submissions.length + pageSize - 1)
      .overrideTypes<Submission[], { merge: false }>()
      .throwOnError();
    submissions.push(...data);
    if (data.length < pageSize) return submissions;
  }
}
