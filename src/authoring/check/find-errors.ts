import type { Content, Entry } from '#authoring/read/content.ts';
import type { ValidationError } from '#lib/errors/content-error.ts';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';
import { findLostPictures } from './pictures.ts';
import { findMisprintedLines } from './printed-lines.ts';
import { findReferenceErrors, findSharedAnchors } from './references.ts';

/** Every mistake in content/: in each file, and between them. */
export function findErrors(content: Omit<Content, 'errors'>): ValidationError[] {
  const { paths, collections, singletons, translations, words, glossaries, statement } = content;
  const entries = [...collections.values()].flat();
  const files = [...singletons.values(), ...entries, ...translations, ...words.values(), ...glossaries.values()];
  return [
    ...[...files, statement].flatMap(({ errors }) => errors),
    ...[...paths.values()].filter((path) => path.kind === 'stray'),
    ...[...collections].flatMap(([name, members]) =>
      members.length === 0 ? [emptyCollection(name)] : findSharedIds(members),
    ),
    ...findReferenceErrors(collections),
    ...findSharedAnchors(collections.get('faq') ?? []),
    ...findLostPictures([...entries, ...translations], paths),
    ...findMisprintedLines(content),
  ];
}

function emptyCollection(name: CollectionName): ValidationError {
  const files = rulesOf(name).extensions.map((extension) => `content/${name}/<name>.${extension}`);
  return { file: `content/${name}`, message: `has no entries → add ${files.join(' or ')}` };
}

function findSharedIds(entries: readonly Entry[]): ValidationError[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ id, file }) => {
    const owner = owners.get(id);
    owners.set(id, owner ?? file);
    return owner === undefined ? [] : [{ file, message: `has the same URL as ${owner} → rename one of them` }];
  });
}
