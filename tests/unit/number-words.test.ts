import { expect, test } from 'vitest';
import { numberInWords } from '#data/languages.ts';

test.each([
  ['en', [0, 6, 12, 13, 124000], ['zero', 'six', 'twelve', '13', '1,24,000']],
  ['hi', [6, 12, 13], ['छह', 'बारह', '13']],
])('a sentence in %s has the numbers %j as %j', (language, numbers, words) => {
  expect(numbers.map((value) => numberInWords(value, language))).toEqual(words);
});
