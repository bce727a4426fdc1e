import { expect, test } from 'vitest';
import { describeBanks, describeLine } from '#client/look-up/describe-line.ts';
import type { KnownShape } from '#client/look-up/knowledge.ts';
import type { PartKind } from '#schemas/shape.ts';
import { wordsOf } from '#data/languages.ts';

const bank = { name: 'HDFC Bank', href: '/bank-analysis/hdfc' };
const icici = { name: 'ICICI Bank', href: '/bank-analysis/icici' };

function describe(channel: string, direction: KnownShape['direction'], kind: PartKind, value = 'X'): string {
  const breakdowns = [
    {
      banks: [bank],
      name: 'Cash',
      happened: { channel, direction },
      parts: [{ kind, label: kind, value, note: undefined }],
    },
  ];
  return describeLine({ banks: [bank], isTheirs: true, breakdowns, codes: [], unknown: [] }, wordsOf().lookUp);
}

// What the lines of tests/dist/look-up.json do not say.
test.each([
  ['card', 'out', 'text', 'A debit card payment'],
  ['other', 'out', 'reference', 'Cash'],
] as const)('a line of the channel %s, %s, with its %s', (channel, direction, kind, words) => {
  expect(describe(channel, direction, kind)).toBe(`${words}.`);
});

test.each([
  [true, [bank, icici], 'HDFC Bank and ICICI Bank print such lines.'],
  [false, [bank, icici], 'Several banks print such lines, HDFC Bank and ICICI Bank among them.'],
])('a line that is theirs alone (%s), of %j', (isTheirs, banks, words) => {
  expect(describeBanks({ banks, isTheirs, breakdowns: [], codes: [], unknown: [] }, wordsOf().lookUp)).toBe(words);
});

test('what a line holds is printed as it is, also where it looks like a token', () => {
  expect(describe('UPI', 'out', 'party', '{banks} {what}')).toBe('A payment by UPI to {banks} {what}.');
});
