/** Compares a line with the shapes of banks, part by part. */
import { fieldOf } from '#authoring/read/fields-text.ts';
import type { Entry } from '#authoring/read/read-entries.ts';
import { collapseSpaces, patternOf, shape as schema, type Shape } from '#schemas/shape.ts';
import { quoted } from '#schemas/wording.ts';

/** A shape of a bank that can be compared with lines. */
export interface KnownShape extends Shape {
  /** The bank and the shape, like hdfc/upi. */
  path: string;
  regex: RegExp;
  /** What a line begins with before the first part, and then up to the end of each part. */
  beginnings: readonly string[];
}

/** The shapes of all banks, without those that have mistakes themselves. */
export function readShapes(banks: readonly Entry[]): KnownShape[] {
  return banks.flatMap(({ id, fields }) => {
    const shapes = fieldOf(fields, 'shapes');
    return (Array.isArray(shapes) ? shapes : []).flatMap((shape) => {
      const { data } = schema.safeParse(shape);
      const regex = data && patternOf(data);
      return regex ? [{ ...data, path: `${id}/${data.id}`, regex, beginnings: beginningsOf(data.pattern) }] : [];
    });
  });
}

/** What in a line differs from a shape, in words; undefined where it fits. */
export function explainMisfit(text: string, shape: KnownShape): string | undefined {
  const { parts, regex } = shape;
  const groups = regex.exec(collapseSpaces(text))?.groups;
  if (groups === undefined) {
    const reach = Math.max(reachOf(text, shape), 0);
    const [before, after] = [parts[reach - 1]?.label, parts[reach]?.label];
    if (before === undefined) return `it differs before its ${after}`;
    return after === undefined
      ? `it differs after its ${before}`
      : `it differs after its ${before}, before or in its ${after}`;
  }
  for (const { name, label, width, case: letters } of parts) {
    const value = groups[name];
    if (value === undefined || value === '') continue;
    if (width !== null && value.length > width)
      return `its ${label}, ${quoted(value)}, has ${value.length} characters, and the bank prints at most ${width}`;
    if ((letters === 'upper' && /\p{Ll}/u.test(value)) || (letters === 'lower' && /\p{Lu}/u.test(value)))
      return `its ${label}, ${quoted(value)}, is printed in ${letters === 'upper' ? 'capitals' : 'small letters'}`;
  }
  return undefined;
}

/** Whether the text ends with a part of the shape, apart from a trailing separator. */
export function beginsAs(text: string, { beginnings }: KnownShape): boolean {
  const line = collapseSpaces(text).replace(/[-/*]+$/, '');
  return beginnings.slice(1).some((beginning) => new RegExp(`${beginning}$`, 'u').test(line));
}

/** How many parts of the shape the line begins with; -1 where it does not even begin with four of its characters. */
export function reachOf(text: string, { beginnings }: KnownShape): number {
  const line = collapseSpaces(text);
  return beginnings.findLastIndex((beginning) => (new RegExp(beginning, 'u').exec(line)?.[0].length ?? 0) >= 4);
}

/** A pattern cut before its first named group and after each of them, with the groups around the cut closed. */
function beginningsOf(pattern: string): string[] {
  const cuts: string[] = [];
  const open: boolean[] = [];
  for (const { 0: token, index } of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<\w+>|[:!=]))?|\)/gsu)) {
    const isNamed = token.startsWith('(?<');
    if (isNamed && cuts.length === 0) cuts.push(pattern.slice(0, index) + ')'.repeat(open.length));
    if (token.startsWith('(')) open.push(isNamed);
    else if (token === ')' && open.pop()) cuts.push(pattern.slice(0, index + 1) + ')'.repeat(open.length));
  }
  return cuts;
}
