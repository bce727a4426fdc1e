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

/** A shape, and a text in capitals that each of its lines has. */
interface Candidate {
  shape: KnownShape;
  text: string;
  /** By flags, from the first line that needs them: to compile all patterns takes longer than to read 300 lines. */
  patterns: Partial<Record<'u' | 'iu', RegExp>>;
}

/** @returns a function that finds the shapes of a tidied line: in the letters of the bank or, if there are none, in any letters */
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
    // In other letters than those of the bank, a line may be of another bank.
    return found.length > 0
      ? found
      : find('iu').map((match) => ({ ...match, shape: { ...match.shape, isShared: true } }));
  };
}

/** The longest text, in capitals, that every line of a pattern has: outside its groups, and not repeated. */
function longestText(pattern: string): string {
  let rest = pattern.replace(/\\.|\[(?:\\.|[^\]])*\]/g, '\0');
  while (rest.includes('(')) rest = rest.replace(/\([^()]*\)/g, '\0');
  const [longest = ''] = rest.split(/.(?:[?*+]|\{[^}]*\})\??|[\0^$.]|.*\|.*/).sort((a, b) => b.length - a.length);
  return longest.toUpperCase();
}

function piecesOf({ parts }: KnownShape, { groups }: RegExpExecArray): Piece[] {
  const values: (string | undefined)[] = Object.values(groups ?? {});
  return values.flatMap((value, index) => (value ? [{ ...parts[index]!, value: value.trim() }] : []));
}
