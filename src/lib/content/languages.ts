/** Which pages exist in which languages, and where links lead on a page in another language. */
import { TranslatedPaths } from '#lib/paths/translated-paths.ts';
import { translationIds } from './entries.ts';
import { defaultLanguage, languages } from './interface-words.ts';

/** The pages of the site in its languages. */
export const translatedPaths = new TranslatedPaths(languages, translationIds);

/** For `getStaticPaths` of src/pages/[...locale]: the page at an English path in each language in which it exists. */
export function localePaths(path: string): { params: { locale: string | undefined } }[] {
  return translatedPaths.languagesOf(path).map((language) => ({ params: { locale: localeOf(language) } }));
}

/** The value of the route parameter `locale`; there is none in the paths of the default language. */
export function localeOf(language: string): string | undefined {
  return language === defaultLanguage ? undefined : language;
}
