/** What each file of content/ is. */
import { basename, extname } from 'node:path/posix';
import type { Mistake } from '#lib/build/content-error.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { slugShape, toSlug } from '#schemas/fields.ts';
import { singletonNames, type SingletonName } from '#schemas/singletons.ts';
import { translationName } from '#schemas/translation.ts';
import { didYouMean } from '#schemas/wording.ts';
import { statementFile } from './sample-statement.ts';

export type ContentPath = { file: string } & (
  | { kind: 'entry'; collection: CollectionName; id: string }
  | { kind: 'singleton'; name: SingletonName }
  /** `id` is like hi/banks/hdfc, `original` the path of the English file. */
  | { kind: 'translation'; language: string; id: string; original: string }
  | { kind: 'words' | 'glossary'; language: string }
  | { kind: 'statement' | 'picture' | 'ignored' }
  /** Nothing reads it, for example because its extension is misspelt. */
  | { kind: 'stray'; mistake: Mistake }
);

export type PathOf<Kind extends ContentPath['kind']> = ContentPath & { kind: Kind };

/** The extensions of files that may be beside the texts that show them. */
const pictureExtensions = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** @param file the path below the project, like content/banks/hdfc.json */
export function classify(file: string): ContentPath {
  const [, folder = '', ...rest] = file.split('/');
  if (file === statementFile) return { file, kind: 'statement' };
  // Like content/_templates.
  if (/\/[._]/.test(file)) return { file, kind: 'ignored' };
  const [, glossary] = /^content\/glossary\.([a-z]{2,3})\.json$/.exec(file) ?? [];
  if (glossary !== undefined) return { file, kind: 'glossary', language: glossary };
  const [, words] = /^content\/words\/([a-z]{2,3})\.json$/.exec(file) ?? [];
  if (words !== undefined) return { file, kind: 'words', language: words };
  const [, base = '', language = '', extension = ''] = translationName.exec(file) ?? [];
  const collection = collectionNames.find((candidate) => candidate === folder);
  const singleton = singletonNames.find(
    (candidate) => `content/${candidate}.json` === `${base}${extension}` || `content/${candidate}.json` === file,
  );
  if (language !== '' && (collection || singleton))
    return {
      ...{ file, kind: 'translation', language },
      ...{ id: `${language}/${base.slice('content/'.length)}`, original: base + extension },
    };
  if (singleton) return { file, kind: 'singleton', name: singleton };
  if (!collection || rest.length === 0) return { file, kind: 'stray', mistake: refuseName(folder) };
  const { extensions } = rulesOf(collection);
  if (extensions.includes(extname(file).slice(1)))
    return { file, kind: 'entry', collection, id: file.slice(`content/${collection}/`.length, -extname(file).length) };
  if (extensions.includes('mdx') && pictureExtensions.includes(extname(file).toLowerCase()))
    return { file, kind: 'picture' };
  const wanted = extensions.map((known) => `.${known}`).join(' or ');
  return {
    file,
    kind: 'stray',
    mistake: { file, message: `is not read → give it the extension ${wanted}, or remove it` },
  };
}

/** A folder or file of content/ that is not known, for example a misspelt collection. */
function refuseName(name: string): Mistake {
  const names = [...collectionNames, ...singletonNames.map((known) => `${known}.json`), 'demo', 'words', 'glossary'];
  return {
    file: `content/${name}`,
    message: `is not read${didYouMean(name, names)} → move it to one of: ${collectionNames.join(', ')}`,
  };
}

/** What is wrong with the name of an entry's file. */
export function findNameMistakes(collection: CollectionName, file: string, id: string): Mistake[] {
  const steps = id.split('/');
  if (steps.length > 1 && !rulesOf(collection).hasFolders)
    return [{ file, message: `is in a folder → move it to content/${collection}/${basename(file)}` }];
  if (steps.every((step) => slugShape.test(step))) return [];
  const name = `content/${collection}/${steps.map((step) => toSlug(step) || '<name>').join('/')}${extname(file)}`;
  return [
    { file, message: `has a name that cannot be part of a URL → rename it ${name} (small letters, digits, hyphens)` },
  ];
}
