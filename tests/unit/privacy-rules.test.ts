import { describe, expect, test } from 'vitest';
import { findPrivacyContradictions, privacyRules } from '../helpers/privacy-rules.ts';

const find = (text: string, place = 'content/pages/security.mdx') => findPrivacyContradictions({ place, text });

/** A sentence against each rule, and a true one that comes near it; in the order of the rules. */
const examples: readonly [wrong: string, right: string][] = [
  ['Your statement is uploaded to our servers.', 'Your statement is never uploaded to our servers.'],
  ['Results are stored on our servers.', 'Results are stored on our servers when you save them to an account.'],
  ['We keep your statements.', 'We do not keep your statements.'],
  ['Everything is end-to-end encrypted.', 'The line is encrypted in transit, but that is not end-to-end encryption.'],
  ['Upload a PDF or CSV to begin.', 'Choose a PDF; CSV and Excel are on the way.'],
  ['Sign up first, it is free.', 'There is no need to sign up first.'],
  ['{name} connects to your bank.', '{name} never connects to your bank.'],
  ['We may share your data with partners.', 'We never share your data with anybody.'],
  ['This site uses cookies to improve.', 'This site uses no cookies.'],
  ['Your message is kept for 24 months.', 'Your message is kept for 12 months.'],
];

describe.each(examples.map(([wrong, right], index) => ({ wrong, right, rule: privacyRules[index] })))(
  '$rule.reason',
  ({ wrong, right, rule }) => {
    test('refuses a claim against it', () => {
      expect(find(wrong)).toEqual([`${wrong} (${rule?.reason ?? ''})`]);
    });
    test('accepts what is true', () => {
      expect(find(right)).toEqual([]);
    });
  },
);

test('every rule has its examples', () => {
  expect(examples).toHaveLength(privacyRules.length);
});

test('the Android app may send the file, said in the sentence or on its own pages', () => {
  expect(find('The Android app sends the PDF to our server.')).toEqual([]);
  expect(find('The PDF is sent to our server.', 'content/pages/docs/android-app.mdx')).toEqual([]);
  expect(find('The PDF is sent to our server.')).toHaveLength(1);
});

test('a denial in one sentence does not excuse the next', () => {
  expect(find('Nothing is sold. We keep your statements.')).toHaveLength(1);
});
