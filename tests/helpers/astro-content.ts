/** `astro:content` for tests that import modules of src/data: the real content, read as the loaders read it. */
import { ContentReader } from '#authoring/index.ts';
import { countWords } from '#authoring/load/count-words.ts';
import { collectionNames } from '#schemas/collections.ts';

interface Stored {
  id: string;
  data: unknown;
  body?: string;
}

const reader = new ContentReader(process.cwd());

function read(name: string): readonly Stored[] {
  const collection = collectionNames.find((known) => known === name);
  if (collection)
    return reader.entries(collection).map((entry) => ({
      ...entry,
      data: { ...(entry.data as object), wordCount: countWords(entry.body) },
    }));
  const { singletons, translations, words, statement } = reader.content();
  return [
    ...[...singletons].map(([id, { data }]) => ({ id, data })),
    ...translations,
    ...[...words].map(([language, { fields }]) => ({ id: `words/${language}`, data: fields })),
    { id: 'demo/statement', data: { rows: statement.rows }, body: statement.source },
  ];
}

export function getCollection(name: string, isWanted: (entry: Stored) => boolean = () => true): Promise<Stored[]> {
  const entries = read(name).map((entry) => ({ ...entry, data: reader.fill(entry.data) }));
  return Promise.resolve(entries.filter(isWanted));
}

export function render(): Promise<object> {
  return Promise.resolve({});
}
