/** Text that a visitor pasted into the look-up, as lines of a statement. */
import { isSolid, type ShapeMatch } from './match-shapes.ts';
import { splitRows, toPastedRow, type Row } from './pasted-rows.ts';

/** A line, and the shapes that it has. */
interface PastedLine {
  line: string;
  matches: readonly ShapeMatch[];
}

/** No bank prints more in one line. */
const longest = 400;

/** A narration that a column of the statement broke has at most three rows. */
const mostRows = 3;

/** Of a line that is known without it, the rest of a note: a further line would have digits or signs. */
const restOfNote = /^[\p{L} .]+$/u;

/**
 * The lines of a text, without empty ones, each read once. A row of a table or of CSV is its narration; a narration that was broken in
 * two or three is joined again.
 * @param match finds the shapes of a line
 * @param most how many lines are read
 * @returns the lines, and how many rows are left out
 */
export function readPaste(
  input: string,
  match: (line: string) => readonly ShapeMatch[],
  most: number,
): { lines: PastedLine[]; left: number } {
  const known = new Map<string, PastedLine>();
  const read = (line: string): PastedLine => {
    const found = known.get(line) ?? { line, matches: line.length > longest ? [] : match(line) };
    known.set(line, found);
    return found;
  };
  const rows = splitRows(input);
  const lines: PastedLine[] = [];
  let next = 0;
  while (next < rows.length && lines.length < most) {
    const { line, length } = takeLine(rows.slice(next, next + mostRows).map(toPastedRow));
    lines.push(line);
    next += length;
  }
  return { lines, left: rows.length - next };

  /** The line that begins with the first row, and how many rows it has. */
  function takeLine([first, ...others]: Row[]): { line: PastedLine; length: number } {
    let best = { line: bestOf(first!), length: 1 };
    let texts = [first!.narration];
    for (const row of others) {
      if (row.isDated || detailOf(bestOf(row)) > 0) break;
      texts = [...texts, row.narration];
      for (const joint of [' ', '']) {
        const joined = read(texts.join(joint));
        const isMore = detailOf(joined) > detailOf(best.line);
        const isNote = detailOf(best.line) > 0 && detailOf(joined) > 0 && restOfNote.test(row.narration);
        if (isMore || (isNote && best.length < texts.length)) best = { line: joined, length: texts.length };
      }
    }
    return best;
  }

  /** The row as the first of its readings that has a shape, else its narration. */
  function bestOf({ readings, narration }: Row): PastedLine {
    for (const reading of readings) if (detailOf(read(reading)) > 0) return read(reading);
    return read(narration);
  }
}

/** How many parts of a line are known, half a part less where a space is in a number; 0 where it has no shape. */
function detailOf({ matches }: PastedLine): number {
  const details = matches.map(({ pieces }) => {
    const isBroken = pieces.some(({ kind, value }) => isSolid(kind) && value.includes(' '));
    return 1 + pieces.length - (isBroken ? 0.5 : 0);
  });
  return Math.max(0, ...details);
}

/** Nine digits or more, some of which may be masked already, and the number of a card in groups of four. */
const longNumber = /(?:[\dX*]{4}[ -]){2,}[\dX*]{1,7}|[\dX*]{9,}/gi;

/** A line with X for each digit of what may be the number of an account, a card or a phone. Dates, amounts and IFSCs stay. */
export function maskNumbers(line: string): string {
  return line.replace(longNumber, (number) => number.replace(/\d/g, 'X'));
}
