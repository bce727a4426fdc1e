import type { Answer } from '#lib/browser/supabase.ts';

/** What became of a message. One that failed may be stored all the same: only its answer may have been lost. */
export type Outcome = 'sent' | 'tooMany' | 'wrongClock' | 'failed';

/** PostgreSQL's `unique_violation` and `check_violation`. */
const duplicateId = '23505';
const brokenRule = '23514';

/**
 * Reads the database's answer to an insert.
 *
 * Only 201 says that a row was made: a captive portal answers 200, and the client library makes 204 of an empty 404.
 * A duplicate id is an earlier attempt that arrived. A broken rule can only be the one about the time of sending, which goes by
 * the visitor's clock, because the form has checked the others.
 */
export function toOutcome({ status, code }: Answer): Outcome {
  if (status === 201 || (status === 409 && code === duplicateId)) return 'sent';
  if (status === 429) return 'tooMany';
  return status === 400 && code === brokenRule ? 'wrongClock' : 'failed';
}
