/** What a visitor pasted into the look-up, as lines of a statement. */
import { tidy } from './lines.ts';

/** Of a line that is known without it, the rest of a note: a further line would have digits or signs. */
const restOfNote = /^[\p{L} .]+$/u;

/**
 * The lines of a text, without empty ones. A line that a PDF broke in two or three is joined again.
 * @param isKnown whether a line has a shape that we know
 */
export function splitLines(input: string, isKnown: (line: string) => boolean): string[] {
  const pieces = input.slice(0, 20_000).split('\n').map(tidy).filter(Boolean);
  const lines: string[] = [];
  while (pieces.length > 0) {
    const count = [3, 2].find((length) => isBroken(pieces.slice(0, length), length)) ?? 1;
    lines.push(pieces.splice(0, count).join(' '));
  }
  return lines;

  function isBroken(parts: readonly string[], length: number): boolean {
    const [first = '', ...rest] = parts;
    if (parts.length < length || rest.some(isKnown) || !isKnown(parts.join(' '))) return false;
    return !isKnown(first) || rest.every((part) => restOfNote.test(part));
  }
}

/** Nine digits or more, some of which may be masked already, and the number of a card in groups of four. */
const longNumber = /(?:[\dX*]{4}[ -]){2,}[\dX*]{1,7}|[\dX*]{9,}/gi;

/** A line with X for each digit of what may be the number of an account, a card or a phone. Dates, amounts and IFSCs stay. */
export function maskNumbers(line: string): string {
  return line.replace(longNumber, (number) => number.replace(/\d/g, 'X'));
}
