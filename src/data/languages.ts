/** The languages of the site, the words of the interface in each, and which pages exist in which. */
import { formatNumber } from '#client/format.ts';
import { TranslatedPaths } from '#data/paths/translated-paths.ts';
import { defaultLanguage, type Words } from '#schemas/interface-words.ts';
import { getSingleton, translations, wordsIn } from './store.ts';

export { defaultLanguage };

/** The codes of the languages of the site, like `hi`; the default language first. */
export const languages: readonly string[] = [defaultLanguage, ...getSingleton('site').languages];

/** The pages of the site in its languages. */
export const translatedPaths = new TranslatedPaths(languages, translations);

/** The words of the interface. Components call it with `Astro.currentLocale`. */
export function wordsOf(language = defaultLanguage): Words {
  return wordsIn(language);
}

/** 6 → "six"; from thirteen on in figures, as a sentence prints them. */
export function numberInWords(value: number, language?: string): string {
  return wordsOf(language).language.numbers.split(' ')[value] ?? formatNumber(value);
}

/** For `getStaticPaths` of src/pages/[...locale]: the page at an English path in each language in which it exists. */
export function localeParams(path: string): { params: { locale: string | undefined } }[] {
  return translatedPaths.languagesOf(path).map((language) => ({ params: { locale: localeParam(language) } }));
}

/** The value of the route parameter `locale`; there is none in the paths of the default language. */
export function localeParam(language: string): string | undefined {
  return language === defaultLanguage ? undefined : language;
}
