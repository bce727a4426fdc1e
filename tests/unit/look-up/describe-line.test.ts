import { expect, test } from 'vitest';
import { describeBanks, describeLine } from '#client/look-up/describe-line.ts';
import type { KnownShape } from '#client/look-up/knowledge.ts';
import type { PartKind } from '#schemas/shape.ts';
import { wordsOf } from '#data/languages.ts';

const bank = { name: 'HDFC Bank', href: '/bank-analysis/hdfc' };

function describe(channel: string, direction: KnownShape['direction'], kind: PartKind, value = 'X'): string {
  const shape = { bank: 0, name: 'Cash', channel, direction, pattern: '', parts: [{ kind, label: kind }], doubt: null };
  const breakdowns = [
    { shape, happened: { channel, direction }, parts: [{ kind, label: kind, value, note: undefined }] },
  ];
  return describeLine({ banks: [bank], breakdowns, codes: [], unknown: [] }, wordsOf().lookUp);
}

// What the lines of tests/dist/look-up.json do not say.
test.each([
  ['card', 'out', 'text', 'A debit card payment'],
  ['other', 'out', 'reference', 'Cash'],
] as const)('a line of the channel %s, %s, with its %s', (channel, direction, kind, words) => {
  expect(describe(channel, direction, kind)).toBe(`${words}.`);
});

test('a line that two banks print names both', () => {
  const told = (banks: (typeof bank)[]) =>
    describeBanks({ banks, breakdowns: [], codes: [], unknown: [] }, wordsOf().lookUp);
  expect(told([bank, { name: 'ICICI Bank', href: '/bank-analysis/icici' }])).toBe(
    'HDFC Bank and ICICI Bank print such lines.',
  );
  expect(told([bank])).toBe('Of the banks whose lines we know, only HDFC Bank prints such lines.');
});

test('what a line holds is printed as it is, also where it looks like a token', () => {
  expect(describe('UPI', 'out', 'party', '{banks} {what}')).toBe('A payment by UPI to {banks} {what}.');
});
