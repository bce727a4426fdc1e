/** Splits pasted text into statement lines. */
import { isSolid, longestLine, type ShapeMatch } from './match-shapes.ts';
import { splitRows, toPastedRow, type Row } from './pasted-rows.ts';
import type { Steps } from './steps.ts';

/** A line and the shapes it matches. */
export interface PastedLine {
  line: string;
  matches: readonly ShapeMatch[];
}

/** A line that was pasted with its row, and the figures behind it. */
export type PastedRow = PastedLine & Pick<Row, 'figures' | 'isDated'>;

/** The maximum number of rows of a narration that was wrapped in its column. */
const mostRows = 3;

/** Letters only: after a complete line, the rest of its note. A new line would have digits or punctuation. */
const restOfNote = /^[\p{L} .]+$/u;

/**
 * The lines of a text, without empty ones, each read once, one a step. A row of a table or of CSV is its narration; a narration that was broken in
 * two or three is joined again.
 * @param match finds the shapes of a line
 * @param most the maximum number of lines read
 * @returns the lines, and the number of rows left out
 */
export function* readPaste(
  input: string,
  match: (line: string) => readonly ShapeMatch[],
  most: number,
): Steps<{ lines: PastedRow[]; left: number }> {
  const known = new Map<string, PastedLine>();
  const read = (line: string): PastedLine => {
    const found = known.get(line) ?? { line, matches: line.length > longestLine ? [] : match(line) };
    known.set(line, found);
    return found;
  };
  const { rows: texts, left } = splitRows(input, most * mostRows);
  const rows = texts.map(toPastedRow);
  const lines: PastedRow[] = [];
  let next = 0;
  while (next < rows.length && lines.length < most) {
    const taken = rows.slice(next, next + mostRows);
    const { line, length } = takeLine(taken);
    lines.push({
      ...line,
      isDated: taken[0]!.isDated,
      figures: taken.slice(0, length).flatMap(({ figures }) => figures),
    });
    next += length;
    yield;
  }
  return { lines, left: rows.length - next + left };

  /** The line that begins at the first row, and its number of rows. */
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

  /** The first reading of the row that matches a shape, else its narration. */
  function bestOf({ readings, narration }: Row): PastedLine {
    for (const reading of readings) if (detailOf(read(reading)) > 0) return read(reading);
    return read(narration);
  }
}

/** Scores a line by its known parts, minus half a part for a number broken by a space; 0 without a shape. */
function detailOf({ matches }: PastedLine): number {
  const details = matches.map(({ pieces }) => {
    const isBroken = pieces.some(({ kind, value }) => isSolid(kind) && value.includes(' '));
    return 1 + pieces.length - (isBroken ? 0.5 : 0);
  });
  return Math.max(0, ...details);
}

/** Nine digits or more, possibly partly masked, a card number in groups of four, or a phone number in groups of five. */
const longNumber = /(?:[\dX*]{4}[ -]){2,}[\dX*]{1,7}|\b[6-9]\d{4} \d{5}\b|[\dX*]{9,}/gi;

/** Masks every number that may be an account, card or phone, each digit as X. Dates, amounts and IFSCs stay. */
export function maskNumbers(line: string): string {
  return line.replace(longNumber, (number) => number.replace(/\d/g, 'X'));
}
