import { givenText, lineOf } from '#authoring/read/markdown-nodes.ts';
import { fieldOf, listIn } from '#authoring/read/syntax.ts';
import type { Entry, ReadContent } from '#authoring/read/types.ts';
import type { ValidationError } from '#lib/errors.ts';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';
import { metaOf, textsIn } from '#schemas/kit/texts.ts';
import { didYouMean, isPlaceholder, oneOfNearest, quoted } from '#schemas/kit/wording.ts';

/** References to missing entries, to the entry itself, or twice to one entry in a list. */
export function findReferenceErrors({ collections, entries }: ReadContent): ValidationError[] {
  const ids = new Map([...collections].map(([name, members]) => [name, members.map(({ id }) => id)]));
  return entries.flatMap((entry) => {
    const named = new Set<string>();
    return referencesIn(entry).flatMap(({ path, value, target }) => {
      const report = (message: string) => [{ ...entry.locate(path), message }];
      const known = ids.get(target) ?? [];
      if (!known.includes(value)) return report(missingEntry(target, value, known));
      if (target === entry.collection && value === entry.id)
        return report(`${quoted(value)} is this entry → write another, or remove it`);
      const inList = `${path.slice(0, -1).join('.')} ${value}`;
      if (named.has(inList)) return report(`${quoted(value)} is listed twice → write another, or remove it`);
      named.add(inList);
      return [];
    });
  });
}

/** Texts that print the charges of a bank which has none of that cause. */
export function findMissingCharges({ collections, entries, translations }: ReadContent): ValidationError[] {
  return [...entries, ...translations].flatMap(({ file, nodes }) =>
    nodes.flatMap((node) => {
      const [cause, bank] = ['of', 'bank'].map((name) => givenText(node, 'Charges', name));
      const page = collections.get('charges')?.find(({ id }) => id === cause);
      if (bank === undefined || page?.fields === undefined) return [];
      const known = [...new Set(listIn(page.fields, 'charges').map((charge) => String(fieldOf(charge, 'bank'))))];
      if (known.includes(bank)) return [];
      const message = `${quoted(bank)} has no charge in ${page.file}${didYouMean(bank, known)} → ${oneOfNearest(bank, known)}`;
      return [{ file, line: lineOf(node), field: '<Charges> bank', message }];
    }),
  );
}

/** Banks without names, or with a page and without a claim about their share of the market. */
export function findIncompleteBanks({ collections, singletons }: ReadContent): ValidationError[] {
  const named = listIn(singletons.get('bank-names')?.fields, 'names').map((names) => String(fieldOf(names, 'id')));
  const nameless = (['bank-help', 'banks', 'lines'] as const)
    .flatMap((name) => collections.get(name) ?? [])
    .filter(({ id }) => named.length > 0 && !named.includes(id));
  const claims = new Set(collections.get('claims')?.map(({ id }) => id));
  const unclaimed = (collections.get('banks') ?? []).filter(({ id }) => !claims.has(`market-share-${id}`));
  return [
    ...nameless.map(({ id, file }) => ({
      file,
      message: `has no names in content/bank-names.json${didYouMean(id, named)} → add a row with the id ${quoted(id)} there`,
    })),
    ...unclaimed.map(({ id, file }) => ({
      file,
      message: `has no content/claims/market-share-${id}.json → add that file`,
    })),
  ];
}

/** The fields that name an entry, with its collection. */
function referencesIn({ collection, fields }: Entry) {
  return textsIn(fields, rulesOf(collection).schema).flatMap(({ path, value, schema }) => {
    const target = schema && (metaOf(schema).collection as CollectionName | undefined);
    return target && !isPlaceholder(value) ? [{ path, value, target }] : [];
  });
}

/** References to drafts, which pages leave out until they are published. */
export function findHiddenReferences(entries: readonly Entry[]): ValidationError[] {
  const drafts = new Set(entries.flatMap(({ id, fields }) => (fieldOf(fields, 'draft') === true ? id : [])));
  return entries.flatMap((entry) =>
    referencesIn(entry).flatMap(({ path, value, target }) => {
      const message = `${quoted(value)} is a draft, and left out until it is published → publish it, or write another`;
      return target === 'blog' && drafts.has(value) ? [{ ...entry.locate(path), message }] : [];
    }),
  );
}

function missingEntry(collection: CollectionName, id: string, ids: readonly string[]): string {
  if (id.includes('/'))
    return `${quoted(id)} is a path → write the name of a file only: ${oneOfNearest(id, ids).slice('write one of: '.length)}`;
  const file = `content/${collection}/${id}.${rulesOf(collection).extensions.at(-1)}`;
  return `${quoted(id)} has no file ${file}${didYouMean(id, ids)} → add that file, remove the name, or ${oneOfNearest(id, ids)}`;
}

/** Questions whose anchor on /faq is that of a question before them, or of a category. */
export function findSharedAnchors(categories: readonly Entry[]): ValidationError[] {
  const owners = new Map(categories.map(({ id, file }) => [id, file]));
  return categories.flatMap(({ file, fields, locate }) =>
    listIn(fields, 'items').flatMap((item, index) => {
      const id = fieldOf(item, 'id');
      if (typeof id !== 'string') return [];
      const owner = owners.get(id);
      owners.set(id, owner ?? file);
      if (owner === undefined) return [];
      const message = `${quoted(id)} is already an anchor of ${owner} → write another`;
      return [{ ...locate(['items', index, 'id']), message }];
    }),
  );
}
