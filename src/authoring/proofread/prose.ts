import type { z } from 'astro/zod';
import { markdownToMdast, type MdastNode } from 'satteri';
import type { ContentFile } from '#authoring/read/content-file.ts';
import { nodesOf, readText } from '#authoring/read/markdown-nodes.ts';
import type { ValidationError } from '#lib/errors.ts';
import { isMarkdown, isProse, textsIn } from '#schemas/texts.ts';
import { placeholderPrefix } from '#schemas/wording.ts';

/** A text that people read as sentences or words: a field, or what is below front matter. */
export interface Prose {
  /** A single text node where Markdown is not understood. */
  nodes: readonly MdastNode[];
  /** Where a line of the text is in its file, both from 1. */
  locate: (line: number) => Omit<ValidationError, 'message'>;
}

/** Fields that nobody reads as a text, in entries or in their parts. */
const otherFields = ['$schema', 'translates', 'keywords'];

/**
 * The prose of a file.
 * @param schema of its fields: those that hold no prose are left out. Without one, all
 * fields are prose, in Markdown
 */
export function proseIn(file: ContentFile, schema?: z.ZodType): Prose[] {
  const inFields = textsIn(file.fields, schema)
    .filter(({ path }) => !path.some((name) => otherFields.includes(String(name))))
    .filter(
      ({ value, schema: field }) => (!schema || (field && isProse(field))) && !value.startsWith(placeholderPrefix),
    )
    .map(({ path, value, schema: field }) => ({
      nodes: schema && !isMarkdown(field) ? [plainText(value)] : nodesOf(markdownToMdast(value)),
      locate: () => file.locate(path),
    }));
  const text = file.body === '' ? undefined : readText(file.file, file.source);
  const nodes = text === undefined || 'message' in text ? [] : nodesOf(text);
  return [...inFields, { nodes, locate: (line) => ({ file: file.file, line }) }];
}

/** A text without its code. */
function plainText(text: string): MdastNode {
  return { type: 'text', value: text.replace(/`[^`]*`/g, '') };
}
