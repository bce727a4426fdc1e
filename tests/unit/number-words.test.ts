import { expect, test } from 'vitest';
import { numberInWords } from '#lib/build/number-words.ts';

test.each([
  [0, 'zero'],
  [6, 'six'],
  [12, 'twelve'],
  [13, '13'],
  [124000, '1,24,000'],
])('%i is written in a sentence as %s', (value, words) => {
  expect(numberInWords(value)).toBe(words);
});
