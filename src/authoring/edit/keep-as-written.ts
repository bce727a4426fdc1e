/** Writes only an editor's changes into a file; everything else stays as it was: order, quotes, spacing. */
import { applyEdits, modify } from 'jsonc-parser';
import { mdxToMdast } from 'satteri';
import { parseDocument } from 'yaml';
import { isGroup } from '#authoring/read/fields-text.ts';

/** JSON text with these values. */
export function keepJson(previous: string, values: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return findChanges(JSON.parse(previous), values).reduce(
    (text, { path, value }) => applyEdits(text, modify(text, path, value, { formattingOptions })),
    previous,
  );
}

/** YAML text with these values; '' makes a new one. */
export function keepYaml(previous: string, values: unknown): string {
  const document = parseDocument(previous);
  for (const { path, value } of findChanges(document.toJS() ?? {}, values)) {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** The written MDX text; blocks that are also in the previous text are spelled as they were there. */
export function keepMdx(previous: string, written: string): string {
  const blocks = readBlocks(written);
  const unused = readBlocks(previous);
  if (blocks.map(({ meaning }) => meaning).join() === unused.map(({ meaning }) => meaning).join()) return previous;
  const kept = blocks.map(({ meaning, source }) => {
    const index = unused.findIndex((block) => block.meaning === meaning);
    const [same] = index < 0 ? [] : unused.splice(index, 1);
    return same?.source ?? alignTables(tidy(source), previous);
  });
  return `${kept.join('\n\n')}\n`;
}

interface Change {
  path: (string | number)[];
  /** undefined where a member was removed. */
  value: unknown;
}

/** The smallest changes that turn one value into another; a list that grew or shrank is one change. */
function findChanges(from: unknown, to: unknown, path: Change['path'] = []): Change[] {
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    return to.flatMap((item, index) => findChanges(from[index], item, [...path, index]));
  }
  if (isGroup(from) && isGroup(to)) {
    const names = new Set([...Object.keys(from), ...Object.keys(to)]);
    return [...names].flatMap((name) => findChanges(from[name], to[name], [...path, name]));
  }
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, value: to }];
}

interface Block {
  /** Equal for blocks that say the same, however they are written. */
  meaning: string;
  source: string;
}

function readBlocks(mdx: string): Block[] {
  const lines = mdx.split('\n');
  const root = mdxToMdast(mdx);
  return ('children' in root ? root.children : []).map((node) => ({
    meaning: JSON.stringify(node, (key, value: unknown) => (key === 'position' || key === 'align' ? undefined : value)),
    source: lines.slice((node.position?.start.line ?? 1) - 1, node.position?.end.line).join('\n'),
  }));
}

/** Keystatic's Markdown in our style: hyphens for bullets, the children of a part not indented and between empty lines. */
function tidy(block: string): string {
  const [, opening, inside, closing] = /^(<\w[^\n]*>)\n(.*)\n(<\/\w+>)$/s.exec(block) ?? [];
  if (opening === undefined || inside === undefined) return block.replace(/^( *)\* /gm, '$1- ');
  return [opening, tidy(inside.replace(/^ {2}/gm, '')), closing].join('\n\n');
}

/** The first two rows of a table. */
const tableHead = /^(\|.*\|)\n(\|(?:\s*:?-+:?\s*\|)+)$/gm;

const withoutPadding = (row: string) => row.replaceAll(/\s+(?=\|)|(?<=\|)\s+/g, ' ').trim();

/** Tables without padding, aligned as the previous table with the same head: the visual editor knows no alignment. */
function alignTables(block: string, previous: string): string {
  const known = [...previous.matchAll(tableHead)].map(([, head = '', alignment = '']) => [head, alignment] as const);
  const alignments = new Map(known.map(([head, alignment]) => [withoutPadding(head), withoutPadding(alignment)]));
  return block.replaceAll(/^\|.*\|$/gm, withoutPadding).replaceAll(tableHead, (_, head: string, alignment: string) => {
    return `${head}\n${alignments.get(head) ?? alignment.replaceAll(/:?-+:?/g, '---')}`;
  });
}
