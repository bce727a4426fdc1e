/** Entries of content/ with their tokens filled in, as the loaders stored them. */
import { getCollection } from 'astro:content';
import { defaultLanguage } from '#lib/build/languages.ts';
import { fillTokens } from '#lib/build/tokens.ts';

/** Entries in the order of the content. */
export function inOrder<Data extends { order: number }>(entries: readonly { id: string; data: Data }[]) {
  return entries.map(({ id, data }) => ({ id, data: fillTokens(data) })).sort((a, b) => a.data.order - b.data.order);
}

const translations = new Map(
  (await getCollection('translations')).map((entry) => [entry.id, { ...entry, data: fillTokens<unknown>(entry.data) }]),
);

/**
 * The data of an entry in a language; undefined if it is not translated.
 * @param path the path of the English file in content/, without its extension, like banks/hdfc
 * @param english what is returned in the default language
 */
export function inLanguage<Data>(language = defaultLanguage, path: string, english: Data): Data | undefined {
  return language === defaultLanguage ? english : (translationOf(language, path)?.data as Data | undefined);
}

/** A translated entry, for Astro to render. */
export function translationOf(language: string, path: string) {
  return translations.get(`${language}/${path}`);
}
