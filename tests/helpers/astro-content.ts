/** `astro:content` for tests that import modules of src/data: the real content, read as the loaders read it. */
import type { MarkdownHeading } from 'astro';
import Slugger from 'github-slugger';
import { plainText } from '#data/markdown/plain-text.ts';
import { ContentReader } from '#authoring/index.ts';
import { filesOf, type SupportCollection } from '#authoring/load/loaders.ts';
import type { CollectionName } from '#schemas/collections.ts';

export interface Stored {
  id: string;
  collection: string;
  body?: string;
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

/** The headings of a text, with ids as the build makes them: those of a translation are the ids of the English headings. */
export function render({ id, body = '' }: { id: string; body?: string }): Promise<{ headings: MarkdownHeading[] }> {
  const original = /^[a-z]{2}\/(.+)$/.exec(id)?.[1];
  const [collection = '', name] = original?.split('/') ?? [];
  const english = original
    ? filesOf(collection as CollectionName, reader.content()).find((file) => file.id === name)?.body
    : undefined;
  const ids = headingsOf(english ?? body).map(({ slug }) => slug);
  return Promise.resolve({
    headings: headingsOf(body).map((heading, index) => ({ ...heading, slug: ids[index] ?? heading.slug })),
  });
}

function headingsOf(body: string): MarkdownHeading[] {
  const slugger = new Slugger();
  return [...body.matchAll(/^(##+) (.+)$/gm)].map(([, marks = '', heading = '']) => {
    const text = plainText(heading);
    return { depth: marks.length, text, slug: slugger.slug(text) };
  });
}
