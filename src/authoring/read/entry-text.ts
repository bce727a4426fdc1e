import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type ErrorCode } from 'yaml';
import type { FieldPath } from '#schemas/find-mistakes.ts';

/** Something that keeps the text of an entry from being read, at a place counted from 1. */
export interface SyntaxMistake {
  line: number;
  column: number;
  message: string;
}

/** The fields of an entry as the editor wrote them: a date is still text. */
export interface EntryText {
  fields: unknown;
  /** The line of a field, from 1; of the group around it where the field is left out. */
  lineOf: (path: FieldPath) => number;
}

/**
 * Reads a JSON entry, strictly.
 * @returns the first thing that keeps it from being read, else its fields
 */
export function readJson(text: string): EntryText | SyntaxMistake {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error)
    return {
      ...placeAt(text, error.offset),
      message: jsonMessages[printParseErrorCode(error.error)] ?? 'cannot be read → compare it with another entry',
    };
  const repeated = tree && findRepeatedName(tree);
  if (repeated) return { ...placeAt(text, repeated.offset), message: repeatedField };
  return {
    fields: tree && getNodeValue(tree),
    lineOf: (path) => placeAt(text, tree ? jsonOffset(tree, path) : 0).line,
  };
}

/**
 * Reads the front matter at the top of a .md or .mdx entry.
 * @returns the first thing that keeps it from being read, else its fields
 */
export function readFrontMatter(text: string): EntryText | SyntaxMistake {
  const yaml = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text);
  if (yaml?.index !== 0) {
    return {
      line: 1,
      column: 1,
      message: 'has no front matter → begin the file with a line ---, the fields, and a line ---',
    };
  }
  const [whole, source = ''] = yaml;
  const before = whole.indexOf('\n') + 1;
  const document = parseDocument(source, { prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { ...placeAt(text, before + error.pos[0]), message: explainYaml(error) };
  const lost = findLostText(document, source);
  if (lost) return { ...placeAt(text, before + lost.offset), message: lost.message };
  return {
    fields: document.toJS(),
    lineOf: (path) => placeAt(text, before + yamlOffset(document.contents, path)).line,
  };
}

/** A field of a group of fields as written; undefined where there is none, or no group. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** The line and column, counted from 1, of a place in a text, counted from 0. */
function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const inQuotes = 'put the text in "double quotes"';
const misread = `a text begins with a sign that has another meaning here → ${inQuotes}, as a whole`;
const repeatedField = 'the field stands here a second time → keep one of them';

const jsonMessages: Record<string, string> = {
  InvalidSymbol: `there is a word or sign that JSON does not know → ${inQuotes}, straight ones`,
  InvalidNumberFormat: 'there is a number that cannot be read → write digits, with a point for decimals',
  UnexpectedEndOfNumber: 'there is a number that cannot be read → write digits, with a point for decimals',
  PropertyNameExpected: 'a field should begin here → write "name": value, and no comma after the last field',
  ValueExpected: 'a value should stand here → write it, and no comma after the last one',
  ColonExpected: 'a colon is missing before this → write "name": value',
  CommaExpected: 'a comma is missing before this → put a comma after the value before it',
  CloseBraceExpected: 'a closing } is missing → write it where the group of fields ends',
  CloseBracketExpected: 'a closing ] is missing → write it where the list ends',
  EndOfFileExpected: 'something stands after the end of the entry → take it out, or one } too many before it',
  InvalidCommentToken: 'JSON has no comments → take it out',
  UnexpectedEndOfComment: 'JSON has no comments → take it out',
  UnexpectedEndOfString: 'the closing quote of this text is missing → write " where it ends, on the same line',
  InvalidUnicode: 'there is a \\u sign that cannot be read → write the letter itself',
  InvalidEscapeCharacter: 'there is a backslash that JSON does not know → write \\\\ for a backslash',
  InvalidCharacter: 'there is a tab inside a text → put a space in its place',
};

const yamlMessages: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: misread,
  BAD_DQ_ESCAPE: 'there is a backslash between double quotes → write \\\\ for a backslash',
  BAD_INDENT: 'the indentation does not fit → begin a field at the same column as its neighbours, with spaces',
  BAD_SCALAR_START: misread,
  BLOCK_AS_IMPLICIT_KEY: `a text holds a colon and a space, or the next line is indented too far → ${inQuotes}, or mend the indentation`,
  DUPLICATE_KEY: repeatedField,
  MISSING_CHAR: 'a closing quote or bracket, or a comma between two values, is missing → write it',
  MULTILINE_IMPLICIT_KEY: 'a line has no colon with a space after it → write field: value',
  TAB_AS_INDENT: 'a line begins with a tab → begin it with spaces',
  TAG_RESOLVE_FAILED: misread,
  UNEXPECTED_TOKEN: misread,
};

function explainYaml({ code, message }: { code: ErrorCode; message: string }): string {
  return yamlMessages[code] ?? `cannot be read: ${message} → compare it with another entry`;
}

/** The second of two fields with one name in one group. */
function findRepeatedName(node: Node): Node | undefined {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [name] = child.children ?? [];
    if (child.type === 'property' && name) {
      if (names.has(name.value)) return name;
      names.add(name.value);
    }
    const deeper = findRepeatedName(child);
    if (deeper) return deeper;
  }
  return undefined;
}

/** Text that YAML would drop without a word: behind ` #`, and after a `*`, which it takes for the name of another value. */
function findLostText(document: Document, source: string): { offset: number; message: string } | undefined {
  let lost: { offset: number; message: string } | undefined;
  visit(document, {
    Alias: (_, { range }) => {
      lost = { offset: range?.[0] ?? 0, message: misread };
      return visit.BREAK;
    },
    Scalar: (_, { range }) => {
      if (!range || !/^[ \t]+#/.test(source.slice(range[1], range[2]))) return undefined;
      lost = { offset: range[1], message: `what follows the # would be left out → ${inQuotes}` };
      return visit.BREAK;
    },
  });
  return lost;
}

/** Where the field begins, or the innermost group around it. */
function jsonOffset(node: Node, [step, ...rest]: FieldPath): number {
  const member =
    node.type === 'array'
      ? node.children?.[Number(step)]
      : node.children?.find((property) => property.children?.[0]?.value === step);
  if (!member) return node.offset;
  const value = node.type === 'array' ? member : member.children?.[1];
  return rest.length === 0 || !value?.children ? member.offset : jsonOffset(value, rest);
}

/** Where the field begins, or the innermost group around it. */
function yamlOffset(node: unknown, [step, ...rest]: FieldPath): number {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    if (item !== undefined) return yamlOffset(item, rest);
  }
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
    if (pair)
      return rest.length > 0 && (isMap(pair.value) || isSeq(pair.value))
        ? yamlOffset(pair.value, rest)
        : startOf(pair.key);
  }
  return startOf(node);
}

function startOf(node: unknown): number {
  return isScalar(node) || isMap(node) || isSeq(node) ? (node.range?.[0] ?? 0) : 0;
}
