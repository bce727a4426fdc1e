import { formatNumber } from '#lib/browser/format.ts';

/**
 * 6 → "six"; from thirteen on in figures, as a sentence prints them.
 * @param words the numbers from zero on in the language, with spaces between
 */
export function numberInWords(value: number, words: string): string {
  return words.split(' ')[value] ?? formatNumber(value);
}
