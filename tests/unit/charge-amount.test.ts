import { expect, test } from 'vitest';
import { chargeInWords, printedSums, rangeOfCharges, type ChargeAmount } from '#client/charge-amount.ts';
import english from '../../content/words/en.json' with { type: 'json' };

const words = english.charges;
const card: ChargeAmount = { amount: 200, share: null, per: 'year', gst: true };
const shortfall: ChargeAmount = { amount: null, share: '6% of the shortfall', most: 600, per: 'month', gst: true };
const message: ChargeAmount = { ...card, amount: 0.2, per: 'message' };
const cash: ChargeAmount = { amount: null, share: '₹5 per ₹1,000', least: 150, per: 'time', gst: true };
const abroad: ChargeAmount = { amount: null, share: '3.5% of the sum', per: 'time', gst: true };
const returned: ChargeAmount = { ...card, amount: 300, per: 'time', gst: false };

test.each([
  [card, '₹236 a year (₹200 + 18% GST)'],
  [returned, '₹300 each time'],
  [{ ...card, amount: 0 }, 'nothing'],
  [shortfall, '6% of the shortfall a month, at most ₹708 with GST'],
  [{ ...shortfall, gst: false }, '6% of the shortfall a month, at most ₹600'],
  [{ ...cash, most: 1000 }, '₹5 per ₹1,000, at least ₹177, at most ₹1,180 with GST'],
  [abroad, '3.5% of the sum, plus 18% GST'],
])('a charge is written with its tax: %#', (charge, written) => {
  expect(chargeInWords(charge, words)).toBe(written);
});

test.each([
  ['one amount', [card], '₹236'],
  ['an amount and nothing', [card, { ...card, amount: 0 }], 'up to ₹236'],
  ['a share with a limit', [shortfall, { ...card, amount: 0 }], 'up to ₹708'],
  ['two amounts', [card, returned], '₹236 to ₹300'],
  ['a share without a limit above', [cash, { ...card, amount: 0 }], 'from ₹177 each time'],
  ['an amount for each message', [message, { ...card, amount: 25, per: 'month' }], 'from ₹0.24 a message'],
  ['a share without any limit', [abroad, card], '3.5% of the sum, plus 18% GST'],
  ['nothing at all', [{ ...card, amount: 0 }], 'nothing'],
] satisfies [string, ChargeAmount[], string][])('the range of %s', (_, charges, range) => {
  expect(rangeOfCharges(charges, words)).toBe(range);
});

test('a statement prints amounts and the limits of shares, but not the price of one message or leaf', () => {
  const sums = [card, shortfall, { ...cash, most: 1000 }, message, { ...card, per: 'leaf' as const }, abroad];
  expect(sums.flatMap(printedSums)).toEqual([236, 708, 177, 1180]);
  expect(printedSums({ ...card, amount: 0 })).toEqual([]);
});
