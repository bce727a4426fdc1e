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
  yesNo,
} from '#schemas/kit/fields.ts';
import { webAddress } from '#schemas/kit/web-address.ts';
import { validate } from '#schemas/kit/validation.ts';
import { source, workedExample } from '#schemas/kit/groups.ts';
import { letters } from '../helpers/make.ts';

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

describe('a field accepts', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['a text at its shortest', title, letters(5)],
    ['a text at its longest', title, letters(10)],
    ['a text with spaces around it', title, `  ${letters(10)}  `],
    ['Markdown', markdown('the answer', { min: 5, max: 30 }), '**bold** and [a link](/faq)'],
    ['a list at its shortest', scores, [1, 2]],
    ['a number at its smallest', number('the place', { min: 1, max: 9 }), 1],
    ['a web address', webAddress('the address'), 'https://site.example/a?b=c'],
  ])('%s', (_, schema, value) => {
    expect(tell(schema, value)).toBe('');
  });
});

describe('a field refuses', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['a text one too short', title, letters(4), 'has 4 characters, at least 5 are needed → write more: the title'],
    ['a text one too long', title, letters(11), 'has 11 characters, at most 10 fit → write less: the title'],
    ['a number for a text', title, 12345, 'is the number 12345 → write the title'],
    ['a list for a text', title, ['a'], 'is a list → write the title'],
    ['a text of another shape', code, 'Mh', '"Mh" does not fit → write a code, like MH'],
    [
      'a misspelt word of its list',
      choice,
      'Loan',
      '"Loan" is not a category (did you mean "Loans"?) → write one of: Loans, Security',
    ],
    ['a list left out', scores, undefined, 'is missing → write a list: the scores'],
    ['a text for a list', scores, '1, 2', 'is the text "1, 2" → write a list: the scores'],
    ['a list one too short', scores, [1], 'has 1 entries, at least 2 are needed → write more: the scores'],
    ['a list one too long', scores, [1, 2, 3, 1], 'has 4 entries, at most 3 fit → leave some out: the scores'],
    ['a number too small', scores, [1, 0], 'is the number 0 → write a score, a number from 1 to 3 without quotes'],
    [
      'a number between quotes',
      scores,
      [1, '2'],
      'is the text "2" → write a score, a number from 1 to 3 without quotes',
    ],
    ['"yes" for true', yesNo('whether'), 'yes', 'is the text "yes" → write true or false without quotes: whether'],
    [
      'an email address without a host',
      emailAddress('the address'),
      'name@',
      '"name@" is not an email address → write the address, like name@example.in',
    ],
    ['a date with the day first', someDay, '31/12/2026', `"31/12/2026" is not a date → ${dayWish}`],
    ['a date with a time', someDay, '2026-12-31T10:00', `"2026-12-31T10:00" is not a date → ${dayWish}`],
    ['30 February', someDay, '2028-02-30', `"2028-02-30" is not in the calendar → ${dayWish}`],
  ])('%s', (_, schema, value, told) => {
    expect(tell(schema, value)).toBe(told);
  });

  test.each([
    ['without https', 'http://site.example'],
    ['with a space', 'https://site.example/a b'],
    ['without its slashes', 'https:/site.example'],
  ])('a web address %s', (_, url) => {
    expect(tell(webAddress('the address'), url)).toBe(
      `"${url}" is not a web address → write the address, starting with https://`,
    );
  });
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
  test.each([
    ['leave a word out', ['UPI', 'SHOP']],
    ['are in another order', ['UPI', '12', 'CR', 'SHOP']],
    ['are spelled otherwise', ['UPI', 'CR', '12', 'Shop']],
    ['leave the end out', ['UPI', 'CR', '12']],
  ])('is refused when its pieces %s', (_, pieces) => {
    expect(take('UPI/CR-12/SHOP', ...pieces)).toMatch(/^do not make up the line → copy each piece/);
  });
});

describe('a source', () => {
  const cite = (url: string) => tell(source, { title: 'A source', url, checkedOn: '2026-11-01' });
  test.each([
    'https://github.com/owner/name',
    'https://github.com/owner/name/wiki/Page',
    'https://notgithub.com/a/b/blob/c',
  ])('may be %s', (url) => {
    expect(cite(url)).toBe('');
  });
  test.each([
    'https://github.com/owner/name/blob/main/tests/lines.json',
    'https://github.com/owner/name/issues/21',
    'https://raw.githubusercontent.com/owner/name/main/lines.csv',
  ])('may not be %s, where people’s lines may be', (url) => {
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
