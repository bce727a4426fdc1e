import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { readCollection, readSingletons, type Entry } from '#authoring/read/read-entries.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { collectionNames, rulesOf, type CollectionName } from '#schemas/collections.ts';
import { fieldName } from '#schemas/find-mistakes.ts';
import { toJsonSchema, type JsonSchema } from '#schemas/json-schema.ts';
import { singletons } from '#schemas/singletons.ts';
import { findProse } from './find-prose.ts';

/** A part of a Markdown text, as far as proofreading looks at it. */
export interface MarkdownNode {
  type: string;
  value?: unknown;
  url?: string;
  alt?: string | null;
  /** The name of a part, and what is written in its tag. */
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: MarkdownNode[];
  position?: { start: { line: number } } | undefined;
}

/** A text of an entry: one of its fields, or what stands below the front matter. */
export interface Text {
  file: string;
  /** Undefined for what stands below the front matter. */
  field?: string;
  source: string;
  /** Undefined where Markdown is not understood. */
  tree?: MarkdownNode;
  /** The line of the file that a line of the source is on, both from 1. */
  lineInFile: (line: number) => number;
}

/** An entry with what is to be proofread in it. */
export interface EntryTexts extends Entry {
  collection: CollectionName;
  texts: Text[];
}

/**
 * The texts of every entry that can be read, and of the files that there is one of.
 * @param project the folder that holds content/
 */
export function readTexts(project: string): { entries: EntryTexts[]; singletonTexts: Text[] } {
  const entries = collectionNames.flatMap((collection) => {
    const rules = toJsonSchema(rulesOf(collection).schema);
    return readCollection(project, collection).map((entry) => ({
      ...entry,
      collection,
      texts: [...fieldTexts(entry, rules), ...bodyText(project, entry)],
    }));
  });
  const singletonTexts = readSingletons(project).flatMap((singleton) =>
    fieldTexts(singleton, toJsonSchema(singletons[singleton.name])),
  );
  return { entries, singletonTexts };
}

function fieldTexts({ file, text }: Pick<Entry, 'file' | 'text'>, rules: JsonSchema): Text[] {
  return findProse(rules, text?.fields).map(({ path, text: source, isMarkdown }) => ({
    file,
    field: fieldName(path),
    source,
    ...(isMarkdown && { tree: markdownToMdast(source) as MarkdownNode }),
    lineInFile: () => text?.lineOf(path) ?? 1,
  }));
}

/** What stands below the front matter; nothing where it cannot be read. */
function bodyText(project: string, { file, text }: Entry): Text[] {
  if (file.endsWith('.json') || text === undefined) return [];
  const source = readFileSync(join(project, file), 'utf8');
  const parse = file.endsWith('.mdx') ? mdxToMdast : markdownToMdast;
  try {
    return [{ file, source, tree: parse(source) as MarkdownNode, lineInFile: (line) => line }];
  } catch {
    return [];
  }
}

/** Every part of a text in which Markdown is understood, in its order. */
export function partsOf({ tree }: Text): MarkdownNode[] {
  return tree ? nodesOf(tree) : [];
}

/** A part and every part in it, in their order. */
export function nodesOf(node: MarkdownNode): MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** Where a line of a text stands, counted from 1. */
export function placeIn({ file, field, lineInFile }: Text, line: number): Omit<Mistake, 'message'> {
  return { file, line: lineInFile(line), ...(field !== undefined && { field }) };
}

/** The line of its text that a part begins on, from 1. */
export function lineOf({ position }: MarkdownNode): number {
  return position?.start.line ?? 1;
}

/** What is written in a tag as name="…"; undefined where it is not there or not a text. */
export function attributeOf(node: MarkdownNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
