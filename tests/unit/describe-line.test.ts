import { expect, test } from 'vitest';
import { describeLine } from '#lib/browser/describe-line.ts';
import type { KnownShape } from '#lib/browser/lines.ts';
import { wordsOf } from '#lib/content/languages.ts';

const bank = { name: 'HDFC Bank', href: '/bank-analysis/hdfc' };

function describe(
  channel: string,
  direction: KnownShape['direction'],
  label: string,
  banks = [bank],
  words = wordsOf().lookUp,
): string {
  const shape = { bank: 0, name: 'Cash', channel, direction, pattern: '', labels: [label], doubt: null };
  const readings = [{ shape, parts: [{ label, value: 'X', note: undefined }] }];
  return describeLine({ banks, readings, codes: [], unknown: [] }, words);
}

test.each([
  ['UPI', 'out', 'payee', 'a payment by UPI to X'],
  ['UPI', 'in', 'sender', 'money received by UPI from X'],
  ['NEFT', 'either', 'name', 'a payment by NEFT to or from X'],
  ['mandate', 'out', 'collector', 'money collected under a mandate by X'],
  ['card', 'out', 'shop', 'a debit card payment at X'],
  ['ATM', 'out', 'machine', 'cash from an ATM'],
  ['card', 'out', 'shopping list', 'a debit card payment'],
  ['other', 'out', 'reference', 'Cash'],
] as const)('a line of the channel %s, %s, with its %s', (channel, direction, label, words) => {
  expect(describe(channel, direction, label)).toBe(`This looks like a line of HDFC Bank: ${words}.`);
});

test('a line that two banks print names both', () => {
  const banks = [bank, { name: 'ICICI Bank', href: '/bank-analysis/icici' }];
  expect(describe('ATM', 'out', 'machine', banks)).toBe(
    'This looks like a line of HDFC Bank or ICICI Bank: cash from an ATM.',
  );
});

test.each([
  ['UPI', 'out', 'payee', 'X को UPI से पेमेंट'],
  ['UPI', 'in', 'sender', 'UPI से आए पैसे, X की ओर से'],
  ['NEFT', 'either', 'name', 'NEFT से पेमेंट, और दूसरी तरफ़ X का नाम है'],
  ['mandate', 'out', 'collector', 'मैंडेट से कटे पैसे, जो X ने लिए'],
  ['card', 'out', 'shop', 'X पर डेबिट कार्ड से पेमेंट'],
  ['ATM', 'out', 'machine', 'ATM से निकाला गया नकद'],
  ['other', 'out', 'reference', 'Cash'],
] as const)('in Hindi, a line of the channel %s, %s, with its %s', (channel, direction, label, what) => {
  expect(describe(channel, direction, label, [bank], wordsOf('hi').lookUp)).toBe(
    `यह HDFC Bank की लाइन लगती है: ${what}।`,
  );
});

test('what a line holds is printed as it is, also where it looks like a token', () => {
  const shape = {
    bank: 0,
    name: 'Cash',
    channel: 'UPI',
    direction: 'out',
    pattern: '',
    labels: [],
    doubt: null,
  } as const;
  const parts = [{ label: 'payee', value: '{banks} {what}', note: undefined }];
  const answer = { banks: [bank], readings: [{ shape, parts }], codes: [], unknown: [] };
  expect(describeLine(answer, wordsOf().lookUp)).toBe(
    'This looks like a line of HDFC Bank: a payment by UPI to {banks} {what}.',
  );
});
