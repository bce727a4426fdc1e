import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fieldOf } from '#authoring/read/entry-text.ts';
import { pictureEndings } from '#authoring/read/pictures.ts';
import {
  isEntry,
  listFiles,
  readCollections,
  readSingletons,
  type Collections,
  type Entry,
} from '#authoring/read/read-entries.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { singletonNames } from '#schemas/singletons.ts';
import { didYouMean, quoted } from '#schemas/wording.ts';
import { findSharedAnchors } from './faq-anchors.ts';
import { findMisprintedLines } from './printed-lines.ts';
import {
  bankOfCode,
  marketShareOfBank,
  missingEntry,
  relatedOfArticle,
  stateOfCity,
  type Reference,
} from './references.ts';

/** What content/ holds besides the collections. */
const otherNames = ['demo', ...singletonNames.map((name) => `${name}.json`)];

/**
 * Every mistake in content/: in each file, and between them.
 * @param project the folder that holds content/
 * @param collections what was read of it
 */
export function checkContent(project: string, collections: Collections = readCollections(project)): Mistake[] {
  const singletons = readSingletons(project);
  return [
    ...singletons.flatMap(({ mistakes }) => mistakes),
    ...findStrangers(project),
    ...[...collections].flatMap(([name, entries]) => [
      ...(entries.length === 0 ? [emptyCollection(name)] : entries.flatMap((entry) => entry.mistakes)),
      ...findSharedIds(entries),
      ...findUnreadFiles(project, name),
    ]),
    ...checkReferences(collections),
    ...checkAnchors(collections.get('faq') ?? []),
    ...findMisprintedLines(project, collections.get('banks') ?? [], [
      ...[...collections.values()].flat(),
      ...singletons,
    ]),
  ];
}

function emptyCollection(name: CollectionName): Mistake {
  const endings = rulesOf(name).extensions.map((ending) => `content/${name}/<name>.${ending}`);
  return { file: `content/${name}`, message: `has no entries → add ${endings.join(' or ')}` };
}

function findSharedIds(entries: readonly Entry[]): Mistake[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ id, file }) => {
    const owner = first.get(id);
    if (owner !== undefined) return [{ file, message: `has the same address as ${owner} → rename one of them` }];
    first.set(id, file);
    return [];
  });
}

/** Files of a collection that nothing would read, an ending misspelt for example. */
function findUnreadFiles(project: string, collection: CollectionName): Mistake[] {
  const { extensions } = rulesOf(collection);
  const mayHold = extensions.includes('mdx') ? pictureEndings : [];
  const endings = extensions.map((ending) => `.${ending}`).join(' or ');
  return listFiles(project, `content/${collection}`)
    .filter((file) => !isEntry(collection, file) && !/^[._]/.test(basename(file)) && !mayHold.includes(extname(file)))
    .map((file) => ({ file, message: `is not read → give it the ending ${endings}, or take it out` }));
}

/** Folders and files of content/ that nothing would read, the name of a collection misspelt for example. */
function findStrangers(project: string): Mistake[] {
  const names = [...collectionNames, ...otherNames];
  return readdirSync(join(project, 'content'))
    .filter((name) => !names.includes(name) && !name.startsWith('.'))
    .map((name) => ({
      file: `content/${name}`,
      message: `is not read${didYouMean(name, names)} → move it to one of: ${collectionNames.join(', ')}`,
    }));
}

function checkReferences(collections: Collections): Mistake[] {
  const idsOf = (name: CollectionName) => (collections.get(name) ?? []).map(({ id }) => id);
  const check = (reference: Reference, line?: number): Mistake[] => {
    const ids = idsOf(reference.collection);
    return ids.includes(reference.id) ? [] : [{ ...missingEntry(ids, reference), ...(line && { line }) }];
  };
  return [
    ...(collections.get('cities') ?? []).flatMap(({ id, text }) => {
      const state = fieldOf(text?.fields, 'state');
      return typeof state === 'string' ? check(stateOfCity(id, state), text?.lineOf(['state'])) : [];
    }),
    ...(collections.get('codes') ?? []).flatMap(({ id, text }) =>
      textsOf(text?.fields, 'banks').flatMap((bank, index) =>
        check(bankOfCode(id, index, bank), text?.lineOf(['banks', index])),
      ),
    ),
    ...idsOf('banks').flatMap((id) => check(marketShareOfBank(id))),
    ...(collections.get('blog') ?? []).flatMap((article) => [
      ...textsOf(article.text?.fields, 'related').flatMap((slug, index) =>
        check(relatedOfArticle(article.file, index, slug), article.text?.lineOf(['related', index])),
      ),
      ...findNeedlessRelated(article),
    ]),
  ];
}

/** The texts of a field that is a list. */
function textsOf(fields: unknown, name: string): string[] {
  const list = fieldOf(fields, name);
  return Array.isArray(list) ? list.filter((member) => typeof member === 'string') : [];
}

/** Recommendations of the article itself, and of one article twice. */
function findNeedlessRelated(article: Entry): Mistake[] {
  const related = textsOf(article.text?.fields, 'related');
  return related.flatMap((slug, index) => {
    const isRepeated = related.indexOf(slug) < index;
    if (slug !== article.id && !isRepeated) return [];
    const reason = isRepeated ? 'is listed twice' : 'is this article';
    const line = article.text?.lineOf(['related', index]);
    const message = `${quoted(slug)} ${reason} → write another article, or take it out`;
    return [{ file: article.file, field: `related #${index + 1}`, message, ...(line && { line }) }];
  });
}

function checkAnchors(entries: readonly Entry[]): Mistake[] {
  const texts = new Map(entries.map(({ file, text }) => [file, text]));
  const sections = entries.map(({ id, text }) => ({ id, items: questionsOf(text?.fields) }));
  return findSharedAnchors(sections).map(({ path, ...mistake }) => {
    const line = texts.get(mistake.file)?.lineOf(path);
    return { ...mistake, ...(line && { line }) };
  });
}

/** The questions of a category that have an anchor; the schema tells about the others. */
function questionsOf(fields: unknown): { id: string }[] {
  const items = fieldOf(fields, 'items');
  return Array.isArray(items) ? items.map((item) => ({ id: String(fieldOf(item, 'id')) })) : [];
}
