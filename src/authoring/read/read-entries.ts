import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path/posix';
import type { z } from 'astro/zod';
import type { Mistake } from '#lib/build/content-error.ts';
import { listFiles } from '#lib/build/list-files.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { slugShape } from '#schemas/fields.ts';
import { fieldName, parseFields, type FieldPath } from '#schemas/find-mistakes.ts';
import { singletonNames, singletons, type SingletonName } from '#schemas/singletons.ts';
import { translationName } from '#schemas/translation.ts';
import { readFrontMatter, readJson, splitFrontMatter } from './fields-text.ts';
import { nodesOf, parseMarkdown } from './markdown.ts';
import { findMdxMistakes } from './mdx-text.ts';
import { findPictureMistakes } from './pictures.ts';
import { findSourceMistakes } from './source-mistakes.ts';

/** A file of content/ as it was read, parsed and checked, which happens once. */
export interface ContentFile {
  /** The path below the project, with / on every system. */
  file: string;
  source: string;
  /** What is below front matter; empty for JSON. */
  body: string;
  /** The fields as the editor wrote them: a date is still text. Undefined where the file cannot be read. */
  fields: unknown;
  /** What the schema makes of the fields; undefined where it refuses them. */
  data: unknown;
  /** The line of a field, from 1; of the group around it where the field is left out. */
  lineOf: (path: FieldPath) => number;
  mistakes: Mistake[];
}

export interface Entry extends ContentFile {
  id: string;
}

/** A file of content/ that there is one of. */
export interface Singleton extends ContentFile {
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

/** The entries of a collection, in the order of their files. */
export function readCollection(project: string, collection: CollectionName): Entry[] {
  return listFiles(join(project, 'content', collection))
    .map((name) => `content/${collection}/${name}`)
    .filter((file) => isEntry(collection, file))
    .map((file) => readEntry(project, collection, file));
}

/**
 * One entry, and its mistakes.
 * @param project the folder that holds content/
 * @param file the path below the project, like content/blog/gst.mdx
 */
export function readEntry(project: string, collection: CollectionName, file: string): Entry {
  return checkEntry(collection, file, readFileSync(join(project, file), 'utf8'), project);
}

/**
 * One entry that may not be stored yet, and its mistakes.
 * @param project where to look for its pictures; they are not looked for when it is left out
 */
export function checkEntry(collection: CollectionName, file: string, source: string, project?: string): Entry {
  const entry = readFields(file, source, rulesOf(collection).schema);
  const inText =
    entry.fields === undefined ? [] : [...checkBody(collection, entry, project), ...findSourceMistakes(entry)];
  const mistakes = [
    ...checkName(collection, file),
    ...entry.mistakes,
    ...inText.map((mistake) => ({ file, ...mistake })),
  ];
  return { ...entry, id: idOf(collection, file), mistakes };
}

/**
 * The files that there is one of.
 * @param project the folder that holds content/
 */
export function readSingletons(project: string): Singleton[] {
  return singletonNames.map((name) => readSingleton(project, name));
}

export function readSingleton(project: string, name: SingletonName): Singleton {
  const file = `content/${name}.json`;
  const path = join(project, file);
  if (existsSync(path)) return checkSingleton(name, readFileSync(path, 'utf8'));
  return { ...unreadable(file, ''), name, mistakes: [{ file, message: 'is missing → bring it back' }] };
}

/** content/<name>.json with this text, which may not be stored yet. */
export function checkSingleton(name: SingletonName, source: string): Singleton {
  return { ...readFields(`content/${name}.json`, source, singletons[name]), name };
}

/** A file as it was read, not checked yet: its mistakes are what keeps it from being read. */
export function readFile(file: string, source: string): ContentFile {
  const read = source.startsWith('\uFEFF')
    ? { line: 1, column: 1, message: 'begins with an invisible mark → save it as UTF-8 without BOM' }
    : file.endsWith('.json')
      ? readJson(source)
      : readFrontMatter(source);
  if ('message' in read) return { ...unreadable(file, source), mistakes: [{ file, ...read }] };
  return { file, source, body: splitFrontMatter(source).body.trim(), data: undefined, ...read, mistakes: [] };
}

/** A file as it was read and checked by its schema. */
export function readFields(file: string, source: string, schema: z.ZodType): ContentFile {
  const read = readFile(file, source);
  if (read.mistakes.length > 0) return read;
  const { data, mistakes } = parseFields(schema, read.fields);
  const inFields = mistakes.map(({ path, message }) => ({
    file,
    line: read.lineOf(path),
    field: fieldName(path),
    message,
  }));
  return { ...read, data, mistakes: inFields };
}

const unreadable = (file: string, source: string) => ({
  file,
  source,
  body: '',
  fields: undefined,
  data: undefined,
  lineOf: () => 1,
});

export function checkBody(
  collection: CollectionName,
  { file, source }: ContentFile,
  project?: string,
): Omit<Mistake, 'file'>[] {
  if (file.endsWith('.json')) return [];
  const tree = parseMarkdown(file, source);
  if ('message' in tree) return [tree];
  const { parts = {} } = rulesOf(collection);
  return [
    ...(file.endsWith('.mdx') ? nodesOf(tree).flatMap((node) => findMdxMistakes(node, parts)) : []),
    ...(project === undefined ? [] : findPictureMistakes(project, file, tree)),
  ];
}

/**
 * True for the files of a collection that hold an entry: those with its extensions, unless their names begin with `_` or they
 * are translations of another.
 */
export function isEntry(collection: CollectionName, file: string): boolean {
  const isInside = file.startsWith(`content/${collection}/`);
  return (
    isInside &&
    !/^[._]/.test(basename(file)) &&
    !translationName.test(file) &&
    rulesOf(collection).extensions.some((name) => file.endsWith(`.${name}`))
  );
}

/** The id of the entry in a file: its path in the collection, without the extension. */
function idOf(collection: CollectionName, file: string): string {
  return file.slice(`content/${collection}/`.length, -extname(file).length);
}

function checkName(collection: CollectionName, file: string): Mistake[] {
  const steps = idOf(collection, file).split('/');
  if (steps.length > 1 && !rulesOf(collection).hasFolders)
    return [{ file, message: `is in a folder → move it to content/${collection}/${basename(file)}` }];
  if (steps.every((step) => slugShape.test(step))) return [];
  const name = `content/${collection}/${steps.map(toSlug).join('/')}${extname(file)}`;
  return [
    { file, message: `has a name that cannot be part of a URL → rename it ${name} (small letters, digits, hyphens)` },
  ];
}

/** "GST & refunds" → "gst-refunds": letters without their accents; '' where nothing of a name can be in a slug. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
