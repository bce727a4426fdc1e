import { describe, expect, test } from 'vitest';
import { site } from '#lib/build/site.ts';
import { falseClaims, findFalseClaims } from '../helpers/statement-claims.ts';

/** False sentences, and a true one that comes near them; in the order of the claims. */
const examples: readonly { wrong: readonly string[]; right: readonly string[] }[] = [
  {
    wrong: [
      'On this page the website reads your PDF.',
      'The website does the same on an iPhone today.',
      'This site opens your statement.',
    ],
    right: ['This site reads no statement.', 'This page explains how to read a statement.'],
  },
  {
    wrong: [
      'Read your statement here.',
      'Choose the PDF on this website.',
      'Only the PDF can be read here, so upload it here.',
    ],
    right: ['Read more about terms here.', 'The first digits give the year, here 2026.'],
  },
  {
    wrong: ['The statement is read in your browser.', 'Your own browser opens the PDF.'],
    right: [
      'The web app is coming: it will read the statement on your own device.',
      'Type the password into a PDF reader on your own device.',
      'Is it read on your device?',
    ],
  },
  {
    wrong: ['Nothing is uploaded.', 'The file never leaves your device, so it never leaves the phone.'],
    right: ['With the web app, which is coming, nothing is uploaded.', 'The Android app uploads the file.'],
  },
  { wrong: ['Everything is end-to-end encrypted.'], right: ['That is not end-to-end encryption.'] },
  { wrong: ['Upload a PDF or CSV to begin.'], right: ['Upload a PDF; CSV and Excel are on the way.'] },
  { wrong: [`${site.name} connects to your bank.`], right: [`${site.name} never connects to your bank.`] },
  { wrong: ['We may share your data with partners.'], right: ['We never share your data with anybody.'] },
  { wrong: ['This site uses cookies to improve.'], right: ['This site uses no cookies.'] },
];

describe.each(examples.map((example, index) => ({ ...example, truth: falseClaims[index]?.truth ?? '' })))(
  '$truth',
  ({ wrong, right, truth }) => {
    test.each(wrong)('refuses "%s"', (sentence) => {
      expect(findFalseClaims(sentence)).toContain(`${sentence} (${truth})`);
    });
    test.each(right)('accepts "%s"', (sentence) => {
      expect(findFalseClaims(sentence)).toEqual([]);
    });
  },
);

test('every claim has its examples', () => {
  expect(examples).toHaveLength(falseClaims.length);
});

test('a denial in one sentence does not excuse the next', () => {
  expect(findFalseClaims(`Nothing is sold. ${site.name} connects to your bank.`)).toHaveLength(1);
});
