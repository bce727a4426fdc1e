/** Access to the stored content for the other modules of this folder. */
import { getCollection, type CollectionEntry } from 'astro:content';
import type { z } from 'astro/zod';
import type { CollectionName, Translated } from '#schemas/collections.ts';
import type { singletons, SingletonName } from '#schemas/singletons.ts';
import { defaultLanguage, type Words } from '#schemas/interface-words.ts';

/** The body of an entry as a component, and its headings. */
export { render } from 'astro:content';

/** An entry in English. */
type English<Name extends CollectionName> = CollectionEntry<Name> & { collection: Name };

/** An entry in one of the languages of the site. */
export type EntryIn<Name extends CollectionName> = Omit<CollectionEntry<Name>, 'data'> & { data: Translated<Name> };

const byId = <Entry extends { id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

const singleFiles = byId([...(await getCollection('site')), ...(await getCollection('copy'))]);
const words = byId(await getCollection('words'));
const translated = byId(await getCollection('translations'));

/** The translated files: each with its language and path, like hi/banks/hdfc, and the whole entry. */
export const translations = [...translated.values()];

/** The mistakes in content/ as printed in the terminal, or ''. Only the development server runs on with mistakes. */
export const errors = (await getCollection('mistakes'))[0]?.data.message ?? '';

/** @throws if there is no such file or, under the development server, if it has had mistakes from the start */
export function needed<File>(file: File | undefined, path: string): File {
  if (!file) throw new Error(`This page needs ${path}.\n${errors}`);
  return file;
}

/** content/<name>.json in a language; in English where it is not translated. */
export function getSingleton<Name extends SingletonName>(name: Name, language?: string) {
  const english = needed(singleFiles.get(name), `content/${name}.json`);
  const { data } = translated.get(`${language}/${name}`) ?? english;
  return data as z.infer<(typeof singletons)[Name]>;
}

/** The words of the interface, content/words/<language>.json. Components call it with `Astro.currentLocale`. */
export function wordsOf(language = defaultLanguage): Words {
  return needed(words.get(language), `content/words/${language}.json`).data;
}

/** An entry in a language, for Astro to render; undefined if it is not translated. */
export function entryIn<Name extends CollectionName>(
  language = defaultLanguage,
  entry: English<Name>,
): EntryIn<Name> | undefined {
  const found = language === defaultLanguage ? entry : translated.get(`${language}/${entry.collection}/${entry.id}`);
  return found as EntryIn<Name> | undefined;
}

/** The data of an entry in a language; undefined if it is not translated. */
export function inLanguage<Name extends CollectionName>(
  language: string | undefined,
  entry: English<Name>,
): Translated<Name> | undefined {
  return entryIn(language, entry)?.data;
}

/** The entries that are translated into a language, with their data in it; in the default language all. */
export function translatedInto<Name extends CollectionName>(
  language: string | undefined,
  entries: readonly English<Name>[],
): { id: string; data: Translated<Name>; english: English<Name>['data'] }[] {
  return entries.flatMap((entry) => {
    const data = inLanguage(language, entry);
    return data ? [{ id: entry.id, data, english: entry.data }] : [];
  });
}

/** Entries in the order of the content. */
export function inOrder<Entry extends { data: { order: number } }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.data.order - b.data.order);
}
