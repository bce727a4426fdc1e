import type { ReadContent } from '#authoring/read/types.ts';
import { fieldOf } from '#authoring/read/syntax.ts';
import type { ValidationError } from '#lib/errors.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { quoted } from '#schemas/kit/wording.ts';

/** The fields that tell the entries of a collection apart for readers. */
const names: Partial<Record<CollectionName, readonly string[]>> = {
  'bank-help': ['name'],
  banks: ['name'],
  blog: ['title', 'description'],
  charges: ['title'],
  cities: ['city'],
  codes: ['code', 'aliases'],
  faq: ['category'],
  pages: ['title'],
  states: ['state'],
  tables: ['title'],
};

/** Names, titles and codes that another entry of the collection has too, in capitals or small letters. */
export function findTwins({ entries }: ReadContent): ValidationError[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ collection, file, fields, locate }) =>
    (names[collection] ?? []).flatMap((field) =>
      [fieldOf(fields, field)].flat().flatMap((name, index) => {
        if (typeof name !== 'string') return [];
        const key = `${collection} ${name.toLowerCase()}`;
        const owner = owners.get(key);
        owners.set(key, owner ?? file);
        if (owner === undefined || owner === file) return [];
        const message = `${quoted(name)} is already in ${owner} → write another, or keep one of the two files`;
        return [{ ...locate(field === 'aliases' ? [field, index] : [field]), message }];
      }),
    ),
  );
}
