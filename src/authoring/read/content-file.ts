import { z } from 'astro/zod';
import { markdownToMdast, type MdastNode } from 'satteri';
import type { ValidationError } from '#lib/errors.ts';
import { isMarkdown, isProse, textsIn } from '#schemas/kit/texts.ts';
import { fieldName, mistakesAt, parseFields, type FieldError, type FieldPath } from '#schemas/kit/validation.ts';
import { isPlaceholder } from '#schemas/kit/wording.ts';
import type { MdxComponents } from '#schemas/mdx-components.ts';
import { refuseDetour } from '#authoring/slips/addresses.ts';
import { linksIn, nodesOf, readText, type WrittenLink } from './markdown-nodes.ts';
import { findEmptySections, findMarkdownErrors, findNestedHeadings, refuseBlocks } from './markdown-errors.ts';
import { findMdxErrors } from './mdx-errors.ts';
import { readSyntax, splitFrontMatter } from './syntax.ts';

/** A file of content/, parsed and checked by itself. */
export interface ContentFile {
  /** The path below the project, with / on every system. */
  file: string;
  source: string;
  /** The text below front matter; empty for JSON. */
  body: string;
  /** The nodes of the text in order; [] where it cannot be read. */
  nodes: readonly MdastNode[];
  links: readonly WrittenLink[];
  /** The fields as written: a date is still text. Undefined where the file cannot be read. */
  fields: unknown;
  /** The fields as parsed by the schema; undefined where it refuses them. */
  data: unknown;
  /** The place of a field, or of the group around it where it is left out. */
  locate: (path: FieldPath) => Place;
  errors: readonly ValidationError[];
}

export type Place = Required<Pick<ValidationError, 'file' | 'line' | 'field'>>;

/**
 * Reads a file without a schema; its mistakes are those of syntax.
 * @param components those that a text in MDX may use
 */
export function readFile(file: string, source: string, components: MdxComponents = {}): ContentFile {
  const read = source.startsWith('\uFEFF')
    ? { line: 1, column: 1, message: 'begins with an invisible mark → save it as UTF-8 without BOM' }
    : readSyntax(file, source);
  const unread = { file, source, body: '', nodes: [], links: [], fields: undefined, data: undefined };
  if ('message' in read)
    return { ...unread, locate: (path) => ({ file, line: 1, field: fieldName(path) }), errors: [{ file, ...read }] };
  const locate = (path: FieldPath) => ({ file, line: read.lineOf(path), field: fieldName(path) });
  const known = { ...unread, fields: read.fields, locate };
  if (file.endsWith('.json')) return { ...known, errors: [] };
  const { body } = splitFrontMatter(source);
  const text = readText(source);
  if ('message' in text) return { ...known, body: body.trim(), errors: [{ file, ...text }] };
  const nodes = nodesOf(text);
  const errors = [
    ...nodes.flatMap((node) => findMdxErrors(node, components)),
    ...findMarkdownErrors(nodes, source),
    ...findEmptySections(text),
    ...findNestedHeadings(text),
  ];
  return {
    ...known,
    body: body.trim(),
    nodes,
    links: linksIn(nodes).map((link) => ({ file, ...link })),
    errors: errors.map((error) => ({ file, ...error })),
  };
}

/** Reads a file and checks it by its schema. */
export function readFields(file: string, source: string, schema: z.ZodType, components?: MdxComponents): ContentFile {
  const read = readFile(file, source, components);
  if (read.fields === undefined) return read;
  const { data, errors } = parseFields(schema, read.fields);
  const texts = readFieldTexts(read, schema);
  const found = [...errors, ...findDetours(read.fields, schema, errors), ...texts.errors];
  return {
    ...read,
    data,
    links: [...read.links, ...texts.links],
    errors: [...read.errors, ...withLocations(read, found)],
  };
}

function findDetours(fields: unknown, schema: z.ZodType, known: readonly FieldError[]): FieldError[] {
  const wrong = new Set(known.map(({ path }) => fieldName(path)));
  return textsIn(fields, schema)
    .filter(({ path, schema: field }) => field instanceof z.ZodURL && !wrong.has(fieldName(path)))
    .flatMap(({ path, value }) => mistakesAt({ path }, refuseDetour(value)));
}

/**
 * The links in the texts of fields, and the mistakes in their Markdown.
 * @param schema says which fields are Markdown; without one, any may contain links and none HTML
 */
export function readFieldTexts({ fields, locate }: ContentFile, schema?: z.ZodType) {
  const texts = textsIn(fields, schema).flatMap(({ path, value, schema: field }) => {
    const mayBeMarkup = /[[<]|\*\*/.test(value) && (!schema || (field && isProse(field)));
    if (isPlaceholder(value) || (!isMarkdown(field) && !mayBeMarkup)) return [];
    const root = markdownToMdast(value);
    return [{ path, root, nodes: nodesOf(root), isMarkdown: isMarkdown(field) }];
  });
  const refuse = ({ root, nodes, isMarkdown }: (typeof texts)[number]) => {
    if (!isMarkdown && nodes.some(({ type }) => type === 'strong'))
      return 'has **, which is printed as it is here → leave it out';
    const lost = findMarkdownErrors(isMarkdown ? nodes : nodes.filter(({ type }) => type === 'html'));
    return (isMarkdown ? refuseBlocks(root) : undefined) ?? lost[0]?.message;
  };
  return {
    links: texts.flatMap(({ path, nodes, isMarkdown }) =>
      isMarkdown || !schema ? linksIn(nodes).map(({ url }) => ({ ...locate(path), url })) : [],
    ),
    errors: texts.flatMap((text) => mistakesAt({ path: text.path }, refuse(text))),
  };
}

/** Adds file and line to mistakes in fields. */
export function withLocations({ locate }: ContentFile, errors: readonly FieldError[]): ValidationError[] {
  return errors.map(({ path, message }) => ({ ...locate(path), message }));
}
