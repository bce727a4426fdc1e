/** Questions in a person's own words, beside lines of statements; tests/dist/questions.test.ts has the answers of the site. */
import { expect, test } from 'vitest';
import { bestOf, lineIn, wordsOf } from '#client/look-up/questions.ts';
import { realLines } from '../../helpers/real-lines.ts';

test.each([
  'what is nach',
  'full form of IMPS in bank',
  'ATM cash not received',
  'Neft failed',
  'lien kaise hataye',
  'sms charges',
  'पैसे क्यों कटे',
  '310 rupees deducted?',
])('“%s” is a question', (query) => {
  expect(lineIn(query)).toBeUndefined();
});

test.each([
  ['What is ACH D- TP ACH INDIANESIGN?', 'ACH D- TP ACH INDIANESIGN'],
  ['what is NWD', 'NWD'],
])('“%s” asks about a line', (query, line) => {
  expect(lineIn(query)).toBe(line);
});

test.each([
  'NEFT FAILED MONEY NOT CREDITED',
  'ach d- lic of india',
  'nwd',
  'Rs 500.00 debited from your account',
  'paid to shop@ybl by me',
  'sent to my account 631612345098',
  'ये पेमेंट NEFT-1',
])('“%s” is a line', (query) => {
  expect(lineIn(query)).toBe(query);
});

test('no real line is taken for a question', () => {
  expect(realLines.length).toBeGreaterThan(1_000);
  expect(realLines.filter(({ line }) => lineIn(line) !== line)).toEqual([]);
});

test('the longest phrase decides, in any order and in the plural; a part of a phrase does not count', () => {
  const phrases = ['upi', 'upi limit', 'upi limit axis'];
  const best = (query: string) => bestOf(phrases, wordsOf(query), (phrase) => [phrase]);
  expect(best('Limits of my UPI?')).toEqual(['upi limit']);
  expect(best('limit of axis')).toEqual([]);
});
