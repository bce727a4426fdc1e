/** How messages of banks and apps, and rows of cards, are read: which way the money went, if it moved, and the other side. */
import { describe, expect, test } from 'vitest';
import { ask, headingOf, linesOf } from '../../helpers/look-up.ts';
import english from '../../../content/words/en.json' with { type: 'json' };
import real from './messages.json' with { type: 'json' };

/** The beginning of each sentence that says that no money moved. */
const unmoved = Object.values(english.lookUp.unmoved).map((sentence) => sentence.replace(/[[.].*/, ''));

const squash = (name = '') => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Real ones, collected and labelled by hand from public sources; digits of long numbers are changed. */
const judged = real.map(({ line, side, payee }) => {
  const answer = ask(line, 'en');
  const [entry] = answer.entries;
  const told = unmoved.some((start) => headingOf(answer).startsWith(start)) ? 'none' : entry?.side;
  const [named, wanted] = [squash(entry?.party), squash(payee)];
  const isNamed = named === wanted || (named && wanted && (named.includes(wanted) || wanted.includes(named)));
  return { line, side, told, named, isNamed };
});

describe('of 137 real messages and rows', () => {
  test('at least 120 are told as what they are: money in, money out, or nothing yet', () => {
    expect(judged.filter(({ side, told }) => side === told).length).toBeGreaterThanOrEqual(120);
  });

  test('at most 11 are told with a direction that is wrong', () => {
    const wrong = judged.filter(({ side, told }) => (told === 'in' || told === 'out') && side !== told);
    expect(wrong.length).toBeLessThanOrEqual(11);
  });

  test('at most 12 are told with a name that is not the other side', () => {
    expect(judged.filter(({ named, isNamed }) => named && !isNamed).length).toBeLessThanOrEqual(12);
  });
});

describe('a message that moves no money', () => {
  const otp = '482913 is the OTP for txn of Rs 2,450.00 at NANDA STORES on Card XX9012.';

  test('shows its sum without a sign, and warns', () => {
    expect(ask(otp, 'en').entries[0]).toMatchObject({ amount: '₹2,450', side: 'either', party: 'NANDA STORES' });
    expect(linesOf(ask(otp, 'en'))).toContain(english.lookUp.advice.waiting);
    expect(headingOf(ask(otp, 'hi'))).toMatch(/^इस संदेश से पैसे न कटे हैं, न आए हैं/);
  });

  test('one that tells of a payment and then of a sum due is about the payment', () => {
    const paid = 'Rs 623.00 credited to Card XX9012 on 15-08-26. Minimum amount due Rs 120.00';
    expect(ask(paid, 'en').entries[0]?.amount).toBe('+₹623');
  });

  test('a link alone is no bait, nor is a threat without one', () => {
    const spent = 'Rs 245.00 spent on Card XX9012 at NANDA STORES on 05-09-26. Details: https://bank.example';
    expect(ask(spent, 'en').entries[0]?.amount).toBe('−₹245');
    expect(headingOf(ask('my account is blocked and the kyc has expired', 'en'))).not.toMatch(/fake/);
    expect(headingOf(ask('A/c will be blocked, update KYC at http://bank.example', 'en'))).toMatch(/fake/);
  });
});

test('what a visitor asks about a sum is no message', () => {
  expect(ask('why has Rs 236 been debited from your bank', 'en').entries).toEqual([]);
  expect(ask('Rs 236 has been debited from my account', 'en').entries).toEqual([]);
});

test('a balance brought forward is no payment, and tells the direction of the next row', () => {
  const { entries, texts } = ask(
    '01-11-2026 OPENING BALANCE 9,000.00\n02-11-2026 UPI/631108264417/NANDA MART 1,000.00 8,000.00\n03-11-2026 UPI/631108264418/ASHA NAIR 500.00 8,500.00',
    'en',
  );
  expect(entries.map(({ what, amount }) => [what, amount])).toEqual([
    ['Balance', '₹9,000'],
    ['UPI', '−₹1,000'],
    ['UPI', '+₹500'],
  ]);
  expect(texts.flat()).toContain('In ₹500, out ₹1,000.');
});
