import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { findSourceMistakes } from '#authoring/check/source-mistakes.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { slugShape } from '#schemas/fields.ts';
import { fieldName, findMistakes } from '#schemas/find-mistakes.ts';
import { singletonNames, singletons, type SingletonName } from '#schemas/singletons.ts';
import { readFrontMatter, readJson, type EntryText } from './entry-text.ts';
import { findMdxMistakes } from './mdx-text.ts';
import { findPictureMistakes } from './pictures.ts';

/** An entry as it lies in its file. */
export interface Entry {
  id: string;
  /** The path below the project, with / on every system. */
  file: string;
  /** What its file says; undefined where that cannot be read. */
  text: EntryText | undefined;
  mistakes: Mistake[];
}

/** A file of content/ that there is one of. */
export interface Singleton extends Omit<Entry, 'id'> {
  name: SingletonName;
}

/** The entries of all collections. */
export type Collections = ReadonlyMap<CollectionName, readonly Entry[]>;

/**
 * Reads content/, which takes most of the time of checking it.
 * @param project the folder that holds content/
 */
export function readCollections(project: string): Collections {
  return new Map(collectionNames.map((name) => [name, readCollection(project, name)]));
}

/**
 * The fields of one entry as written, dates being text, and its mistakes.
 * @param file the path below the project, like content/blog/gst.mdx
 */
export function checkEntry(collection: CollectionName, file: string, content: string): Entry {
  const { schema, parts = {} } = rulesOf(collection);
  const id = idOf(collection, file);
  const misnamed = checkName(collection, file);
  const text = read(file, content);
  if ('message' in text) return { id, file, text: undefined, mistakes: [...misnamed, { file, ...text }] };
  const body = file.endsWith('.mdx') ? findMdxMistakes(content, parts).map((mistake) => ({ file, ...mistake })) : [];
  const sources = findSourceMistakes(content, text).map((mistake) => ({ file, ...mistake }));
  return { id, file, text, mistakes: [...misnamed, ...checkFields(file, text, schema), ...body, ...sources] };
}

/** True for the files of a collection that hold an entry: those with its endings, but for names that begin with `_`. */
export function isEntry(collection: CollectionName, file: string): boolean {
  return !/^[._]/.test(basename(file)) && rulesOf(collection).extensions.some((ending) => file.endsWith(`.${ending}`));
}

/** The id of the entry in a file: its path in the collection, without the ending. */
export function idOf(collection: CollectionName, file: string): string {
  return file.slice(`content/${collection}/`.length, -extname(file).length);
}

/**
 * The entries of a collection, in the order of their files.
 * @param project the folder that holds content/
 */
export function readCollection(project: string, collection: CollectionName): Entry[] {
  return listFiles(project, `content/${collection}`)
    .filter((file) => isEntry(collection, file))
    .map((file) => readEntry(project, collection, file));
}

/**
 * One entry as its file says, and its mistakes, those in its pictures included.
 * @param project the folder that holds content/
 * @param file the path below the project, like content/blog/gst.mdx
 */
export function readEntry(project: string, collection: CollectionName, file: string): Entry {
  const content = readFileSync(join(project, file), 'utf8');
  const entry = checkEntry(collection, file, content);
  const pictures = file.endsWith('.json') ? [] : findPictureMistakes(project, file, content);
  return { ...entry, mistakes: [...entry.mistakes, ...pictures] };
}

/** Every file below a folder of the project, sorted, as paths below the project. */
export function listFiles(project: string, folder: string): string[] {
  if (!existsSync(join(project, folder))) return [];
  return readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(project, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

function read(file: string, content: string) {
  if (content.startsWith('\uFEFF')) {
    return { line: 1, column: 1, message: 'begins with an invisible mark → save it as UTF-8 without BOM' };
  }
  return file.endsWith('.json') ? readJson(content) : readFrontMatter(content);
}

function checkFields(file: string, text: EntryText, schema: Parameters<typeof findMistakes>[0]): Mistake[] {
  return findMistakes(schema, text.fields).map(({ path, message }) => ({
    file,
    line: text.lineOf(path),
    field: fieldName(path),
    message,
  }));
}

/**
 * The files that there is one of, as far as they can be read, and their mistakes.
 * @param project the folder that holds content/
 */
export function readSingletons(project: string): Singleton[] {
  return singletonNames.map((name) => readSingleton(project, name));
}

function readSingleton(project: string, name: SingletonName): Singleton {
  const file = `content/${name}.json`;
  const path = join(project, file);
  if (existsSync(path)) return checkSingleton(name, readFileSync(path, 'utf8'));
  return { name, file, text: undefined, mistakes: [{ file, message: 'is missing → bring it back' }] };
}

/** What is in content/<name>.json, and its mistakes. */
export function checkSingleton(name: SingletonName, content: string): Singleton {
  const file = `content/${name}.json`;
  const text = read(file, content);
  if ('message' in text) return { name, file, text: undefined, mistakes: [{ file, ...text }] };
  return { name, file, text, mistakes: checkFields(file, text, singletons[name]) };
}

function checkName(collection: CollectionName, file: string): Mistake[] {
  const steps = idOf(collection, file).split('/');
  if (steps.length > 1 && !rulesOf(collection).hasFolders) {
    return [{ file, message: `lies in a folder → move it to content/${collection}/${basename(file)}` }];
  }
  if (steps.every((step) => slugShape.test(step))) return [];
  const name = `content/${collection}/${steps.map(toSlug).join('/')}${extname(file)}`;
  return [
    { file, message: `has a name that cannot be an address → rename it ${name} (small letters, digits, hyphens)` },
  ];
}

/** "GST & refunds" → "gst-refunds": letters without their accents; '' where nothing of a name can stand in an address. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
