import { createClient } from '@supabase/supabase-js';

/** What the database said to one request. */
export interface Answer {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The error's code by PostgreSQL or PostgREST; empty when there is none. */
  code: string;
  /** The error's message; empty when there is none. */
  message: string;
}

/** Stores one row and reads nothing back: a visitor may write, not read. */
export type InsertRow = (table: string, row: object, options: { signal: AbortSignal }) => Promise<Answer>;

/** A client that only inserts: no session is kept and no connection stays open. */
export function connect(url: string, publishableKey: string): InsertRow {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return async (table, row, { signal }) => {
    const { status, error } = await client.from(table).insert(row).abortSignal(signal);
    return { status, code: error?.code ?? '', message: error?.message ?? '' };
  };
}

let insert: InsertRow | undefined;

/** Inserts into the database this site was built for. */
export const insertRow: InsertRow = (table, row, options) => {
  insert ??= connect(import.meta.env.PUBLIC_SUPABASE_URL, import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY);
  return insert(table, row, options);
};
