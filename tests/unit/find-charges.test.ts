/** What the charges of today do not show; tests/dist/charge-questions.test.ts asks about those. */
import { expect, test } from 'vitest';
import { chargeFinder, sumsIn } from '#client/look-up/find-charges.ts';

test('a charge that comes to the sum is before one that is the sum before GST', () => {
  const charge = { cause: 0, gst: true, what: '', period: '' };
  const find = chargeFinder({
    banks: [['SBI'], ['HDFC']],
    causes: [{ label: '', href: '', words: [] }],
    charges: [
      { ...charge, bank: 0, amount: 236 },
      { ...charge, bank: 1, amount: 200 },
    ],
  });
  expect(find('₹236')[0]?.causes[0]?.charges.map(({ bankName }) => bankName)).toEqual(['HDFC', 'SBI']);
});

test('a year is a sum only with a sign of money', () => {
  expect([sumsIn('statement of 2026'), sumsIn('₹2026')]).toEqual([[], [2026]]);
});
