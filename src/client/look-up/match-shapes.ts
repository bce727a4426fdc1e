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

/** A shape and, in capitals, the text that all its lines begin with, maybe none, and one that all contain. */
interface Candidate {
  shape: KnownShape;
  begin: string;
  text: string;
  /** By flags, compiled on first use: compiling all patterns takes longer than reading 300 lines. */
  patterns: Partial<Record<'u' | 'iu', RegExp>>;
}

/** @returns a function that finds the shapes of a tidied line: case-sensitively or, if none matches, ignoring case */
export function shapeMatcher(shapes: readonly KnownShape[]): (line: string) => readonly ShapeMatch[] {
  const known = shapes.map((shape): Candidate => ({ shape, ...textsOf(shape.pattern), patterns: {} }));
  return (line) => {
    const capitals = line.toUpperCase();
    const likely = known.filter(({ begin, text }) => capitals.startsWith(begin) && capitals.includes(text));
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

/** The text, in capitals, that every match of a pattern begins with, and the longest that every match contains: outside groups, but those of a text alone. */
function textsOf(pattern: string): Pick<Candidate, 'begin' | 'text'> {
  let rest = pattern.replace(/\\.|\[(?:\\.|[^\]])*\]/g, '\0').replace(/\(([^()?|]*)\)(?![?*+{])/g, '$1');
  while (rest.includes('(')) rest = rest.replace(/\([^()]*\)/g, '\0');
  const texts = rest.toUpperCase().split(/.(?:[?*+]|\{[^}]*\})\??|[\0^$.]|.*\|.*/);
  const [, begin = ''] = texts;
  const [text = ''] = texts.sort((a, b) => b.length - a.length);
  return { begin, text };
}

function piecesOf({ kinds }: KnownShape, [, ...values]: (string | undefined)[]): Piece[] {
  return values.flatMap((value, index) => (value ? [{ kind: kinds[index]!, value: value.trim() }] : []));
}
