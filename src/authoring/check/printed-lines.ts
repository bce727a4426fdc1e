/** Narrations that the site prints, compared with the shapes of the banks that print them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf } from '#authoring/read/fields-text.ts';
import { lineAt } from '#authoring/read/markdown.ts';
import type { ContentFile, Entry } from '#authoring/read/read-entries.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import type { FieldPath } from '#schemas/find-mistakes.ts';
import { collapseSpaces } from '#schemas/shape.ts';
import { didYouMean, quoted, toBeWritten } from '#schemas/wording.ts';
import { beginsAs, explainMisfit, reachOf, readShapes, type KnownShape } from './shape-fit.ts';

/** A narration of a field or a part. */
interface PrintedLine {
  text: string;
  /** The shape that it names, or the banks of which one prints it. */
  shape: string | readonly string[] | undefined;
}

/** Code in prose that is shorter than this may be a piece of a line. */
const shortestInProse = 20;

/**
 * Narrations that do not fit the shape they name and, in prose, those that begin like a line and fit no shape.
 * @param project the folder that contains content/
 */
export function findMisprintedLines(
  project: string,
  banks: readonly Entry[],
  files: readonly ContentFile[],
): Mistake[] {
  // Without the shapes of one bank, all its lines would be reported as wrong.
  if (banks.some(({ mistakes }) => mistakes.length > 0)) return [];
  const shapes = readShapes(banks);
  return [...findMisprintedRows(project, shapes), ...files.flatMap(findInFile)];

  function findInFile({ file, source, fields, placeOf }: ContentFile): Mistake[] {
    const inFields = linesIn(fields, []).map(({ path, ...line }) => [placeOf(path), explain(line, shapes)] as const);
    const inText = Array.from(source.matchAll(/<Narration\b[^>]*>|`([^`\n]+)`/g), ({ 0: tag, 1: span, index }) => {
      const line = lineAt(source, index);
      return span === undefined
        ? ([{ file, line, field: '<Narration> line' }, explainPart(tag, shapes)] as const)
        : ([{ file, line }, explainSpan(collapseSpaces(span), shapes)] as const);
    });
    return [...inFields, ...inText].flatMap(([place, message]) =>
      message === undefined ? [] : [{ ...place, message }],
    );
  }
}

/** Rows of the sample statement that no bank would print. */
function findMisprintedRows(project: string, shapes: readonly KnownShape[]): Mistake[] {
  const file = 'content/demo/statement.csv';
  if (!existsSync(join(project, file))) return [];
  const [, ...rows] = readFileSync(join(project, file), 'utf8').trim().split(/\r?\n/);
  return rows.flatMap((row, index) => {
    const narration = row.split(',')[1] ?? '';
    const message = shapes.some((shape) => explainMisfit(narration, shape) === undefined)
      ? undefined
      : (explainSpan(narration, shapes) ?? `${quoted(narration)} fits no shape → write it as a bank prints it`);
    return message === undefined ? [] : [{ file, line: index + 2, field: 'Narration', message }];
  });
}

/** The narrations in fields: groups with a line, or with the cells of a row. */
function linesIn(value: unknown, path: FieldPath): (PrintedLine & { path: FieldPath })[] {
  if (typeof value !== 'object' || value === null) return [];
  const members: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const below = members.flatMap(([step, member]) => linesIn(member, [...path, step]));
  const [line, cells, shape, banks, others] = ['line', 'cells', 'shape', 'banks', 'otherBanks'].map((name) =>
    fieldOf(value, name),
  );
  const text = line ?? (Array.isArray(cells) ? longestOf(cells) : undefined);
  if (typeof text !== 'string') return below;
  const printed = {
    text,
    // Where other banks print a code too, its line may be theirs.
    shape:
      typeof shape === 'string'
        ? shape
        : Array.isArray(banks) && Array.isArray(others) && others.length === 0
          ? banks.map(String)
          : undefined,
    path: [...path, line === undefined ? 'cells' : 'line'],
  };
  return [printed, ...below];
}

/** In the specimen of a bank the narration is the longest cell of its row. */
function longestOf(cells: readonly unknown[]): string {
  return cells.map(String).reduce((longest, cell) => (cell.length > longest.length ? cell : longest), '');
}

/** What is wrong with a line; undefined where nothing is, or where the schema reports that the shape is missing. */
function explain({ text, shape }: PrintedLine, shapes: readonly KnownShape[]): string | undefined {
  if (shape === undefined || [text, shape].flat().some((words) => words.startsWith(toBeWritten))) return undefined;
  const fitting = shapes.filter((known) => explainMisfit(text, known) === undefined).map(({ path }) => path);
  if (typeof shape !== 'string') {
    const isTheirs = shape.length === 0 || fitting.some((path) => shape.some((bank) => path.startsWith(`${bank}/`)));
    return isTheirs
      ? undefined
      : `${quoted(text)} fits no shape of ${shape.join(', ')} → write it as one of these banks prints it, or add the shape to its file`;
  }
  const known = shapes.find(({ path }) => path === shape);
  const others = fitting.length > 0 ? `, or name the shape that fits: ${fitting.join(', ')}` : '';
  const paths = shapes.map(({ path }) => path);
  if (!known)
    return `names the shape ${quoted(shape)}, which no file in content/banks has${didYouMean(shape, paths)} → name the bank and one of its shapes${others}`;
  const misfit = explainMisfit(text, known);
  return misfit && `does not fit ${shape}: ${misfit} → write it like ${quoted(known.example)}${others}`;
}

function explainPart(tag: string, shapes: readonly KnownShape[]): string | undefined {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  const [text, shape] = [attribute('line'), attribute('shape')];
  if (text === undefined) return undefined;
  if (shape !== undefined) return explain({ text, shape }, shapes);
  const fitting = shapes.find((known) => explainMisfit(text, known) === undefined);
  return `has no shape → add shape="${fitting?.path ?? 'bank/shape'}"`;
}

/** What is wrong with code in prose that begins like a line; it may end with a part, or with `…` for the rest. */
function explainSpan(span: string, shapes: readonly KnownShape[]): string | undefined {
  const [text = ''] = span.split('…');
  if (text.length < shortestInProse) return undefined;
  const like = shapes.filter((shape) => reachOf(text, shape) >= 0);
  if (like.some((shape) => explainMisfit(span, shape) === undefined || beginsAs(text, shape))) return undefined;
  const [nearest] = like.sort((a, b) => reachOf(text, b) - reachOf(text, a));
  return (
    nearest &&
    `${quoted(span)} fits no shape. It begins like ${nearest.path}, but ${explainMisfit(span, nearest)} → write it like ${quoted(nearest.example)}`
  );
}
