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
  value = 'X',
): string {
  const shape = { bank: 0, name: 'Cash', channel, direction, pattern: '', labels: [label], doubt: null };
  const readings = [{ shape, parts: [{ label, value, note: undefined }] }];
  return describeLine({ banks, readings, codes: [], unknown: [] }, wordsOf().lookUp);
}

// What the lines of tests/dist/look-up.json do not say.
test.each([
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

test('what a line holds is printed as it is, also where it looks like a token', () => {
  expect(describe('UPI', 'out', 'payee', [bank], '{banks} {what}')).toBe(
    'This looks like a line of HDFC Bank: a payment by UPI to {banks} {what}.',
  );
});
