/** The look-up with questions about charges as people print them. No search word is written after them: they measure. */
import { expect, test } from 'vitest';
import { attributesOf, pageAt, select, siteFolder, textOf } from '../helpers/dist.ts';
import { openSearch } from '../helpers/searches.ts';
import questions from './charge-questions.json' with { type: 'json' };

const searches = { en: await openSearch(siteFolder, '/codes'), hi: await openSearch(siteFolder, '/hi/codes') };

const answerTo = (query: string) => searches[/\p{Script=Devanagari}/u.test(query) ? 'hi' : 'en'].find(query);
const headingOf = (query: string) => textOf(answerTo(query).querySelector('h2'));

/** The causes that a question is answered with, the likeliest first. */
const causesOf = (query: string) =>
  attributesOf(answerTo(query), 'section p a', 'href').flatMap((href) => /\/charges\/(.+)/.exec(href)?.[1] ?? []);

test('of 40 questions 34 are answered with the right cause among the first three', () => {
  const missed = questions.filter(({ query, cause }) => !causesOf(query).slice(0, 3).includes(cause));
  expect(questions).toHaveLength(40);
  expect(missed.map(({ query }) => query).slice(6)).toEqual([]);
});

test.each([
  '₹236',
  'Rs 236',
  'rs.236',
  '236',
  '236.00',
  'why 236 deducted from my account',
  '236 रुपये क्यों कटे',
  '₹236/-',
])('“%s” asks for a sum', (query) => {
  expect(headingOf(query)).toMatch(/^(Bank charges of ₹236|₹236 के बैंक चार्ज)$/);
  expect(causesOf(query)[0]).toBe('card-year');
});

test.each([
  ['₹15', 'Bank charges of ₹15', ['sms', 'imps']],
  ['590 cheque bounce', 'Bank charges of ₹590', ['cheque-return', 'mandate-return', 'card-year']],
  // The sum before the words, where they name another cause.
  ['318.60 debit card', 'Bank charges of ₹318.60', ['minimum-balance', 'card-year']],
  ['non maintenance charges', 'Bank charges that fit', ['minimum-balance']],
  ['emi bounce charges', 'Bank charges that fit', ['mandate-return']],
  ['cheque bounce charge hdfc', 'Bank charges that fit', ['cheque-return']],
  ['फेल एटीएम', 'इससे मेल खाते बैंक चार्ज', ['atm-decline']],
  ['फ़ेल एटीएम', 'इससे मेल खाते बैंक चार्ज', ['atm-decline']],
  ['₹9,999.99', 'No bank charge that we know comes to ₹9,999.99.', []],
])('the question “%s” is answered under “%s” with %j', (query, heading, causes) => {
  expect(headingOf(query)).toBe(heading);
  expect(causesOf(query)).toEqual(causes);
});

test.each([
  ['why 236 deducted from sbi', 'SBI'],
  ['HDFC 236', 'HDFC'],
  ['emi bounce charge icici', 'ICICI'],
  // State Bank of India took it earlier.
  ['₹11.80 balance check', 'Kotak'],
])('the first bank in the answer to “%s” is %s', (query, bank) => {
  expect(textOf(answerTo(query).querySelector('section li strong'))).toBe(bank);
});

test.each([
  ['a phone number', '9800236236'],
  ['a date', '23/6/2026'],
  ['a masked account', 'XX236'],
  ['a sum of lakhs', '₹2,36,000'],
  ['an address', '236@ybl'],
  ['another word', 'salary'],
  ['another word in Hindi', 'जमा'],
  ['a year', 'statement of 2026'],
  ['a number alone', '631426300236'],
  ['a reference', 'UPI/DR/236/SHOP'],
  ['a payment of a sum that banks charge', 'UPI/DR/615712345236/BIGBASKET/HDFC/bigbasket@/Paym 236.00'],
])('%s is no question about a charge', (_, query) => {
  expect(causesOf(query)).toEqual([]);
  expect(headingOf(query)).not.toMatch(/charge|चार्ज/i);
});

test.each(['/charges', '/hi/charges'])(
  '%s lists by sum what a statement can print, and who took it earlier',
  (route) => {
    const rows = select(pageAt(route).document, 'tr').map((row) => textOf(row));
    const rowOf = (sum: string) => rows.filter((row) => row.startsWith(sum)).join();
    expect(rowOf('₹590')).toMatch(/HDFC, Canara, Axis.*HDFC, Kotak, ICICI/);
    expect(rowOf('₹147.50')).toMatch(/SBI \((?:earlier|पहले)\)$/);
    expect(rowOf('₹235')).toBe('');
  },
);
