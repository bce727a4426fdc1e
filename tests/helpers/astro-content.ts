/** `astro:content` for tests that import modules of src/data: the real content, read as the loaders read it. */
import { ContentReader } from '#authoring/index.ts';
import { filesOf, type SupportCollection } from '#authoring/load/loaders.ts';
import type { CollectionName } from '#schemas/collections.ts';

interface Stored {
  id: string;
  collection: string;
  data: object;
}

const reader = ContentReader.of(process.cwd());

export function getCollection(
  name: CollectionName | SupportCollection | 'mistakes',
  isWanted: (entry: Stored) => boolean = () => true,
): Promise<Stored[]> {
  const files = name === 'mistakes' ? [] : filesOf(name, reader.content());
  const entries = files.map((file) => ({ ...file, collection: name, data: reader.fill(file.data as object) }));
  return Promise.resolve(entries.filter(isWanted));
}

export function render(): Promise<object> {
  return Promise.resolve({});
}
