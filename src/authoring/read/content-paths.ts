/** The kinds of the files of content/, by their paths. */
import { basename, extname } from 'node:path/posix';
import type { ValidationError } from '#lib/errors.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { toSlug } from '#client/slug.ts';
import { slugPattern } from '#schemas/kit/fields.ts';
import { singletonNames, type SingletonName } from '#schemas/singletons.ts';
import { didYouMean, oneOfNearest } from '#schemas/kit/wording.ts';
import { statementFile } from './sample-statement.ts';

export type ContentPath = { file: string } & (
  | { kind: 'entry'; collection: CollectionName; id: string }
  | { kind: 'singleton'; name: SingletonName }
  /** `id` is like hi/banks/hdfc, `original` the path of the English file. */
  | { kind: 'translation'; language: string; id: string; original: string }
  | { kind: 'words' | 'glossary'; language: string }
  | { kind: 'statement' | 'picture' | 'ignored' }
  /** A file that nothing reads, for example because its extension is misspelt. */
  | { kind: 'unread'; message: string }
);

export type PathOf<Kind extends ContentPath['kind']> = ContentPath & { kind: Kind };

export const pictureExtensions = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.webp'];

const notShown = new Map([
  ['save it as PNG', ['.svg', '.tif', '.tiff', '.bmp']],
  ['save it as JPEG', ['.heic', '.heif']],
  ['copy its text into an .mdx file', ['.doc', '.docx', '.odt']],
  // Systems leave Thumbs.db and desktop.ini in folders.
  ['remove it', ['.db', '.ini']],
]);

/** @param file the path below the project, like content/banks/hdfc.json */
export function classify(file: string): ContentPath {
  const [, path = '', extension = ''] = /^content\/(.+?)(\.\w+)?$/.exec(file) ?? [];
  const isPicture = pictureExtensions.includes(extension.toLowerCase());
  const [remedy] = [...notShown].find(([, extensions]) => extensions.includes(extension.toLowerCase())) ?? [];
  const [, base, language = ''] = /^(.+)\.([a-z]{2,3})$/.exec(isPicture ? '' : path) ?? [];
  const collection = collectionNames.find((name) => path.startsWith(`${name}/`));
  const singleton = extension === '.json' && singletonNames.find((name) => name === (base ?? path));
  const unread = (message: string): ContentPath => ({ file, kind: 'unread', message });

  if (file === statementFile) return { file, kind: 'statement' };
  // Like content/_templates.
  if (/\/[._]/.test(file)) return { file, kind: 'ignored' };
  if (remedy) return unread(`is a file that the site cannot show → ${remedy}`);
  const [, whole] = /^(.+\.(?:json|mdx))\.\w+$/.exec(file) ?? [];
  if (whole) return unread(`is not read → name it ${whole}`);
  if (base === 'glossary') return { file, kind: 'glossary', language };
  const [, words] = /^words\/([a-z]{2,3})$/.exec(path) ?? [];
  if (words && extension === '.json') return { file, kind: 'words', language: words };
  if (path.split('/')[0] === 'words')
    return unread('is not read → name it after the code of its language, like words/hi.json');
  if (base !== undefined && (collection || singleton))
    return { file, kind: 'translation', language, id: `${language}/${base}`, original: `content/${base}${extension}` };
  const [, name, code] = /^(.+)(?:\.([a-z]{2,3})-\w+)$/.exec(path) ?? [];
  if (collection && code)
    return unread(`is not read → name it content/${name}.${code}${extension}, without the country`);
  const [, folder, own, entry] = /^([\w-]+)\/([a-z]{2})\/([^/]+)$/.exec(path) ?? [];
  if (collection && own && !rulesOf(collection).hasFolders)
    return unread(`is not read → name it content/${folder}/${entry}.${own}${extension}`);
  if (singleton) return { file, kind: 'singleton', name: singleton };
  if (!collection) {
    const names = [...collectionNames, ...singletonNames.map((name) => `${name}.json`)];
    const meant = didYouMean(file.split('/')[1] ?? '', names);
    return unread(`is not read${meant} → move it to one of: ${collectionNames.join(', ')}`);
  }

  const { extensions } = rulesOf(collection);
  if (extensions.some((name) => extension === `.${name}`))
    return { file, kind: 'entry', collection, id: path.slice(collection.length + 1) };
  if (extensions.includes('mdx') && isPicture) return { file, kind: 'picture' };
  const wanted = extensions.map((known) => `.${known}`).join(' or ');
  return unread(`is not read → give it the extension ${wanted}, or remove it`);
}

export function findNameErrors(collection: CollectionName, file: string, id: string): ValidationError[] {
  const { names } = rulesOf(collection);
  if (names && !names.includes(id))
    return [{ file, message: `is not one that the site knows${didYouMean(id, names)} → ${oneOfNearest(id, names)}` }];
  const steps = id.split('/');
  if (steps.length > 1 && !rulesOf(collection).hasFolders)
    return [
      { file, message: `is in a folder → move it to content/${collection}/${basename(file.replace('/index.', '.'))}` },
    ];
  if (steps.every((step) => slugPattern.test(step))) return [];
  const name = `content/${collection}/${steps.map((step) => toSlug(step) || '<name>').join('/')}${extname(file)}`;
  return [
    { file, message: `has a name that cannot be part of a URL → rename it ${name} (small letters, digits, hyphens)` },
  ];
}
