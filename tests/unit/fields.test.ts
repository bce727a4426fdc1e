import type { z } from 'astro/zod';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  day,
  emailAddress,
  listOf,
  markdown,
  number,
  oneOf,
  pastDay,
  shaped,
  text,
  webAddress,
  yesNo,
} from '#schemas/kit/fields.ts';
import { validate } from '#schemas/kit/validation.ts';
import { source, workedExample } from '#schemas/kit/groups.ts';
import { letters } from '../helpers/make.ts';
import cases from './fields.json' with { type: 'json' };

/** What an editor is told about a value; '' when it is accepted. */
function tell(schema: z.ZodType, value: unknown): string {
  return validate(schema, value)
    .map(({ message }) => message)
    .join('\n');
}

const title = text('the title', { min: 5, max: 10 });
const code = shaped('a code, like MH', /^[A-Z]{2}$/);
const choice = oneOf('a category', ['Loans', 'Security']);
const someDay = day('the day');
const dayWish = 'write the day, as year-month-day, like 2026-12-31';
const scores = listOf('the scores', number('a score', { min: 1, max: 3 }), { min: 2, max: 3 });

test.each<[unknown, z.ZodType]>([
  [letters(5), title],
  [letters(10), title],
  [`  ${letters(10)}  `, title],
  ['**bold** and [a link](/faq)', markdown('the answer', { min: 5, max: 30 })],
  [[1, 2], scores],
  [1, number('the place', { min: 1, max: 9 })],
  ['https://site.example/a?b=c', webAddress('the address')],
])('%j just fits', (value, schema) => {
  expect(tell(schema, value)).toBe('');
});

test.each<[told: string, z.ZodType, unknown]>([
  ['has 4 characters, at least 5 are needed → write more: the title', title, letters(4)],
  ['has 11 characters, at most 10 fit → write less: the title', title, letters(11)],
  ['is the number 12345 → write the title', title, 12345],
  ['is a list → write the title', title, ['a']],
  ['"Mh" does not fit → write a code, like MH', code, 'Mh'],
  ['"Loan" is not a category (did you mean "Loans"?) → write one of: Loans, Security', choice, 'Loan'],
  ['is missing → write a list: the scores', scores, undefined],
  ['is the text "1, 2" → write a list: the scores', scores, '1, 2'],
  ['has 1 entries, at least 2 are needed → write more: the scores', scores, [1]],
  ['has 4 entries, at most 3 fit → leave some out: the scores', scores, [1, 2, 3, 1]],
  ['is the number 0 → write a score, a number from 1 to 3 without quotes', scores, [1, 0]],
  ['is the text "2" → write a score, a number from 1 to 3 without quotes', scores, [1, '2']],
  ['is the text "yes" → write true or false without quotes: whether', yesNo('whether'), 'yes'],
  ['"name@" is not an email address → write the address, like name@example.in', emailAddress('the address'), 'name@'],
  [`"31/12/2026" is not a date → ${dayWish}`, someDay, '31/12/2026'],
  [`"2026-12-31T10:00" is not a date → ${dayWish}`, someDay, '2026-12-31T10:00'],
  [`"2028-02-30" is not in the calendar → ${dayWish}`, someDay, '2028-02-30'],
])('an editor is told: %s', (told, schema, value) => {
  expect(tell(schema, value)).toBe(told);
});

test.each(['http://site.example', 'https://site.example/a b', 'https:/site.example'])('%s is refused', (url) => {
  expect(tell(webAddress('the address'), url)).toBe(
    `"${url}" is not a web address → write the address, starting with https://`,
  );
});

test('a day becomes midnight UTC', () => {
  expect(someDay.parse('2026-11-01').toISOString()).toBe('2026-11-01T00:00:00.000Z');
});

describe('a narration taken apart', () => {
  const entry = { payee: 'Shop', category: 'Groceries', amount: 1, direction: 'out' };
  const take = (line: string, ...pieces: string[]) =>
    tell(workedExample, {
      line,
      shape: 'sbi/upi',
      parts: pieces.map((piece) => ({ text: piece, meaning: 'a piece' })),
      entry,
    });

  test('is accepted when its pieces make up the line', () => {
    expect(take('UPI/CR-12/SHOP', 'UPI', 'CR', '12', 'SHOP')).toBe('');
  });
  test.each(Object.entries(cases.wrongPieces))('is refused when its pieces %s', (_, pieces) => {
    expect(take('UPI/CR-12/SHOP', ...pieces)).toMatch(/^do not make up the line → copy each piece/);
  });
});

describe('a source', () => {
  const cite = (url: string) => tell(source, { title: 'A source', url, checkedOn: '2026-11-01' });
  test.each(cases.sources)('may be %s', (url) => {
    expect(cite(url)).toBe('');
  });
  test.each(cases.placesOfLines)('may not be %s, where people’s lines may be', (url) => {
    expect(cite(url)).toMatch(/→ cite the repository: https:\/\/github\.com\/owner\/name$/);
  });
});

describe('the day of something that was done', () => {
  const pastTell = (value: string) => tell(pastDay('the day of the check'), value);

  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T19:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  test('may be today in India, where it is the 26th already', () => {
    expect(pastTell('2026-11-26')).toBe('');
  });

  test('is not tomorrow', () => {
    expect(pastTell('2026-11-27')).toBe('is in the future → write the day of the check, today at the latest');
    expect(pastTell('2027-02-30')).toContain('is not in the calendar');
  });
});
