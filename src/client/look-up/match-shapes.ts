/** Finds the shapes that a line matches. */
import type { PartKind } from '#schemas/shape.ts';
import type { KnownShape } from './knowledge-json.ts';

/** No bank prints more characters in one line. */
export const longestLine = 400;

/** A piece of a line. */
export interface Piece {
  kind: PartKind;
  value: string;
}

/** Whether parts of this kind contain no spaces, so that a space marks a line break in the column. */
export function isSolid(kind: PartKind): boolean {
  return /^(address|ifsc|reference|account|number)$/.test(kind);
}

/** A matching shape and the pieces of the line. */
export interface ShapeMatch {
  shape: KnownShape;
  pieces: readonly Piece[];
}

/** A shape and, in capitals, a text that all its lines contain. */
interface Candidate {
  shape: KnownShape;
  text: string;
  /** By flags, compiled on first use: compiling all patterns takes longer than reading 300 lines. */
  patterns: Partial<Record<'u' | 'iu', RegExp>>;
}

/** @returns a function that finds the shapes of a tidied line: case-sensitively or, if none matches, ignoring case */
export function shapeMatcher(shapes: readonly KnownShape[]): (line: string) => readonly ShapeMatch[] {
  const known = shapes.map((shape): Candidate => ({ shape, text: longestText(shape.pattern), patterns: {} }));
  return (line) => {
    const capitals = line.toUpperCase();
    const likely = known.filter(({ text }) => capitals.includes(text));
    const find = (flags: 'u' | 'iu') =>
      likely.flatMap(({ shape, patterns }) => {
        const match = (patterns[flags] ??= new RegExp(shape.pattern, flags)).exec(line);
        return match ? [{ shape, pieces: piecesOf(shape, match) }] : [];
      });
    const found = find('u');
    // Without the bank's own case, a line may be another bank's.
    return found.length > 0
      ? found
      : find('iu').map((match) => ({ ...match, shape: { ...match.shape, isShared: true } }));
  };
}

/** The longest text, in capitals, that every match of a pattern contains: outside groups, and not repeated. */
function longestText(pattern: string): string {
  let rest = pattern.replace(/\\.|\[(?:\\.|[^\]])*\]/g, '\0');
  while (rest.includes('(')) rest = rest.replace(/\([^()]*\)/g, '\0');
  const [longest = ''] = rest.split(/.(?:[?*+]|\{[^}]*\})\??|[\0^$.]|.*\|.*/).sort((a, b) => b.length - a.length);
  return longest.toUpperCase();
}

function piecesOf({ kinds }: KnownShape, [, ...values]: (string | undefined)[]): Piece[] {
  return values.flatMap((value, index) => (value ? [{ kind: kinds[index]!, value: value.trim() }] : []));
}
