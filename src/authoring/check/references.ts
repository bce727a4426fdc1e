import { ContentError, type Mistake } from '#lib/build/content-error.ts';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';
import { didYouMean, quoted } from '#schemas/wording.ts';

/** An entry that another entry cannot do without. */
export interface Reference {
  /** The entry that refers, as the path of its file. */
  file: string;
  /** The field that names the other entry; left out where the name follows from the file's own. */
  field?: string;
  collection: CollectionName;
  id: string;
}

/** The state that a city lies in. */
export function stateOfCity(cityId: string, state: string): Reference {
  return { file: `content/cities/${cityId}.json`, field: 'state', collection: 'states', id: state };
}

/** An article that another recommends. */
export function relatedOfArticle(file: string, index: number, slug: string): Reference {
  return { file, field: `related #${index + 1}`, collection: 'blog', id: slug };
}

/** A bank that prints a code. */
export function bankOfCode(codeId: string, index: number, bank: string): Reference {
  return { file: `content/codes/${codeId}.json`, field: `banks #${index + 1}`, collection: 'banks', id: bank };
}

/** The claim that holds a bank's share of the market. */
export function marketShareOfBank(bankId: string): Reference {
  return { file: `content/banks/${bankId}.json`, collection: 'claims', id: `market-share-${bankId}` };
}

/**
 * The entry that a reference names.
 * @param entries the entries of the collection that it refers to, by id
 * @throws ContentError when there is none, naming the file and the field that refer to it
 */
export function requireEntry<Entry>(entries: ReadonlyMap<string, Entry>, reference: Reference): Entry {
  const entry = entries.get(reference.id);
  if (entry === undefined) throw new ContentError([missingEntry([...entries.keys()], reference)]);
  return entry;
}

/** What to tell an editor whose entry refers to one that does not exist; `ids` are those that do. */
export function missingEntry(ids: readonly string[], { file, field, collection, id }: Reference): Mistake {
  const target = `content/${collection}/${id}.${rulesOf(collection).extensions.at(-1)}`;
  return field
    ? {
        file,
        field,
        message: `${quoted(id)} has no file ${target}${didYouMean(id, ids)} → add that file, or write one of: ${[...ids].sort().join(', ')}`,
      }
    : { file, message: `has no ${target} beside it → add that file` };
}
