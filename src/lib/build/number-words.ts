import { formatNumber } from '#lib/browser/format.ts';

/**
 * 6 → "six"; from thirteen on in figures, as a sentence prints them.
 * @param words the number words of the language from zero on, separated by spaces
 */
export function numberInWords(value: number, words: string): string {
  return words.split(' ')[value] ?? formatNumber(value);
}
