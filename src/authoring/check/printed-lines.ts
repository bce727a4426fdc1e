import type { ReadContent } from '#authoring/read/types.ts';
import type { ContentFile, Place } from '#authoring/read/content-file.ts';
import { narrationsIn } from '#authoring/read/markdown-nodes.ts';
import { fieldOf, listIn } from '#authoring/read/syntax.ts';
import type { ValidationError } from '#lib/errors.ts';
import type { FieldPath } from '#schemas/kit/validation.ts';
import { collapseSpaces, patternOf, type Lines, type Shape } from '#schemas/shape.ts';
import { didYouMean, isPlaceholder, quoted } from '#schemas/kit/wording.ts';

interface KnownShape extends Shape {
  bank: string;
  /** The bank and the shape, like hdfc/upi. */
  path: string;
  regex: RegExp;
}

interface PrintedLine {
  text: string;
  /** The shape that it names, or the banks that may print it; undefined where the schema reports a missing shape. */
  of: readonly string[] | undefined;
  place: () => Place;
}

/** Printed lines that do not fit the shape that they name, or any shape of their bank. */
export function findMisprintedLines({ collections, entries, singletons, statement }: ReadContent): ValidationError[] {
  const banks = collections.get('lines') ?? [];
  // Without its shapes, all lines of a bank would be reported.
  if (banks.some(({ errors }) => errors.length > 0)) return [];
  const shapes = banks.flatMap(({ id, data }) =>
    (data as Lines).shapes.map((shape) => ({
      ...shape,
      bank: id,
      path: `${id}/${shape.id}`,
      regex: patternOf(shape)!,
    })),
  );
  const lines: PrintedLine[] = [
    ...[...entries, ...singletons.values()].flatMap(linesOf),
    ...statement.rows.map(({ narration, line }) => ({
      text: narration,
      of: banks.map(({ id }) => id),
      place: () => ({ file: statement.file, line, field: 'Narration' }),
    })),
  ];
  return lines.flatMap((line) => {
    const message = describeMisfit(line, shapes);
    return message === undefined ? [] : [{ ...line.place(), message }];
  });
}

function linesOf({ file, fields, nodes, locate }: ContentFile): PrintedLine[] {
  return [
    ...linesIn(fields, locate),
    ...narrationsIn(nodes).map(({ line, text, shape }) => ({
      text,
      of: shape === undefined ? undefined : [shape],
      place: () => ({ file, line, field: '<Narration> line' }),
    })),
  ];
}

/** The lines in fields: groups with a line, or with the cells of a row. */
function linesIn(value: unknown, locate: (path: FieldPath) => Place, path: FieldPath = []): PrintedLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const members: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const below = members.flatMap(([step, member]) => linesIn(member, locate, [...path, step]));
  const [line, shape] = [fieldOf(value, 'line'), fieldOf(value, 'shape')];
  const [cells, banks] = [listIn(value, 'cells').map(String), listIn(value, 'banks').map(String)];
  // In the specimen of a statement, the line is the longest cell of a row.
  const text = line ?? cells.sort((a, b) => b.length - a.length)[0];
  if (typeof text !== 'string') return below;
  // If other banks print a code too, the line may be one of theirs.
  const isOfBanks = banks.length > 0 && listIn(value, 'otherBanks').length === 0;
  const of = typeof shape === 'string' ? [shape] : isOfBanks ? banks : undefined;
  return [{ text, of, place: () => locate([...path, line === undefined ? 'cells' : 'line']) }, ...below];
}

function describeMisfit({ text, of }: PrintedLine, shapes: readonly KnownShape[]): string | undefined {
  if (of === undefined || [text, ...of].some(isPlaceholder)) return undefined;
  const line = collapseSpaces(text);
  const named = shapes.filter(({ bank, path }) => of.includes(bank) || of.includes(path));
  if (named.some((shape) => fits(line, shape))) return undefined;
  const fitting = shapes.filter((shape) => fits(line, shape)).map(({ path }) => path);
  const paths = shapes.map(({ path }) => path);
  const known = shapes.find(({ path }) => path === of[0]);
  const meant = known ? '' : didYouMean(of[0] ?? '', paths);
  const remedy = known ? `write it like ${quoted(known.example)}` : 'write it as the bank prints it';
  const others = fitting.length > 0 ? `, or name the shape that fits: ${fitting.join(', ')}` : '';
  return `${quoted(text)} does not fit ${of.join(', ')}${meant} → ${remedy}${others}, or add the shape to the file of the bank in content/lines`;
}

/** Whether a line fits a shape: the pattern, and the width and case of its parts. */
function fits(line: string, { regex, parts }: KnownShape): boolean {
  const groups = regex.exec(line)?.groups;
  return parts.every(({ name, width, case: letters }) => {
    const value = groups?.[name] ?? '';
    const otherCase = { upper: /\p{Ll}/u, lower: /\p{Lu}/u, 'as typed': undefined, varies: undefined }[letters];
    return groups !== undefined && value.length <= (width ?? Infinity) && !otherCase?.test(value);
  });
}
