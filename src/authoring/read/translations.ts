/** The translations of content/: beside each English file one for each other language, like content/banks/hdfc.hi.json. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { z } from 'astro/zod';
import type { Mistake } from '#lib/build/content-error.ts';
import { listFiles } from '#lib/build/list-files.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { singletons as schemas } from '#schemas/singletons.ts';
import { translate, translationName, wordsIn } from '#schemas/translation.ts';
import { kindOf, quoted } from '#schemas/wording.ts';
import { isGroup } from './fields-text.ts';
import { lineOf } from './markdown.ts';
import {
  atTheirPlaces,
  checkBody,
  readFile,
  type Collections,
  type ContentFile,
  type Singleton,
} from './read-entries.ts';
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
    const read = readFile(file, readFileSync(join(project, file), 'utf8'));
    const translation = { ...read, language, id: base.slice('content/'.length), translates: {} };
    const original = originals.get(base + extension);
    if (original && languages.includes(language)) return [{ ...translation, ...merge(project, read, original) }];
    return [{ ...translation, mistakes: [{ file, message: refuseName(base + extension, language, languages) }] }];
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

function refuseName(english: string, language: string, languages: readonly string[]): string {
  if (!languages.includes(language))
    return `is in the language ${quoted(language)}, which has no content/words/${language}.json → write that file first, or rename this one`;
  const translated = collectionNames.filter((collection) => rulesOf(collection).translated);
  return `translates ${english}, which does not exist or has no page in other languages → name it after a single file or an entry of ${translated.join(', ')}`;
}

/** The English entry with the words of a translation. */
function merge(
  project: string,
  read: ContentFile,
  { entry, schema, mayBeLeftOut, collection }: Original,
): Partial<Translation> {
  const { fields } = read;
  // Mistakes in the English entry are reported there.
  if (fields === undefined || !isGroup(entry.data)) return {};
  if (!isGroup(fields)) {
    const message = `is ${kindOf(fields)} → write a group of fields, as in the English entry`;
    return { mistakes: [{ file: read.file, message }] };
  }
  const { data, mistakes } = translate(schema, entry.data, fields, mayBeLeftOut);
  const shared = Object.entries(entry.data).filter(([name]) => name in fields);
  return {
    translates: stampsOf(schema, Object.fromEntries(shared), entry.body),
    data,
    mistakes: [
      ...read.mistakes,
      ...atTheirPlaces(read, mistakes),
      ...(collection ? checkBody(collection, read, project) : []),
      ...findLostMarkers(read, entry.fields),
      ...findOtherHeadings(read, entry),
    ],
  };
}

/** Headings have to match those of the English text one by one, as they get its anchors. */
function findOtherHeadings(read: ContentFile, english: ContentFile): Mistake[] {
  const [own, wanted] = [headingsOf(read), headingsOf(english)];
  const different = wanted.findIndex(({ depth }, index) => depth !== own[index]?.depth);
  if (different < 0 && own.length === wanted.length) return [];
  const { line } = own[different < 0 ? wanted.length : different] ?? { line: 1 };
  const message = `has ${own.length} headings, and the English text ${wanted.length}, or their levels differ → write the same headings in the same order`;
  return [{ file: read.file, line, message }];
}

function headingsOf({ nodes }: ContentFile): { depth: number; line: number }[] {
  return nodes.flatMap((node) => (node.type === 'heading' ? [{ depth: node.depth, line: lineOf(node) }] : []));
}

/** A short hash for each field that holds words; `body` for the text below front matter. */
function stampsOf(schema: z.ZodObject, data: object, body: string): Record<string, string> {
  const texts = { ...(wordsIn(schema, data) as object), ...(body && { body }) };
  return Object.fromEntries(Object.entries(texts).map(([field, words]) => [field, hashOf(words)]));
}

function hashOf(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}
