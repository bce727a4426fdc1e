/** Splits pasted rows: of a table, of CSV, or of a PDF whose columns became spaces. */
import { toWesternDigits } from '#client/digits.ts';

/** How much of a text is read, and of each of its rows: patterns take longer the longer a row is. */
const mostCharacters = 100_000;
const longestRow = 1_000;

/** The beginning of a text, with the beginning of each of its rows. Before any pattern is tried. */
export function cutPaste(text: string): string {
  const rows = text.slice(0, mostCharacters).split('\n');
  return rows.map((row) => row.slice(0, longestRow)).join('\n');
}

/** The number of rows of a text, without empty ones. */
export function countRows(text: string): number {
  return toRows(text).length;
}

/**
 * The rows of a text, without empty ones and those with figures only.
 * @param most the maximum number of rows wanted
 * @returns the rows, and the number of those after them, which are not read
 */
export function splitRows(text: string, most: number): { rows: string[]; left: number } {
  const all = toRows(unquote(text));
  const rows: string[] = [];
  let next = 0;
  while (next < all.length && rows.length < most) {
    const row = all[next]!;
    if (all.length === 1 || !holdsFiguresOnly(row)) rows.push(row);
    next += 1;
  }
  return { rows, left: all.length - next };
}

function toRows(text: string): string[] {
  return text.split(/\r\n?|\n/).filter((row) => row.trim() !== '');
}

export interface Row {
  /** Possible narrations, in the order they are tried. */
  readings: string[];
  /** The likeliest narration. */
  narration: string;
  /** Whether it begins with a date, so that it does not continue the row above. */
  isDated: boolean;
  /** What stands behind the narration: mostly the amount, then the balance. */
  figures: readonly Figure[];
}

export interface Figure {
  rupees: number;
  /** Where it is marked, by a sign, Cr or Dr. */
  side?: 'in' | 'out';
}

const separator = String.raw`[\s,;|]`;
const date = String.raw`(?:\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3,9})[-/., '’]{1,2}(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})`;
const side = String.raw`\(?(?:Cr|Dr|[CD])\.?\)?(?: l)?`;
const amount = String.raw`(?:[-+] ?)?(?:(?:INR|Rs\.?|₹|C) ?)?\d[\d,]*\.\d{1,2}(?: ?${side}| l)?`;
const clock = String.raw`\|? ?\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?`;

const dates = new RegExp(`^(?:\\d{1,4}${separator}+)?(?:${date}(?:${separator}+${clock})?(?:${separator}+|$))+`, 'i');
const amounts = new RegExp(`(?:${separator}+(?:${amount}|-|${side}))+$`, 'i');
const figures = new RegExp(`(?:${separator}+(?:${amount}|${date}|\\d{6,}|-|${side}))+$`, 'i');

/** No bank prints more characters behind a narration. A pattern that ends a row is tried at every place where it may begin. */
const longestTail = 200;

/** A row without its end, if that matches a pattern. */
function cutTail(row: string, pattern: RegExp): string {
  return row.slice(0, -longestTail) + row.slice(-longestTail).replace(pattern, '');
}

/** The narration of a row, without leading dates and trailing amounts. */
export function toPastedRow(text: string): Row {
  const line = tidyLine(text);
  const cells = text.includes('\t') ? text.split('\t').map(tidyLine).filter(holdsLetters) : [];
  const [longestCell] = cells.sort((a, b) => b.length - a.length);
  const undated = line.replace(dates, '');
  const [behind = ''] = amounts.exec(undated.slice(-longestTail)) ?? [];
  const isPriced = /\.\d/.test(behind);
  const isRow = isPriced && (undated !== line || /\.\d.*\.\d/.test(behind));
  const [short, shortest] = isPriced ? [cutTail(undated, amounts), cutTail(undated, figures)] : [undated, undated];
  const readings = isRow ? [shortest, short, line] : [line, short, shortest];
  return {
    readings: longestCell === undefined ? readings : [...cells.slice(0, 2), ...readings],
    narration: longestCell ?? (isRow ? shortest : undated || line),
    isDated: undated !== line && undated !== '',
    figures: figuresIn(behind || (cells.length > 0 ? text : '')),
  };
}

/** "1,240.00 Dr 5,200.00 Cr" → 1240 out, 5200 in. */
function figuresIn(text: string): Figure[] {
  return [...text.matchAll(/([-+]?) ?(?:INR|Rs\.?|₹|C)? ?(\d[\d,]*\.\d{1,2})(?: ?\(?(Cr|Dr|C|D)\b)?/gi)].map(
    ([, sign, digits = '', mark = '']) => {
      const rupees = Number(digits.replace(/,/g, ''));
      const side = sign === '-' || /^d/i.test(mark) ? 'out' : sign === '+' || /^c/i.test(mark) ? 'in' : undefined;
      return side ? { rupees, side } : { rupees };
    },
  );
}

/** Whether a row holds dates and amounts only. A number without an amount may be a reference. */
function holdsFiguresOnly(row: string): boolean {
  const rest = cutTail(` ${tidyLine(row)}`, figures);
  return !holdsLetters(rest) && (/\.\d/.test(row) || !/\p{Nd}{10}/u.test(row));
}

function holdsLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Turns quoted CSV into cells separated by tabs. Line breaks within cells stay. */
function unquote(text: string): string {
  return text.replace(
    /(^|[\t\n,;])"((?:[^"]|"")*)"(?=([\t\n\r,;])|$)/g,
    (_, before: string, cell: string, after: string | undefined) =>
      (/[,;]/.test(before) ? '\t' : before) + cell.replaceAll('""', '"') + (/[,;]/.test(after ?? '') ? '\t' : ''),
  );
}

/** A line as banks print it: ordinary letters, digits and hyphens, single spaces, nothing invisible. */
export function tidyLine(line: string): string {
  return toWesternDigits(line)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
