/** The languages of the site, and the words of the interface in each. */
import { getCollection } from 'astro:content';
import { formatNumber } from '#lib/browser/format.ts';
import { defaultLanguage, type Words } from '#schemas/words.ts';

export { defaultLanguage };

const words = new Map((await getCollection('words')).map(({ id, data }) => [id, data as Words]));

/** The codes of all languages, like `hi`; the default language first. */
export const languages: readonly string[] = [...new Set([defaultLanguage, ...[...words.keys()].sort()])];

/**
 * The words of the interface. Components call it with `Astro.currentLocale`.
 * @throws when there is no such language
 */
export function wordsOf(language = defaultLanguage): Words {
  const found = words.get(language);
  if (!found) throw new Error(`There is no content/words/${language}.json, or it has mistakes.`);
  return found;
}

/** 6 → "six"; from thirteen on in figures, as a sentence prints them. */
export function numberInWords(value: number, language?: string): string {
  return wordsOf(language).language.numbers.split(' ')[value] ?? formatNumber(value);
}
