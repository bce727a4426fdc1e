/** Entries in other languages, as the loader of translations stored them. */
import { getCollection } from 'astro:content';
import { defaultLanguage } from '#lib/build/languages.ts';

const translations = new Map((await getCollection('translations')).map((entry) => [entry.id, entry]));

/**
 * An entry in a language; undefined where it is not translated.
 * @param path the path of the English file in content/, without its extension, like banks/hdfc
 * @param english what is returned in the default language
 */
export function inLanguage<Data>(language = defaultLanguage, path: string, english: Data): Data | undefined {
  return language === defaultLanguage ? english : (translations.get(`${language}/${path}`)?.data as Data | undefined);
}

/** The text of a translated entry, for Astro to render. */
export function translationOf(language: string, path: string) {
  return translations.get(`${language}/${path}`);
}
