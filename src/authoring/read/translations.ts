/** The translations of content/: beside each English file one for each other language, like content/banks/hdfc.hi.json. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { z } from 'astro/zod';
import { listFiles } from '#lib/build/list-files.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { fieldName } from '#schemas/find-mistakes.ts';
import { singletons as schemas } from '#schemas/singletons.ts';
import { translate, translationName, wordsIn } from '#schemas/translation.ts';
import { quoted } from '#schemas/wording.ts';
import { checkBody, readFile, type Collections, type ContentFile, type Singleton } from './read-entries.ts';
import { lineOf, nodesOf, parseMarkdown } from './markdown.ts';
import { findLostMarkers } from './source-mistakes.ts';

/** A translation as it was read: `fields` are its own, `data` is the whole entry in its language. */
export interface Translation extends ContentFile {
  language: string;
  /** The path of the English file in content/, without its extension. */
  id: string;
  /** Its hash for each field of the English entry that holds words: what `translates` says when it is up to date. */
  translates: Readonly<Record<string, string>>;
}

/** An English entry, and what a translation of it may be. */
interface Original {
  entry: ContentFile;
  schema: z.ZodObject;
  mayBeLeftOut: readonly string[];
  collection?: CollectionName;
}

/**
 * Every translation, with its mistakes.
 * @param languages the languages that have words of the interface
 */
export function readTranslations(
  project: string,
  collections: Collections,
  singletons: readonly Singleton[],
  languages: readonly string[],
): Translation[] {
  const originals = findOriginals(collections, singletons);
  return listFiles(join(project, 'content')).flatMap((path) => {
    const file = `content/${path}`;
    const [, base = '', language = '', extension = ''] = translationName.exec(file) ?? [];
    if (language === '' || file.startsWith('content/glossary.')) return [];
    const read = {
      ...readFile(file, readFileSync(join(project, file), 'utf8')),
      language,
      id: base.slice('content/'.length),
    };
    const original = originals.get(base + extension);
    const wrong = findNameMistake(base + extension, language, original, languages);
    if (wrong !== undefined) return [{ ...read, translates: {}, mistakes: [{ file, message: wrong }] }];
    return original ? [readTranslation(project, read, original)] : [];
  });
}

function findOriginals(collections: Collections, singletons: readonly Singleton[]): Map<string, Original> {
  return new Map<string, Original>([
    ...singletons.map((entry) => [entry.file, { entry, schema: schemas[entry.name], mayBeLeftOut: [] }] as const),
    ...[...collections].flatMap(([collection, entries]) => {
      const { schema, translated } = rulesOf(collection);
      if (!translated) return [];
      return entries.map((entry) => [entry.file, { entry, schema, mayBeLeftOut: translated, collection }] as const);
    }),
  ]);
}

function findNameMistake(
  english: string,
  language: string,
  original: Original | undefined,
  languages: readonly string[],
) {
  if (!languages.includes(language))
    return `is in the language ${quoted(language)}, which has no content/words/${language}.json → write that file first, or rename this one`;
  const translated = collectionNames.filter((collection) => rulesOf(collection).translated);
  if (!original)
    return `translates ${english}, which does not exist or has no page in other languages → name it after a single file or an entry of ${translated.join(', ')}`;
  return undefined;
}

function readTranslation(
  project: string,
  read: ContentFile & Pick<Translation, 'language' | 'id'>,
  { entry, schema, mayBeLeftOut, collection }: Original,
): Translation {
  const { file, fields } = read;
  // What is wrong with the English entry is reported there.
  if (!isGroup(fields) || !isGroup(entry.data)) return { ...read, translates: {} };
  const { data, mistakes } = translate(schema, entry.data, fields, mayBeLeftOut);
  const inFields = mistakes.map(({ path, message }) => ({ line: read.lineOf(path), field: fieldName(path), message }));
  const inText = [
    ...(collection ? checkBody(collection, read, project) : []),
    ...findLostMarkers({ ...read, fields: entry.fields }),
    ...findOtherHeadings(read, entry),
  ];
  return {
    ...read,
    translates: stampsOf(schema, pick(entry.data, Object.keys(fields)), entry.body),
    data,
    mistakes: [...read.mistakes, ...[...inFields, ...inText].map((mistake) => ({ file, ...mistake }))],
  };
}

/** Headings have to be those of the English text, one for one: they get its anchors. */
function findOtherHeadings(read: ContentFile, english: ContentFile): { line: number; message: string }[] {
  if (read.file.endsWith('.json')) return [];
  const [own, wanted] = [headingsOf(read), headingsOf(english)];
  const different = wanted.findIndex(({ depth }, index) => depth !== own[index]?.depth);
  if (different < 0 && own.length === wanted.length) return [];
  const { line } = own[different < 0 ? wanted.length : different] ?? { line: 1 };
  const message = `has ${own.length} headings, and the English text ${wanted.length}, or they are of other ranks → write the same headings in the same order`;
  return [{ line, message }];
}

function headingsOf({ file, source }: ContentFile): { depth: number; line: number }[] {
  const tree = parseMarkdown(file, source);
  if ('message' in tree) return [];
  return nodesOf(tree).flatMap((node) => (node.type === 'heading' ? [{ depth: node.depth, line: lineOf(node) }] : []));
}

function pick(group: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(group).filter(([name]) => names.includes(name)));
}

/** A short hash for each field that holds words; `body` for the text below front matter. */
function stampsOf(schema: z.ZodObject, data: object, body: string): Record<string, string> {
  const texts = { ...(wordsIn(schema, data) as object), ...(body && { body }) };
  return Object.fromEntries(Object.entries(texts).map(([field, words]) => [field, hashOf(words)]));
}

function hashOf(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
