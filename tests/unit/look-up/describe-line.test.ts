import { expect, test } from 'vitest';
import { describeLine } from '#client/look-up/describe-line.ts';
import type { KnownShape } from '#client/look-up/knowledge.ts';
import type { PartKind } from '#schemas/shape.ts';
import { wordsOf } from '#data/languages.ts';

const bank = { name: 'HDFC Bank', href: '/bank-analysis/hdfc' };

function describe(
  channel: string,
  direction: KnownShape['direction'],
  kind: PartKind,
  banks = [bank],
  value = 'X',
): string {
  const shape = { bank: 0, name: 'Cash', channel, direction, pattern: '', kinds: [kind], labels: [kind], doubt: null };
  const breakdowns = [{ shape, parts: [{ kind, label: kind, value, note: undefined }] }];
  return describeLine({ banks, breakdowns, codes: [], unknown: [] }, wordsOf().lookUp);
}

// What the lines of tests/dist/look-up.json do not say.
test.each([
  ['card', 'out', 'text', 'a debit card payment'],
  ['other', 'out', 'reference', 'Cash'],
] as const)('a line of the channel %s, %s, with its %s', (channel, direction, kind, words) => {
  expect(describe(channel, direction, kind)).toBe(`This looks like a line of HDFC Bank: ${words}.`);
});

test('a line that two banks print names both', () => {
  const banks = [bank, { name: 'ICICI Bank', href: '/bank-analysis/icici' }];
  expect(describe('ATM', 'out', 'place', banks)).toBe(
    'This looks like a line of HDFC Bank or ICICI Bank: cash from an ATM.',
  );
});

test('what a line holds is printed as it is, also where it looks like a token', () => {
  expect(describe('UPI', 'out', 'party', [bank], '{banks} {what}')).toBe(
    'This looks like a line of HDFC Bank: a payment by UPI to {banks} {what}.',
  );
});
