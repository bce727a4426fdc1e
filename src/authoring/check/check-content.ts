import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path/posix';
import { isPicture } from '#authoring/read/pictures.ts';
import { isEntry, type Collections, type Entry, type Singleton } from '#authoring/read/read-entries.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { listFiles } from '#lib/build/list-files.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { singletonNames } from '#schemas/singletons.ts';
import { translationName } from '#schemas/translation.ts';
import { didYouMean } from '#schemas/wording.ts';
import { findMisprintedLines } from './printed-lines.ts';
import { findReferenceMistakes, findSharedAnchors } from './references.ts';

/** What content/ holds besides the collections. */
const otherNames = ['demo', 'words', 'glossary', ...singletonNames];

/**
 * Every mistake in content/: in each file, and between them.
 * @param project the folder that contains content/
 * @param collections its entries
 * @param singletons its single files
 */
export function checkContent(project: string, collections: Collections, singletons: readonly Singleton[]): Mistake[] {
  return [
    ...singletons.flatMap(({ mistakes }) => mistakes),
    ...findStrayFiles(project),
    ...[...collections].flatMap(([name, entries]) => [
      ...(entries.length === 0 ? [emptyCollection(name)] : entries.flatMap((entry) => entry.mistakes)),
      ...findSharedIds(entries),
      ...findUnreadFiles(project, name),
    ]),
    ...findReferenceMistakes(collections),
    ...findSharedAnchors(collections.get('faq') ?? []),
    ...findMisprintedLines(project, collections.get('banks') ?? [], [
      ...[...collections.values()].flat(),
      ...singletons,
    ]),
  ];
}

function emptyCollection(name: CollectionName): Mistake {
  const files = rulesOf(name).extensions.map((extension) => `content/${name}/<name>.${extension}`);
  return { file: `content/${name}`, message: `has no entries → add ${files.join(' or ')}` };
}

function findSharedIds(entries: readonly Entry[]): Mistake[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ id, file }) => {
    const owner = owners.get(id);
    owners.set(id, owner ?? file);
    return owner === undefined ? [] : [{ file, message: `has the same URL as ${owner} → rename one of them` }];
  });
}

/** Files of a collection that would be ignored, for example because their extension is misspelt. */
function findUnreadFiles(project: string, collection: CollectionName): Mistake[] {
  const { extensions } = rulesOf(collection);
  const wanted = extensions.map((extension) => `.${extension}`).join(' or ');
  return listFiles(join(project, 'content', collection))
    .filter((file) => !/^[._]/.test(basename(file)) && !(extensions.includes('mdx') && isPicture(file)))
    .map((name) => `content/${collection}/${name}`)
    .filter((file) => !isEntry(collection, file) && !translationName.test(file))
    .map((file) => ({ file, message: `is not read → give it the extension ${wanted}, or remove it` }));
}

/** Folders and files of content/ that would be ignored, for example a misspelt collection. */
function findStrayFiles(project: string): Mistake[] {
  const names = [...collectionNames, ...otherNames];
  return readdirSync(join(project, 'content'))
    .filter((name) => !names.includes(name.replace(/(\.[a-z]{2,3})?\.json$/, '')) && !/^[._]/.test(name))
    .map((name) => ({
      file: `content/${name}`,
      message: `is not read${didYouMean(name, names)} → move it to one of: ${collectionNames.join(', ')}`,
    }));
}
