import type { z } from 'astro/zod';
import { markdownToMdast, type MdastNode } from 'satteri';
import { parseMarkdown } from '#authoring/read/markdown.ts';
import type { Collections, ContentFile, Entry } from '#authoring/read/read-entries.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { rulesOf, type CollectionName } from '#schemas/collections.ts';
import { fieldName } from '#schemas/find-mistakes.ts';
import { textsIn, toJsonSchema, type JsonSchema } from '#schemas/json-schema.ts';
import { toBeWritten } from '#schemas/wording.ts';

/** A text that people read as sentences or words: a field, or what is below front matter. */
export interface Prose {
  source: string;
  /** Undefined where Markdown is not understood. */
  tree: MdastNode | undefined;
  /** Where a line of the text is in its file, both from 1. */
  placeOf: (line: number) => Omit<Mistake, 'message'>;
}

/** An entry with what is to be proofread in it. */
export interface EntryProse extends Entry {
  collection: CollectionName;
  texts: Prose[];
  /** What is below front matter. */
  tree: MdastNode | undefined;
}

/** The texts of every entry. */
export function readProse(collections: Collections): EntryProse[] {
  return [...collections].flatMap(([collection, entries]) =>
    entries.map((entry) => {
      const { file, source, fields } = entry;
      const read = file.endsWith('.json') || fields === undefined ? undefined : parseMarkdown(file, source);
      const tree = read && 'message' in read ? undefined : read;
      const texts = proseInFields(entry, rulesOf(collection).schema);
      if (tree) texts.push({ source, tree, placeOf: (line) => ({ file, line }) });
      return { ...entry, collection, texts, tree };
    }),
  );
}

/** The fields of an entry that are prose: not URLs, dates, choices, texts of a fixed shape, literal copies and placeholders. */
export function proseInFields({ file, fields, lineOf }: ContentFile, schema: z.ZodType): Prose[] {
  const isProse = ({ type, format, pattern, enum: choices }: JsonSchema) =>
    type === 'string' && !format && !pattern && !choices;
  return textsIn(fields, toJsonSchema(schema))
    .filter(({ value, schema: rules }) => isProse(rules) && !value.startsWith(toBeWritten))
    .map(({ path, value, schema: { contentMediaType } }) => ({
      source: value,
      tree: contentMediaType === 'text/markdown' ? markdownToMdast(value) : undefined,
      placeOf: () => ({ file, line: lineOf(path), field: fieldName(path) }),
    }));
}
