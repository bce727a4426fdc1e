import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path/posix';
import type { z } from 'astro/zod';
import type { MdastNode } from 'satteri';
import type { Mistake } from '#lib/build/content-error.ts';
import { listFiles } from '#lib/build/list-files.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { slugShape, toSlug } from '#schemas/fields.ts';
import { fieldName, parseFields, type FieldMistake, type FieldPath } from '#schemas/find-mistakes.ts';
import { singletonNames, singletons, type SingletonName } from '#schemas/singletons.ts';
import { translationName } from '#schemas/translation.ts';
import { readFrontMatter, readJson, splitFrontMatter } from './fields-text.ts';
import { readNodes } from './markdown.ts';
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
  /** Every node of the text below front matter, in order; none for JSON and for MDX that cannot be read. */
  nodes: readonly MdastNode[];
  /** The fields as the editor wrote them: a date is still text. Undefined where the file cannot be read. */
  fields: unknown;
  /** The fields as the schema parsed them; undefined where it refuses them. */
  data: unknown;
  /** Where a field is, or the group around it where the field is left out. */
  placeOf: (path: FieldPath) => Place;
  mistakes: Mistake[];
}

/** A field of a file, and its line. */
export type Place = Required<Pick<Mistake, 'file' | 'line' | 'field'>>;

export interface Entry extends ContentFile {
  collection: CollectionName;
  id: string;
}

/** A single file of content/, like content/site.json. */
export interface Singleton extends ContentFile {
  name: SingletonName;
}

/** The entries of all collections. */
export type Collections = ReadonlyMap<CollectionName, readonly Entry[]>;

/**
 * Reads content/, which takes most of the time of checking it.
 * @param project the folder that contains content/
 */
export function readCollections(project: string): Collections {
  return new Map(collectionNames.map((name) => [name, readCollection(project, name)]));
}

/** The entries of a collection, in the order of their files. */
export function readCollection(project: string, collection: CollectionName): Entry[] {
  return listFiles(join(project, 'content', collection))
    .map((name) => `content/${collection}/${name}`)
    .filter((file) => isEntry(collection, file))
    .map((file) => checkEntry(collection, file, readFileSync(join(project, file), 'utf8'), project));
}

/**
 * One entry, which may not be stored yet, and its mistakes.
 * @param file the path below the project, like content/blog/gst.mdx
 * @param project where to look for its pictures; they are not looked for when it is left out
 */
export function checkEntry(collection: CollectionName, file: string, source: string, project?: string): Entry {
  const entry = readFields(file, source, rulesOf(collection).schema);
  const inText =
    entry.fields === undefined ? [] : [...checkBody(collection, entry, project), ...findSourceMistakes(entry)];
  const mistakes = [...checkName(collection, file), ...entry.mistakes, ...inText];
  return { ...entry, collection, id: idOf(collection, file), mistakes };
}

/**
 * The single files of content/.
 * @param project the folder that contains content/
 */
export function readSingletons(project: string): Singleton[] {
  return singletonNames.map((name) => readSingleton(project, name));
}

export function readSingleton(project: string, name: SingletonName): Singleton {
  const path = join(project, `content/${name}.json`);
  if (existsSync(path)) return checkSingleton(name, readFileSync(path, 'utf8'));
  const missing = checkSingleton(name, '');
  return { ...missing, mistakes: [{ file: missing.file, message: 'is missing → restore it' }] };
}

/** content/<name>.json with this text. */
function checkSingleton(name: SingletonName, source: string): Singleton {
  return { ...readFields(`content/${name}.json`, source, singletons[name]), name };
}

/** A file before its schema checks it; its mistakes are those of syntax. */
export function readFile(file: string, source: string): ContentFile {
  const read = source.startsWith('\uFEFF')
    ? { line: 1, column: 1, message: 'begins with an invisible mark → save it as UTF-8 without BOM' }
    : file.endsWith('.json')
      ? readJson(source)
      : readFrontMatter(source);
  const unread = { file, source, body: '', nodes: [], fields: undefined, data: undefined };
  if ('message' in read)
    return { ...unread, placeOf: (path) => ({ file, line: 1, field: fieldName(path) }), mistakes: [{ file, ...read }] };
  const nodes = file.endsWith('.json') ? [] : readNodes(file, source);
  return {
    ...unread,
    body: splitFrontMatter(source).body.trim(),
    ...('message' in nodes ? { mistakes: [{ file, ...nodes }] } : { nodes, mistakes: [] }),
    fields: read.fields,
    placeOf: (path) => ({ file, line: read.lineOf(path), field: fieldName(path) }),
  };
}

/** A file, checked by its schema. */
export function readFields(file: string, source: string, schema: z.ZodType): ContentFile {
  const read = readFile(file, source);
  if (read.fields === undefined) return read;
  const { data, mistakes } = parseFields(schema, read.fields);
  return { ...read, data, mistakes: [...read.mistakes, ...atTheirPlaces(read, mistakes)] };
}

/** What is wrong with fields of a file, each with its line. */
export function atTheirPlaces({ placeOf }: ContentFile, mistakes: readonly FieldMistake[]): Mistake[] {
  return mistakes.map(({ path, message }) => ({ ...placeOf(path), message }));
}

/** What is wrong in the text below front matter. */
export function checkBody(collection: CollectionName, { file, nodes }: ContentFile, project?: string): Mistake[] {
  const { parts = {} } = rulesOf(collection);
  return [
    ...(file.endsWith('.mdx') ? nodes.flatMap((node) => findMdxMistakes(node, parts)) : []),
    ...(project === undefined ? [] : findPictureMistakes(project, file, nodes)),
  ].map((mistake) => ({ file, ...mistake }));
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
  const name = `content/${collection}/${steps.map((step) => toSlug(step) || '<name>').join('/')}${extname(file)}`;
  return [
    { file, message: `has a name that cannot be part of a URL → rename it ${name} (small letters, digits, hyphens)` },
  ];
}
