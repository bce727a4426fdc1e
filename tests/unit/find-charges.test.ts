import { describe, expect, test } from 'vitest';
import { chargeFinder, sumsIn, type ChargesJson } from '#client/look-up/find-charges.ts';

const known: ChargesJson = {
  banks: [
    ['SBI', 'State Bank of India', 'एसबीआई'],
    ['HDFC', 'HDFC Bank'],
  ],
  causes: [
    { label: 'Debit card, a year', href: '/charges/card-year', words: ['debit card', 'amc'] },
    { label: 'Mandate returned', href: '/charges/mandate-return', words: ['bounce', 'emi bounce', 'ज़ुर्माना'] },
    { label: 'Cheque returned', href: '/charges/cheque-return', words: ['cheque bounce'] },
  ],
  charges: [
    { bank: 0, cause: 0, amount: 200, gst: true, what: 'Classic card', period: 'since 2024' },
    { bank: 1, cause: 0, amount: 236, gst: true, what: 'Gold card', period: '', isPast: true },
    { bank: 1, cause: 1, amount: 500, gst: true, what: 'second in a month', period: '' },
    { bank: 1, cause: 2, amount: 500, gst: true, what: 'second in a month', period: '' },
  ],
};
const find = chargeFinder(known);
const causesFor = (query: string) =>
  find(query)
    .flatMap(({ causes }) => causes)
    .map(({ cause }) => cause.href.slice('/charges/'.length));

describe('a sum', () => {
  test.each([
    '₹236',
    'Rs 236',
    'rs.236',
    '236',
    '236.00',
    'why 236 deducted from my account',
    '236 रुपये क्यों कटे',
    '₹236/-',
  ])('in "%s" finds its charge, that with GST before that without', (query) => {
    expect(find(query)[0]?.rupees).toBe(236);
    expect(find(query)[0]?.causes[0]?.charges.map(({ bankName }) => bankName)).toEqual(['SBI', 'HDFC']);
  });

  test('with a bank or a cause puts theirs first', () => {
    expect(find('HDFC 236')[0]?.causes[0]?.charges[0]?.bankName).toBe('HDFC');
    expect(causesFor('590 cheque bounce')).toEqual(['cheque-return', 'mandate-return']);
  });

  test('of another cause than the words comes before theirs', () => {
    expect(causesFor('590 debit card')).toEqual(['mandate-return', 'cheque-return', 'card-year']);
    expect(causesFor('236 debit card')).toEqual(['card-year']);
  });

  test('that no charge comes to is named', () => {
    expect(find('₹999')).toEqual([{ rupees: 999, causes: [] }]);
  });
});

test.each([
  ['a telephone number', '9800236236'],
  ['a date', '23/6/2026'],
  ['a reference', 'UPI/DR/236/SHOP'],
  ['a masked account', 'XX236'],
  ['a year', 'statement of 2026'],
  ['a sum of lakhs', '₹2,36,000'],
  ['an address', '236@ybl'],
])('%s is no sum of a charge', (_, query) => {
  expect(sumsIn(query)).toEqual([]);
});

describe('words', () => {
  test('find the cause, the longest phrase before its parts', () => {
    expect(causesFor('emi bounce charges')).toEqual(['mandate-return']);
    expect(causesFor('cheque bounce charge hdfc')).toEqual(['cheque-return']);
  });

  test('are found without nukta', () => {
    expect(causesFor('जुर्माना')).toEqual(['mandate-return']);
    expect(causesFor('ज़ुर्माना')).toEqual(['mandate-return']);
    expect(causesFor('जमा')).toEqual([]);
  });

  test('that name no charge find none', () => {
    expect(find('UPI/DR/615712345678/BIGBASKET/HDFC')).toEqual([]);
    expect(find('salary')).toEqual([]);
  });
});
