import type { z } from 'astro/zod';
import { markdownToMdast, type MdastNode } from 'satteri';
import { nodesOf } from '#authoring/read/markdown.ts';
import type { ContentFile, Entry } from '#authoring/read/read-entries.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { textsIn, toJsonSchema, type JsonSchema } from '#schemas/json-schema.ts';
import { toBeWritten } from '#schemas/wording.ts';

/** A text that people read as sentences or words: a field, or what is below front matter. */
export interface Prose {
  /** A single text node where Markdown is not understood. */
  nodes: readonly MdastNode[];
  /** Where a line of the text is in its file, both from 1. */
  placeOf: (line: number) => Omit<Mistake, 'message'>;
}

/** An entry with what is to be proofread in it. */
export type EntryProse = Entry & { texts: readonly Prose[] };

/**
 * The prose of a file: not its URLs, dates, choices, texts with a pattern, literal copies and placeholders.
 * @param schema of its fields
 */
export function proseIn(file: ContentFile, schema: z.ZodType): Prose[] {
  const isProse = ({ type, format, pattern, enum: choices }: JsonSchema) =>
    type === 'string' && !format && !pattern && !choices;
  const inFields = textsIn(file.fields, toJsonSchema(schema))
    .filter(({ value, schema: rules }) => isProse(rules) && !value.startsWith(toBeWritten))
    .map(({ path, value, schema: { contentMediaType } }) => ({
      nodes: contentMediaType === 'text/markdown' ? markdownNodes(value) : [plainText(value)],
      placeOf: () => file.placeOf(path),
    }));
  return [...inFields, bodyOf(file)];
}

/** What is below front matter. */
export function bodyOf({ file, nodes }: ContentFile): Prose {
  return { nodes, placeOf: (line) => ({ file, line }) };
}

export function markdownNodes(text: string): MdastNode[] {
  return nodesOf(markdownToMdast(text));
}

/** A text without its code. */
function plainText(text: string): MdastNode {
  return { type: 'text', value: text.replace(/`[^`]*`/g, '') };
}
