import type { Answer } from '#lib/browser/supabase.ts';

/** What became of a message. One that failed may be stored all the same: only its answer may have been lost. */
export type Outcome = 'sent' | 'tooMany' | 'wrongClock' | 'failed';

/** PostgreSQL's `unique_violation` and `check_violation`. */
const duplicateId = '23505';
const brokenRule = '23514';

/** The constraint on the time of sending, as PostgreSQL quotes it. */
const clockRule = '"created_near_receipt"';

/**
 * Reads the database's answer to an insert.
 *
 * Only 201 says that a row was made: a captive portal answers 200, and the client library makes 204 of an empty 404.
 * A duplicate id is an earlier attempt that arrived. The time of sending goes by the visitor's clock, which they can set right; any
 * other broken rule is one that the form should have checked, and no fault of theirs.
 */
export function toOutcome({ status, code, message }: Answer): Outcome {
  if (status === 201 || (status === 409 && code === duplicateId)) return 'sent';
  if (status === 429) return 'tooMany';
  return status === 400 && code === brokenRule && message.includes(clockRule) ? 'wrongClock' : 'failed';
}
