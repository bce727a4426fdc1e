import { PostgrestClient } from '@supabase/postgrest-js';
import { PUBLIC_SUPABASE_PUBLISHABLE_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';

/** The outcome of sending a message. One that failed may be stored nevertheless: only its answer may have been lost. */
export type Outcome = 'sent' | 'tooMany' | 'full' | 'wrongClock' | 'failed';

/** PostgreSQL's `unique_violation` and `check_violation`. */
const duplicateId = '23505';
const brokenRule = '23514';

/** The constraint on the time of sending, as PostgreSQL quotes it. */
const clockRule = '"created_near_receipt"';

/** With a 429 where waiting five minutes is not enough: a network's day or everybody's hour is full. */
const later = 'later';

/** Supabase's client for tables, of the database this site was built for. Without those for sessions, files and channels, a tenth as large. */
const client = new PostgrestClient(`${PUBLIC_SUPABASE_URL.replace(/\/$/, '')}/rest/v1`, {
  headers: { apikey: PUBLIC_SUPABASE_PUBLISHABLE_KEY },
});

/**
 * Stores one row and reads nothing back: a visitor may write, not read.
 *
 * Only 201 says that a row was made: a captive portal answers 200, and the client library makes 204 of an empty 404.
 * A duplicate id is an earlier attempt that arrived. The time of sending goes by the visitor's clock, which they can set right; any
 * other broken rule is one that the form should have checked, and no fault of theirs.
 */
export async function insertRow(table: string, row: object, signal: AbortSignal): Promise<Outcome> {
  const { status, error } = await client.from(table).insert(row).abortSignal(signal);
  if (status === 201 || (status === 409 && error?.code === duplicateId)) return 'sent';
  if (status === 429) return error?.details === later ? 'full' : 'tooMany';
  const isClockWrong = status === 400 && error?.code === brokenRule && error.message.includes(clockRule);
  return isClockWrong ? 'wrongClock' : 'failed';
}
