/** Lines of statements that the site prints, compared with the patterns of the banks that print them. */
import type { Content, Entry } from '#authoring/read/content.ts';
import { fieldOf } from '#authoring/read/syntax.ts';
import type { ValidationError } from '#lib/errors/content-error.ts';
import type { Bank } from '#schemas/bank.ts';
import type { FieldPath } from '#schemas/validation.ts';
import { collapseSpaces, patternOf, type Shape } from '#schemas/shape.ts';
import { didYouMean, quoted, toBeWritten } from '#schemas/wording.ts';

/** A shape of a bank. */
interface KnownShape extends Shape {
  /** The bank and the shape, like hdfc/upi. */
  path: string;
  regex: RegExp;
}

/** A line of a field or a component. */
interface PrintedLine {
  text: string;
  /** The shape that it names, or the banks of which one prints it. */
  shape: string | readonly string[] | undefined;
}

/** Lines that do not fit the shape they name, or none at all. */
export function findMisprintedLines({
  collections,
  singletons,
  statement,
}: Pick<Content, 'collections' | 'singletons' | 'statement'>): ValidationError[] {
  const banks = collections.get('banks') ?? [];
  // Without the shapes of one bank, all its lines would be reported as wrong.
  if (banks.some(({ errors }) => errors.length > 0)) return [];
  const shapes = banks.flatMap(shapesOf);
  const files = [...[...collections.values()].flat(), ...singletons.values()];
  const lines = files.flatMap(({ file, fields, narrations, placeOf }) => [
    ...linesIn(fields, []).map(({ path, ...printed }) => ({ printed, place: () => placeOf(path) })),
    ...narrations.map(({ line, ...printed }) => ({
      printed,
      place: () => ({ file, line, field: '<Narration> line' }),
    })),
  ]);
  const rows = statement.rows.filter(({ narration }) => shapesFitting(narration, shapes).length === 0);
  return [
    ...lines.flatMap(({ printed, place }) => {
      const message = explain(printed, shapes);
      return message === undefined ? [] : [{ ...place(), message }];
    }),
    ...rows.map(({ narration, line }) => {
      const message = `${quoted(narration)} fits no shape → write it as a bank prints it`;
      return { file: statement.file, line, field: 'Narration', message };
    }),
  ];
}

function shapesOf({ id, data }: Entry): KnownShape[] {
  return (data as Bank).shapes.flatMap((shape) => {
    const regex = patternOf(shape);
    return regex ? [{ ...shape, path: `${id}/${shape.id}`, regex }] : [];
  });
}

/** The lines in fields: groups with a line, or with the cells of a row. */
function linesIn(value: unknown, path: FieldPath): (PrintedLine & { path: FieldPath })[] {
  if (typeof value !== 'object' || value === null) return [];
  const members: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const below = members.flatMap(([step, member]) => linesIn(member, [...path, step]));
  const [line, cells, shape, banks, others] = ['line', 'cells', 'shape', 'banks', 'otherBanks'].map((name) =>
    fieldOf(value, name),
  );
  // In the specimen of a bank the line is the longest cell of its row.
  const text = line ?? (Array.isArray(cells) ? cells.map(String).sort((a, b) => b.length - a.length)[0] : undefined);
  if (typeof text !== 'string') return below;
  // Where other banks print a code too, its line may be theirs.
  const isOfBanks = Array.isArray(banks) && Array.isArray(others) && others.length === 0;
  const named = typeof shape === 'string' ? shape : isOfBanks ? banks.map(String) : undefined;
  return [{ text, shape: named, path: [...path, line === undefined ? 'cells' : 'line'] }, ...below];
}

/** What is wrong with a line; undefined where nothing is, or where the schema reports that the shape is missing. */
function explain({ text, shape }: PrintedLine, shapes: readonly KnownShape[]): string | undefined {
  if (shape === undefined || [text, shape].flat().some((words) => words.startsWith(toBeWritten))) return undefined;
  const fitting = shapesFitting(text, shapes).map(({ path }) => path);
  if (typeof shape !== 'string') {
    const isTheirs = shape.length === 0 || fitting.some((path) => shape.some((bank) => path.startsWith(`${bank}/`)));
    return isTheirs
      ? undefined
      : `${quoted(text)} fits no shape of ${shape.join(', ')} → write it as one of these banks prints it, or add the shape to its file`;
  }
  if (fitting.includes(shape)) return undefined;
  const known = shapes.find(({ path }) => path === shape);
  const others = fitting.length > 0 ? `, or name the shape that fits: ${fitting.join(', ')}` : '';
  const paths = shapes.map(({ path }) => path);
  return known
    ? `does not fit ${shape}: ${explainMisfit(collapseSpaces(text), known)} → write it like ${quoted(known.example)}${others}`
    : `names the shape ${quoted(shape)}, which no file in content/banks has${didYouMean(shape, paths)} → name the bank and one of its shapes${others}`;
}

/** The shapes in which banks print such a line. */
function shapesFitting(text: string, shapes: readonly KnownShape[]): KnownShape[] {
  const line = collapseSpaces(text);
  return shapes.filter((shape) => explainMisfit(line, shape) === undefined);
}

/** Why a line does not have a shape: its pattern, or the width or the letters of a part; undefined where it has. */
function explainMisfit(line: string, { regex, parts }: KnownShape): string | undefined {
  const groups = regex.exec(line)?.groups;
  if (!groups) return 'the pattern is another';
  const wrong = parts.find(({ name, width, case: letters }) => {
    const value = groups[name] ?? '';
    const otherCase = { upper: /\p{Ll}/u, lower: /\p{Lu}/u, 'as typed': undefined, varies: undefined }[letters];
    return value.length > (width ?? Infinity) || otherCase?.test(value);
  });
  return wrong && `the bank prints its ${wrong.label} in other letters, or cuts it to ${wrong.width} characters`;
}
