/** Reads a line of a statement with what the site knows of banks, codes, IFSCs and UPI handles. */
import { findCodes } from './find-codes.ts';
import { formatDate } from './format.ts';
import type { PartKind } from '#schemas/shape.ts';
import { fillTokens } from './tokens.ts';
import type { LookUpWords } from './words.ts';

/** How a bank prints a kind of line; see src/schemas/shape.ts. */
export interface KnownShape {
  /** The bank's index in the list. */
  bank: number;
  name: string;
  channel: string;
  direction: 'in' | 'out' | 'either';
  pattern: string;
  /** The meanings of the groups of the pattern, in their order. */
  kinds: readonly PartKind[];
  /** Their names, in the language of the page. */
  labels: readonly string[];
  doubt: string | null;
}

/** A code of the dictionary. */
export interface KnownCode {
  /** As it is printed, the usual form first. */
  forms: readonly string[];
  href: string;
  /** What it means, in a sentence. */
  meaning: string;
  /** Whether it is explained in English only, on a page in another language. */
  isEnglish?: boolean;
  direction: 'in' | 'out' | 'either' | 'none';
}

/** What lines are matched with. */
export interface Knowledge {
  /** Without a URL, the bank has no page. */
  banks: readonly { name: string; href?: string | undefined }[];
  shapes: readonly KnownShape[];
  codes: readonly KnownCode[];
  /** The bank that each prefix of four letters stands for, with a note if there is one. */
  ifsc: ReadonlyMap<string, string>;
  /** The app and the bank of each UPI handle, in lower case without the @. */
  handles: ReadonlyMap<string, string>;
  words: LookUpWords;
  /** The language tag for dates. */
  tag: string;
}

/** A piece of a line. */
export interface Part {
  kind: PartKind;
  label: string;
  value: string;
  /** What else is known about it. */
  note: string | undefined;
}

type Piece = Pick<Part, 'kind' | 'label' | 'value'>;

/** What a line says if it has one shape. */
export interface Reading {
  /** Undefined where no shape fits. */
  shape: KnownShape | undefined;
  parts: readonly Part[];
}

export interface Answer {
  /** The banks whose lines look like this. */
  banks: readonly Knowledge['banks'][number][];
  readings: readonly Reading[];
  codes: readonly KnownCode[];
  /** What the line does not say, in sentences. */
  unknown: readonly string[];
}

/** No bank prints more in one line. */
const longest = 400;

const twelveDigits = /^\d{12}$/;

/**
 * What a code or a line says. Names every bank whose lines fit, and says what it does not know.
 * @param today the last day that a reference can carry
 */
export function readLine(input: string, knowledge: Knowledge, today: Date): Answer {
  const { words } = knowledge;
  const line = tidy(input);
  if (line === '' || line.length > longest) return { banks: [], readings: [], codes: [], unknown: [] };
  const fits = knowledge.shapes.flatMap((shape) => {
    const match = new RegExp(shape.pattern, 'u').exec(line);
    if (!match) return [];
    const values: (string | undefined)[] = Object.values(match.groups ?? {});
    const pieces = values.flatMap((value, index) =>
      value ? [{ kind: shape.kinds[index]!, label: shape.labels[index]!, value }] : [],
    );
    return [{ shape, pieces }];
  });
  const readings = fits.map(({ shape, pieces }): Reading => ({
    shape,
    parts: pieces.map((piece) => toPart(piece, shape.channel)),
  }));
  const loose = fits.length > 0 ? [] : findLooseParts(line, words).map((piece) => toPart(piece, 'UPI'));
  const doubts = fits.flatMap(({ shape }) => [shape.direction === 'either' ? words.noDirection : null, shape.doubt]);
  const banks = [...new Set(fits.map(({ shape }) => shape.bank))].flatMap((bank) => knowledge.banks[bank] ?? []);
  const own = fits.reduce((text, { pieces }) => withoutNames(text, pieces), line);
  return {
    banks,
    readings: loose.length > 0 ? [{ shape: undefined, parts: loose }] : readings,
    codes: findCodes(line, own, knowledge.codes, fits.length > 0),
    unknown: [...new Set(doubts.filter((doubt) => doubt !== null))],
  };

  function toPart({ kind, label, value }: Piece, channel: string): Part {
    return { kind, label, value: value.trim(), note: explain(kind, value.replaceAll(' ', ''), channel) };
  }

  function explain(kind: PartKind, value: string, channel: string): string | undefined {
    if (kind === 'address' && value.includes('@')) {
      const handle = value.slice(value.lastIndexOf('@') + 1).toLowerCase();
      return knowledge.handles.get(handle) ?? fillTokens(words.unknownHandle, { handle });
    }
    if ((kind === 'ifsc' || kind === 'bank') && /^[A-Z]{4}(0[A-Z0-9]{6})?$/.test(value)) {
      const prefix = value.slice(0, 4);
      return knowledge.ifsc.get(prefix) ?? fillTokens(words.unknownIfsc, { prefix });
    }
    const isDated = kind === 'reference' && /^(UPI|IMPS)$/.test(channel) && twelveDigits.test(value);
    const day = isDated ? dayOf(value, today) : undefined;
    return day && fillTokens(words.day, { day: formatDate(day, knowledge.tag) });
  }
}

/**
 * The day that a reference of UPI or IMPS begins with: the last digit of the year, and the day of that year.
 * @returns undefined if that is not a day, is in the future, or is before UPI began
 */
export function dayOf(reference: string, today: Date): Date | undefined {
  const [digit, dayOfYear] = [Number(reference[0]), Number(reference.slice(1, 4))];
  const thisYear = today.getUTCFullYear();
  const year = thisYear - ((thisYear - digit) % 10);
  const day = new Date(Date.UTC(year, 0, dayOfYear));
  return day.getUTCFullYear() === year && year >= 2016 && day <= today ? day : undefined;
}

/** One line: white space collapsed to single spaces, invisible characters removed. */
export function tidy(input: string): string {
  return input
    .slice(0, 20_000)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Addresses, IFSCs and references that are recognised by their form alone; without look-behind, which Safari lacks before 16.4. */
function findLooseParts(line: string, { address, digits }: LookUpWords) {
  const find = (kind: PartKind, label: string, form: RegExp): Piece[] =>
    [...line.matchAll(form)].map(([value]) => ({ kind, label, value }));
  return [
    ...find('address', address, /[\w.-]{2,50}@[A-Za-z]{2,20}(?![\w@])/g),
    ...find('ifsc', 'IFSC', /\b[A-Z]{4}0[A-Z0-9]{6}\b/g),
    ...find('reference', digits, /\d+/g).filter(({ value }) => value.length === 12),
  ].slice(0, 6);
}

/** The line without what holds no code: names, numbers and what people write. */
function withoutNames(line: string, pieces: readonly Piece[]): string {
  return pieces.reduce(
    (text, { kind, value }) => (kind === 'code' || kind === 'side' ? text : text.replace(value, '\0')),
    line,
  );
}
