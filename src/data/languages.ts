/** The languages of the site, the interface words of each, and the pages that exist in it. */
import { formatNumber } from '#client/format.ts';
import { TranslatedPaths } from '#data/paths/translated-paths.ts';
import { defaultLanguage } from '#schemas/interface-words.ts';
import { getSingleton, translations, wordsOf } from './store.ts';

export { defaultLanguage, wordsOf };

/** The language codes of the site, like `hi`, the default first. */
export const languages: readonly string[] = [defaultLanguage, ...getSingleton('site').languages];

/** The pages of the site in its languages. */
export const translatedPaths = new TranslatedPaths(languages, translations);

/** The attribute `lang` of what is English in every language; undefined on English pages. */
export function langOfEnglish(language?: string): string | undefined {
  return language === defaultLanguage ? undefined : defaultLanguage;
}

/** 6 → "six"; from thirteen on in figures, as a sentence prints them. */
export function numberInWords(value: number, language?: string): string {
  return wordsOf(language).language.numbers.split(' ')[value] ?? formatNumber(value);
}

/** For `getStaticPaths` of src/pages/[...locale]: the page at an English path in each of its languages. */
export function localeParams(path: string): { params: { locale: string | undefined } }[] {
  return translatedPaths.languagesOf(path).map((language) => ({ params: { locale: localeParam(language) } }));
}

/**
 * For `getStaticPaths` of src/pages/[...locale]: a page for each item that a language has.
 * @param paramsOf returns the route parameters of an item besides `locale`
 */
export function localizedPaths<Item>(
  itemsIn: (language: string) => readonly Item[],
  paramsOf: (item: Item) => Record<string, string>,
) {
  return languages.flatMap((language) =>
    itemsIn(language).map((item) => ({
      params: { locale: localeParam(language), ...paramsOf(item) },
      props: { item },
    })),
  );
}

/** The route parameter `locale`; undefined for the default language. */
export function localeParam(language: string): string | undefined {
  return language === defaultLanguage ? undefined : language;
}
