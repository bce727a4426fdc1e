import { expect, test } from 'vitest';
import { toOutcome } from '#lib/browser/forms/outcome.ts';

test.each([
  ['a row was made', 201, '', 'sent'],
  ['an earlier attempt made it', 409, '23505', 'sent'],
  ['too many in a short time', 429, 'PGRST', 'tooMany'],
  ['another conflict', 409, '23503', 'failed'],
  ['a conflict without a reason', 409, '', 'failed'],
  ['a duplicate by another status', 400, '23505', 'failed'],
  ['a captive portal answers for the database', 200, '', 'failed'],
  ['an empty 404, which the client library calls 204', 204, '', 'failed'],
  ['a row that is none', 400, '22P02', 'failed'],
  ['a wrong key', 401, '', 'failed'],
  ['too large', 413, '', 'failed'],
  ['the server fails', 500, '', 'failed'],
  ['no answer', 0, '', 'failed'],
])('%s (%i %s): %s', (_, status, code, outcome) => {
  expect(toOutcome({ status, code, message: '' })).toBe(outcome);
});

test.each([
  ['created_near_receipt', 'wrongClock'],
  ['email_shape', 'failed'],
  ['not_created_near_receipt', 'failed'],
])('the rule %s is broken: %s', (constraint, outcome) => {
  const message = `new row for relation "contact_messages" violates check constraint "${constraint}"`;
  expect(toOutcome({ status: 400, code: '23514', message })).toBe(outcome);
});
