/** What the loaders stored of content/, for the other modules of this folder. */
import { getCollection, getEntry } from 'astro:content';
import type { z } from 'astro/zod';
import type { singletons, SingletonName } from '#schemas/singletons.ts';
import { defaultLanguage } from '#schemas/words.ts';

type Singleton<Name extends SingletonName> = z.infer<(typeof singletons)[Name]>;

const translations = new Map((await getCollection('translations')).map((entry) => [entry.id, entry]));

/** The languages and paths of all translations, like hi/banks/hdfc. */
export const translationIds: readonly string[] = [...translations.keys()];

/** Entries in the order of the content. */
export function inOrder<Entry extends { data: { order: number } }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.data.order - b.data.order);
}

/** A translated entry, for Astro to render. */
export function translationOf(language: string, path: string) {
  return translations.get(`${language}/${path}`);
}

/**
 * The data of an entry in a language; undefined if it is not translated.
 * @param path the path of the English file in content/, without its extension, like banks/hdfc
 * @param english what is returned in the default language
 */
export function inLanguage<Data>(language = defaultLanguage, path: string, english: Data): Data | undefined {
  return language === defaultLanguage ? english : (translationOf(language, path)?.data as Data | undefined);
}

/**
 * content/<name>.json.
 * @returns its data in a language, in English where it is not translated
 * @throws under the development server, while the file has never been without mistakes
 */
export async function getSingleton<Name extends SingletonName>(
  name: Name,
): Promise<(language?: string) => Singleton<Name>> {
  const entry = await getEntry('singletons', name);
  if (!entry) throw new Error(`This page needs content/${name}.json.\n${await getMistakes()}`);
  const english = entry.data as Singleton<Name>;
  return (language) => inLanguage(language, name, english) ?? english;
}

/** What is wrong in content/, as it is printed in the terminal; '' if nothing is. Only the development server goes on with mistakes. */
export async function getMistakes(): Promise<string> {
  const { message } = (await getEntry('mistakes', 'content'))?.data as { message: string };
  return message;
}
