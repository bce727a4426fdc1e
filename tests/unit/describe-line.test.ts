import { expect, test } from 'vitest';
import { describeLine } from '#lib/browser/describe-line.ts';
import type { KnownShape } from '#lib/browser/lines.ts';

const bank = { name: 'HDFC Bank', href: '/bank-analysis/hdfc' };

function describe(channel: string, direction: KnownShape['direction'], label: string, banks = [bank]): string {
  const shape = { bank: 0, name: 'Cash', channel, direction, pattern: '', labels: [label], doubt: null };
  return describeLine({
    banks,
    readings: [{ shape, parts: [{ label, value: 'X', note: undefined }] }],
    codes: [],
    unknown: [],
  });
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
