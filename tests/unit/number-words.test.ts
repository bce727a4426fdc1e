import { expect, test } from 'vitest';
import { wordsOf } from '#lib/build/languages.ts';
import { numberInWords } from '#lib/build/number-words.ts';

test.each([
  [0, 'zero'],
  [6, 'six'],
  [12, 'twelve'],
  [13, '13'],
  [124000, '1,24,000'],
])('%i is written in a sentence as %s', (value, words) => {
  expect(numberInWords(value, wordsOf().language.numbers)).toBe(words);
});

test('Hindi has the same numbers in words', () => {
  const { numbers } = wordsOf('hi').language;
  expect([6, 12, 13].map((value) => numberInWords(value, numbers))).toEqual(['छह', 'बारह', '13']);
});
