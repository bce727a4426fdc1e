import { ContentReader } from '#authoring/index.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { fieldName, type FieldPath } from '#schemas/kit/validation.ts';

/** A stretch of prose in the real content, and where it is. */
export interface Passage {
  /** "content/cities/pune.json intro #1", for messages. */
  place: string;
  text: string;
}

/** An entry of the real content with all its texts. */
export interface EntryText {
  file: string;
  passages: Passage[];
}

export const reader = new ContentReader(process.cwd());

/** Fields that are not prose of the page itself. */
const besides = ['$schema', 'id', 'keywords', 'seo', 'sources', 'url', 'website'];

/** The entries of a collection of the real content. */
export function readTexts(collection: CollectionName): EntryText[] {
  return reader.entries(collection).map(({ file, fields, body }) => ({
    file,
    passages: [...passagesIn(fields, file, []), ...body.split(/\n{2,}/).map((text) => ({ place: file, text }))],
  }));
}

/** All texts of an entry in one string. */
export function mainText({ passages }: EntryText): string {
  return passages.map(({ text }) => text).join('\n');
}

function passagesIn(value: unknown, file: string, path: FieldPath): Passage[] {
  if (typeof value === 'string') return [{ place: `${file} ${fieldName(path)}`, text: value }];
  if (Array.isArray(value)) return value.flatMap((member, index) => passagesIn(member, file, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !besides.includes(name))
    .flatMap(([name, member]) => passagesIn(member, file, [...path, name]));
}
