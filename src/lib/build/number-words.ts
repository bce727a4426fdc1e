import { formatNumber } from '#lib/browser/format.ts';

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 6 → "six"; from thirteen on in figures, as a sentence prints them. */
export function numberInWords(value: number): string {
  return words[value] ?? formatNumber(value);
}
