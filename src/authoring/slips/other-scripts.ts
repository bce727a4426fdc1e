/** In languages of another script: English sentences, and typing mistakes in Devanagari. */
import { toWesternDigits } from '#client/digits.ts';
import { otherwise, type Slip } from './slip.ts';

export const otherScriptSlips: readonly Slip[] = [
  {
    // Four English words in a row outside a quotation, or a link of three.
    find: /(?<![“(][^”)\n]*)(?:\b[a-z]+\b[,;]? ){3,}[a-z]+|\[\w+ [a-z]+ [a-z]+[\w ,]*$/gu,
    message: otherwise('it in the language of this file'),
    example: 'This «is what the bank prints there».',
    right: 'See “this is what the bank prints there”.',
  },
  {
    find: /[०-९]+/gu,
    message: otherwise('the digits 0 to 9'),
    example: '«१०» दिन।',
    fix: toWesternDigits,
  },
  {
    // A shorter word may be an initial.
    find: /(?:\p{Script=Devanagari}{3,}|हैं?|थ[ािीे])\.(?=\s|$)/gu,
    message: otherwise('“।” at the end of a sentence'),
    example: 'यह «है.» ये «लाइनें.»',
    right: 'श्री एम.जी. रोड पर ₹10.',
    fix: (words) => words.replace('.', '।'),
  },
  {
    find: /।(?=\p{L})/gu,
    message: otherwise('a space behind it'),
    example: 'यह है«।»फिर।',
    fix: () => '। ',
  },
];
