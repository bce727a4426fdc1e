/** Reads the fields of a file strictly, with their lines. */
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import { isGroup, type FieldPath } from '#schemas/kit/validation.ts';
import { findSlip, tellOf } from '#authoring/slips/slip.ts';
import { frontMatterSlips, repeatedFields, yamlErrors, yamlSlips } from '#authoring/slips/front-matter.ts';
import { jsonErrors, jsonSlips, mergeMarks } from '#authoring/slips/json.ts';

interface FieldsText {
  /** As written: a date is still text. */
  fields: unknown;
  /** The line of a field, or of the group around it where it is left out. */
  lineOf: (path: FieldPath) => number;
}

export interface SyntaxProblem {
  line: number;
  column: number;
  message: string;
}

const remedy = 'compare it with another file of this kind';
const inQuotes = 'put the whole text in "double quotes"';

/** Characters that nobody can see and that are part of no word. */
export const invisible = /[\xAD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** These and control and private-use characters, except a byte order mark at the start, which has a message of its own. */
const unprinted = new RegExp(
  String.raw`(?!^\uFEFF)(?:${invisible.source}|[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uE000-\uF8FF])`,
);

/** A character by its number, like U+00AD. */
export const codeOf = (character: string) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Decodes a text and its line endings, or says why it cannot be read. */
export function decodeText(bytes: Uint8Array): string | SyntaxProblem {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
    const found = unprinted.exec(text);
    if (!found) return text;
    return mistakeAt(text, found.index, `has the character ${codeOf(found[0])}, which nobody can see → remove it`);
  } catch {
    return { line: 1, column: 1, message: 'is not in UTF-8 → save it with that encoding' };
  }
}

/** The fields of a file, or the first syntax mistake. */
export function readSyntax(file: string, text: string): FieldsText | SyntaxProblem {
  return file.endsWith('.json') ? readJson(text) : readFrontMatter(text);
}

/** The fields of a file; undefined where they cannot be read. */
export function fieldsIn(file: string, text: string): unknown {
  const read = readSyntax(file, text);
  return 'fields' in read ? read.fields : undefined;
}

function readJson(text: string): FieldsText | SyntaxProblem {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) {
    const merge = findSlip([mergeMarks], text);
    if (merge) return mistakeAt(text, merge.offset, merge.slip.message);
    const usual = findJsonSlip(text, error.offset);
    return mistakeAt(text, usual?.offset ?? error.offset, usual?.message ?? nameMistake(error));
  }
  const repeated = tree && findRepeatedName(tree);
  if (repeated) return mistakeAt(text, repeated.offset, 'the field occurs twice → keep one of them');
  const offsetOf = (path: FieldPath): number => {
    const node = tree && findNodeAtLocation(tree, path as (string | number)[]);
    if (!node) return path.length > 0 ? offsetOf(path.slice(0, -1)) : 0;
    return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  };
  return { fields: tree && getNodeValue(tree), lineOf: (path) => lineAt(text, offsetOf(path)) };
}

function readFrontMatter(text: string): FieldsText | SyntaxProblem {
  const { opening, source, body } = splitFrontMatter(text);
  if (source === undefined) return mistakeAt(text, 0, tellOf(frontMatterSlips, text)!);
  const repeated = tellOf([repeatedFields], body);
  if (repeated) return mistakeAt(text, text.length - body.length, repeated);
  const document = parseDocument(source, { prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  const mistake = error ? explainYaml(source, error) : findLostText(document);
  if (mistake) return mistakeAt(text, opening.length + mistake.offset, mistake.message);
  const lineOf = (path: FieldPath) => lineAt(text, opening.length + yamlOffset(document, path));
  return { fields: document.toJS(), lineOf };
}

function findJsonSlip(text: string, offset: number): { offset: number; message: string } | undefined {
  for (const { find, message } of jsonSlips) {
    find.lastIndex = offset;
    const match = find.exec(text);
    if (match) return { offset: match.indices?.[1]?.[0] ?? match.index, message };
  }
  return undefined;
}

/** The message of the JSON parser: "CommaExpected" → "comma expected". */
function nameMistake({ error }: ParseError): string {
  const code = printParseErrorCode(error);
  const words = code.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const known = jsonErrors.find(({ find }) => find === code);
  return known?.message ?? `${words.charAt(0).toLowerCase()}${words.slice(1)} → ${remedy}`;
}

function explainYaml(text: string, { code, pos, message }: YAMLError): { offset: number; message: string } {
  const named = yamlErrors.find(({ find }) => find === code);
  const usual = named ? undefined : findSlip([mergeMarks, ...yamlSlips], text);
  if (usual) return { offset: usual.offset, message: usual.slip.message };
  return { offset: pos[0], message: named?.message ?? `${message} → ${inQuotes}, or ${remedy}` };
}

/** The opening line of front matter, its source, and the text below it; `source` is undefined without front matter. */
export function splitFrontMatter(text: string): { opening: string; source: string | undefined; body: string } {
  const [, opening = '', source, body = ''] = /^(---[ \t]*\n)((?:.*\n)*?)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return { opening, source, body };
}

function mistakeAt(text: string, offset: number, message: string): SyntaxProblem {
  const before = text.slice(0, offset);
  return { line: lineAt(text, offset), column: before.length - before.lastIndexOf('\n'), message };
}

/** The line of an offset in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) line += 1;
  return line;
}

/** The first field that repeats the name of another one in its group. */
function findRepeatedName(node: Node): Node | undefined {
  const names = (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children }) => children?.[0] ?? []);
  const repeated = names.find(({ value }, index) => names.findIndex((name) => name.value === value) < index);
  return repeated ?? node.children?.values().map(findRepeatedName).find(Boolean);
}

/** Text that YAML silently drops: comments after ` #`, and aliases, which begin with `*`. */
function findLostText(document: Document): { offset: number; message: string } | undefined {
  let offset: number | undefined;
  visit(document, (_, node) => {
    if (isAlias(node)) offset = node.range?.[0];
    else if (isScalar(node) && node.comment) offset = node.range?.[1];
    return offset === undefined ? undefined : visit.BREAK;
  });
  return offset === undefined ? undefined : { offset, message: `what follows would be left out → ${inQuotes}` };
}

/** The offset of a field, or of the innermost group around it. */
function yamlOffset(document: Document, path: FieldPath): number {
  const step = path.at(-1);
  if (step === undefined) return startOf(document.contents);
  const group = document.getIn(path.slice(0, -1), true);
  if (isSeq(group) && group.items[Number(step)]) return startOf(group.items[Number(step)]);
  const pair = isMap(group) && group.items.find(({ key }) => isScalar(key) && key.value === step);
  return pair ? startOf(pair.key) : yamlOffset(document, path.slice(0, -1));
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** A field of a group; undefined where it is missing, or the value is not a group. */
export function fieldOf(value: unknown, name: string): unknown {
  return isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The members of a list in a group; [] where there is no such list. */
export function listIn(value: unknown, name: string): unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}
