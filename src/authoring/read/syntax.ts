/** Reads the fields of a file, strictly, and remembers on which lines they are. */
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

/** The fields of a file as the editor wrote them: a date is still text. */
interface FieldsText {
  fields: unknown;
  /** The line of a field, from 1; of the group around it where the field is left out. */
  lineOf: (path: FieldPath) => number;
}

/** The reason why fields cannot be read; line and column count from 1. */
export interface SyntaxProblem {
  line: number;
  column: number;
  message: string;
}

const remedy = 'compare it with another file of this kind';
const inQuotes = 'put the whole text in "double quotes"';

/** Characters that nobody can see and that belong to no word. */
export const invisible = /[\xAD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** These, control characters and those for private use. A mark at the very beginning is told otherwise. */
const unprinted = new RegExp(
  String.raw`(?!^\uFEFF)(?:${invisible.source}|[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uE000-\uF8FF])`,
);

/** A character by its number, like U+00AD. */
export const codeOf = (character: string) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** @returns the text in a file, with the line endings of Unix, or why it is none */
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

/** @returns the fields of a file, or the first syntax mistake */
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

/** A slip at the place where JSON cannot be read further. */
function findJsonSlip(text: string, offset: number): { offset: number; message: string } | undefined {
  for (const { find, message } of jsonSlips) {
    find.lastIndex = offset;
    const match = find.exec(text);
    if (match) return { offset: match.indices?.[1]?.[0] ?? match.index, message };
  }
  return undefined;
}

/** What the parser of JSON says: "CommaExpected" → "comma expected". */
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

/** The line before the front matter, the front matter, and the text below it; all empty where there is none. */
export function splitFrontMatter(text: string): { opening: string; source: string | undefined; body: string } {
  const [, opening = '', source, body = ''] = /^(---[ \t]*\n)((?:.*\n)*?)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return { opening, source, body };
}

function mistakeAt(text: string, offset: number, message: string): SyntaxProblem {
  const before = text.slice(0, offset);
  return { line: lineAt(text, offset), column: before.length - before.lastIndexOf('\n'), message };
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) line += 1;
  return line;
}

/** The second of two fields with one name in one group. */
function findRepeatedName(node: Node): Node | undefined {
  const names = (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children }) => children?.[0] ?? []);
  const repeated = names.find(({ value }, index) => names.findIndex((name) => name.value === value) < index);
  return repeated ?? node.children?.values().map(findRepeatedName).find(Boolean);
}

/** Text that YAML drops without a word: after ` #`, and after a `*`, which it takes for the name of another value. */
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

/** A field of a group as written; undefined where it is missing, or where the value is not a group. */
export function fieldOf(value: unknown, name: string): unknown {
  return isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The members of a list in a group, as written; [] where there is no such list. */
export function listIn(value: unknown, name: string): unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}
