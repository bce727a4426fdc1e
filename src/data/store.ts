/** The stored content, for the other modules of this folder. */
import { getCollection, type CollectionEntry } from 'astro:content';
import type { z } from 'astro/zod';
import type { singletons, SingletonName } from '#schemas/singletons.ts';
import { defaultLanguage } from '#schemas/interface-words.ts';

/** The body of an entry as a component, and its headings. */
export { render } from 'astro:content';

type File<Data> = Omit<CollectionEntry<'files'>, 'data'> & { data: Data };

/** The data of an entry with a text beside its fields. */
export interface Text {
  /** The number of words of the text. */
  wordCount: number;
}

const files = new Map((await getCollection('files')).map((file) => [file.id, file]));

/** All files besides the entries by their paths, like words/hi and, of translations, hi/banks/hdfc. */
export const siteFiles: readonly File<unknown>[] = [...files.values()].sort((a, b) => (a.id < b.id ? -1 : 1));

/** The mistakes in content/, as they are printed in the terminal; '' if nothing is. Only the development server goes on with mistakes. */
export const errors = (files.get('mistakes')?.data as { message: string } | undefined)?.message ?? '';

/** @throws when there is no such file or, under the development server, while it has never been without mistakes */
export function getFile<Data>(path: string): File<Data> {
  const file = files.get(path);
  if (!file) throw new Error(`This page needs content/${path}.\n${errors}`);
  return file;
}

/** content/<name>.json in a language; in English where it is not translated. */
export function getSingleton<Name extends SingletonName>(
  name: Name,
  language?: string,
): z.infer<(typeof singletons)[Name]> {
  const english = getFile<z.infer<(typeof singletons)[Name]>>(name).data;
  return inLanguage(language, name, english) ?? english;
}

/** A translated entry, for Astro to render. */
export function translationOf(language: string, path: string) {
  return files.get(`${language}/${path}`);
}

/**
 * The data of an entry in a language; undefined if it is not translated.
 * @param path the path of the English file in content/, without its extension, like banks/hdfc
 * @param english what is returned in the default language
 */
export function inLanguage<Data>(language = defaultLanguage, path: string, english: Data): Data | undefined {
  return language === defaultLanguage ? english : (translationOf(language, path)?.data as Data | undefined);
}

/** Entries in the order of the content. */
export function inOrder<Entry extends { data: { order: number } }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.data.order - b.data.order);
}
