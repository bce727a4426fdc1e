/** What an answer must say, and what it must never say: the opposite of what happened, or another bank's price. */
import { describe, expect, test } from 'vitest';
import { ask, headingOf, linesOf } from '../../helpers/look-up.ts';
import cases from './floor.json' with { type: 'json' };

describe.each(Object.entries(cases.sentences))('%s', (_, rows: { input: string; en: string; hi?: string }[]) => {
  test.each(rows)('$input', ({ input, en, hi }) => {
    expect(headingOf(ask(input, 'en'))).toBe(en);
    if (hi) expect(headingOf(ask(input, 'hi'))).toBe(hi);
  });
});

test('interest on a loan is taken', () => {
  expect(headingOf(ask('INTEREST ON LOAN', 'en'))).toBe('The bank charged interest.');
  expect(linesOf(ask('INTEREST ON LOAN', 'en')).join()).not.toContain('paid you interest');
});

describe('a bank that is named filters', () => {
  test.each(['axis minimum balance', 'icici minimum balance', 'hdfc minimum balance charge'])(
    '%s is answered with the share of the shortfall, and what it comes to with GST',
    (question) => {
      expect(headingOf(ask(question))).toMatch(/6% of the shortfall a month, at most ₹[\d,.]+ with GST/);
    },
  );

  test.each(Object.entries(cases.ofOneBank))(
    '%s: shows no bank but %s, and no ended price until a fold is opened',
    (question, own) => {
      const said = linesOf(ask(question)).join('\n');
      const names = ['SBI', 'PNB', 'IDBI', 'Yes Bank', 'Kotak', 'Canara', 'HDFC', 'ICICI', 'Axis', 'Federal'];
      expect(names.filter((name) => said.includes(name))).toEqual([own]);
      expect(said).not.toMatch(/until \d|तक/);
    },
  );

  test('without a charge of the bank the answer says so', () => {
    expect(headingOf(ask('₹9,999.99 sbi'))).toBe('We know no charge of SBI that comes to ₹9,999.99.');
  });
});

test.each(cases.withoutSum)('a number that counts something else is no sum: %s', (input) => {
  expect(linesOf(ask(input)).join('\n')).not.toMatch(/₹(6|12|2|5|30|16|20|23|2,026|2026)(?![\d,.])/);
});

describe('what is printed letter for letter wins', () => {
  test('the words of a charge tell its bank and its cause', () => {
    const said = linesOf(ask('AMB CHRG INCL GST FOR MAR 2026', 'en'));
    expect(said[0]).toBe('The bank charged you.');
    expect(said.join('\n')).toMatch(/^Low balance$/m);
    expect(said.join('\n')).toMatch(/^HDFC /m);
    expect(said.join('\n')).not.toMatch(/Federal|PNB ₹/);
  });

  test('a payee that is known wins over a sum', () => {
    expect(headingOf(ask('NETFLIX ENTERTAINMENT SERVICES MUMBAI IN 649.00', 'en'))).toMatch(
      /^You paid by card at NETFLIX/,
    );
  });
});

test.each(['What is TP ACH INDIANESIGN?', 'TP ACH INDIANESIGN meaning', 'TP ACH INDIANESIGN ka matlab'])(
  '%s asks about the line',
  (question) => {
    expect(headingOf(ask(question))).toBe(headingOf(ask('TP ACH INDIANESIGN')));
  },
);

describe('the SMS of a bank', () => {
  const sms =
    'Dear Customer, Rs.1,500.00 sent from HDFC Bank A/C x4321 on 12-11-26 to paytmqr281005@paytm. UPI Ref 631612345098. Not you? Call 18002586161 to report';

  test('is told with its sum, and whom to call is no payee', () => {
    expect(headingOf(ask(sms, 'en'))).toBe('You paid paytmqr281005@paytm ₹1,500 by UPI.');
    expect(linesOf(ask(sms, 'en')).join('\n')).not.toMatch(/· report/);
  });

  test('says whether the number in it is the bank’s', () => {
    expect(linesOf(ask(sms, 'en'))).toContain('The number 18002586161 in the message is HDFC’s own.');
    const other = linesOf(ask(sms.replace('18002586161', '9876543210'), 'en'));
    expect(other.join('\n')).toContain('We cannot confirm that 9876543210 is a number of HDFC.');
  });
});
