/** Reads a line of a statement with what the site knows of banks, codes, IFSCs and UPI handles. */
import { findCodes } from './find-codes.ts';
import { formatDate } from './format.ts';
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
  /** What the groups of the pattern are called, in their order; in English, as they are told apart by it. */
  labels: readonly string[];
  /** The same in the language of the page, where that is another. */
  printed?: readonly string[];
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
  banks: readonly { name: string; href: string }[];
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
  label: string;
  /** The label in the language of the page, where that is another. */
  printed?: string | undefined;
  value: string;
  /** What else is known about it. */
  note: string | undefined;
}

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

/** Groups that hold the bank's own words, codes among them; the others hold names and what people write. */
const wordsOfBank = /^(channel|code|flag|kind|rest|side|what)$/;

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
    return match ? [{ shape, groups: match.groups ?? {} }] : [];
  });
  const readings = fits.map(({ shape, groups }): Reading => {
    const parts = Object.values(groups).flatMap((value, index) =>
      value ? [toPart(shape.labels[index] ?? '', value, shape.channel, shape.printed?.[index])] : [],
    );
    return { shape, parts };
  });
  const loose = fits.length > 0 ? [] : findLooseParts(line, words).map((part) => toPart(...part));
  const doubts = fits.flatMap(({ shape }) => [shape.direction === 'either' ? words.noDirection : null, shape.doubt]);
  const banks = [...new Set(fits.map(({ shape }) => shape.bank))].flatMap((bank) => knowledge.banks[bank] ?? []);
  const own = fits.reduce((text, { groups }) => withoutNames(text, groups), line);
  return {
    banks,
    readings: loose.length > 0 ? [{ shape: undefined, parts: loose }] : readings,
    codes: findCodes(line, own, knowledge.codes, fits.length > 0),
    unknown: [...new Set(doubts.filter((doubt) => doubt !== null))],
  };

  function toPart(label: string, value: string, channel: string, printed?: string): Part {
    return { label, printed, value: value.trim(), note: explain(label, value.replaceAll(' ', ''), channel) };
  }

  function explain(label: string, value: string, channel: string): string | undefined {
    if (label.includes('address') && value.includes('@')) {
      const handle = value.slice(value.lastIndexOf('@') + 1).toLowerCase();
      return knowledge.handles.get(handle) ?? fillTokens(words.unknownHandle, { handle });
    }
    if (/^[A-Z]{4}(0[A-Z0-9]{6})?$/.test(value) && /ifsc|bank/i.test(label)) {
      const prefix = value.slice(0, 4);
      return knowledge.ifsc.get(prefix) ?? fillTokens(words.unknownIfsc, { prefix });
    }
    const day = /^(UPI|IMPS)$/.test(channel) && twelveDigits.test(value) ? dayOf(value, today) : undefined;
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
  const find = (label: string, shape: RegExp, printed?: string) =>
    [...line.matchAll(shape)].map(([value]) => [label, value, 'UPI', printed] as const);
  return [
    ...find('UPI address', /[\w.-]{2,50}@[A-Za-z]{2,20}(?![\w@])/g, address),
    ...find('IFSC', /\b[A-Z]{4}0[A-Z0-9]{6}\b/g),
    ...find('number', /\d+/g, digits).filter(([, number]) => number.length === 12),
  ].slice(0, 6);
}

function withoutNames(line: string, groups: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(groups).reduce(
    (text, [name, value]) => (value && !wordsOfBank.test(name) ? text.replace(value, '\0') : text),
    line,
  );
}
