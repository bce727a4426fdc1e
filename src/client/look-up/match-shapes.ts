/** Finds the shapes that a line has. */
import type { PartKind } from '#schemas/shape.ts';
import type { KnownPart, KnownShape } from './knowledge.ts';

/** A piece of a line, by what its group in the pattern says. */
export interface Piece extends KnownPart {
  value: string;
}

/** Whether parts of a kind have no spaces: one in them is where the column of the statement ended. */
export function isSolid(kind: PartKind): boolean {
  return /^(address|ifsc|reference|account|number)$/.test(kind);
}

/** A shape that a line has, and the line taken apart by it. */
export interface ShapeMatch {
  shape: KnownShape;
  pieces: readonly Piece[];
}

/** @returns a function that finds the shapes of a tidied line: in the letters of the bank or, if there are none, in any letters */
export function shapeMatcher(shapes: readonly KnownShape[]): (line: string) => readonly ShapeMatch[] {
  const compile = (flags: string) => shapes.map((shape) => ({ shape, pattern: new RegExp(shape.pattern, flags) }));
  const exact = compile('u');
  const inAnyCase = compile('iu');
  const find = (line: string, patterns: typeof exact) =>
    patterns.flatMap(({ shape, pattern }) => {
      const match = pattern.exec(line);
      return match ? [{ shape, pieces: piecesOf(shape, match) }] : [];
    });
  return (line) => {
    const found = find(line, exact);
    return found.length > 0 ? found : find(line, inAnyCase);
  };
}

function piecesOf({ parts }: KnownShape, { groups }: RegExpExecArray): Piece[] {
  const values: (string | undefined)[] = Object.values(groups ?? {});
  return values.flatMap((value, index) => (value ? [{ ...parts[index]!, value: value.trim() }] : []));
}
