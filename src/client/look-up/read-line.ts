/** Reads a line of a statement with what the site knows of banks, codes, IFSCs and UPI handles. */
import type { PartKind } from '#schemas/shape.ts';
import { formatDate } from '../format.ts';
import { fillTokens } from '../tokens.ts';
import type { Knowledge, KnownCode, KnownShape } from './knowledge.ts';
import { isSolid, type Piece, type ShapeMatch } from './match-shapes.ts';

/** A piece of a line with what else is known about it. */
export interface Part extends Piece {
  note: string | undefined;
}

/** A line taken apart by one shape. */
export interface Breakdown {
  /** Undefined where no shape fits. */
  shape: KnownShape | undefined;
  /** Undefined where not even the way of payment is known. */
  happened: Pick<KnownShape, 'channel' | 'direction'> | undefined;
  parts: readonly Part[];
}

export interface LineReading {
  /** The banks whose lines look like this. */
  banks: readonly Knowledge['banks'][number][];
  breakdowns: readonly Breakdown[];
  codes: readonly KnownCode[];
  /** The gaps in the line, in sentences. */
  unknown: readonly string[];
}

const twelveDigits = /^\d{12}$/;

/**
 * Reads a code or a tidied line. Names every bank whose lines fit, and says what it does not know.
 * @param matches the shapes of the line
 * @param today the last day that a reference can carry
 */
export function readLine(line: string, matches: readonly ShapeMatch[], knowledge: Knowledge, today: Date): LineReading {
  const { words } = knowledge;
  const breakdowns = matches.map(({ shape, pieces }): Breakdown => ({
    shape,
    happened: { channel: shape.channel, direction: sideOf(pieces) ?? shape.direction },
    parts: pieces.map((piece) => toPart(piece, shape.channel)),
  }));
  const loose = matches.length > 0 ? [] : findLoosePieces(line, knowledge).map((piece) => toPart(piece, 'UPI'));
  const happened = loose.length > 0 ? railOf(line) : undefined;
  const hasNoDirection = breakdowns.some(({ happened }) => happened?.direction === 'either');
  const doubts = [hasNoDirection ? words.noDirection : null, ...matches.map(({ shape }) => shape.doubt)];
  const banks = [...new Set(matches.map(({ shape }) => shape.bank))].flatMap((bank) => knowledge.banks[bank] ?? []);
  const own = matches.reduce(withoutNames, line);
  return {
    banks,
    breakdowns: loose.length > 0 ? [{ shape: undefined, happened, parts: loose }] : breakdowns,
    codes: knowledge.findCodes(line, own, matches.length > 0),
    unknown: [...new Set(doubts.filter((doubt) => doubt !== null))],
  };

  function toPart({ kind, label, value }: Piece, channel: string): Part {
    const whole = isSolid(kind) ? value.replaceAll(' ', '') : value;
    return { kind, label, value: whole, note: explain(kind, whole, channel) };
  }

  function explain(kind: PartKind, value: string, channel: string): string | undefined {
    if (kind === 'address' && value.includes('@')) {
      const handle = value.slice(value.lastIndexOf('@') + 1).toLowerCase();
      return knowledge.handles.get(handle) ?? fillTokens(words.unknownHandle, { handle });
    }
    if ((kind === 'ifsc' || kind === 'bank') && /^[A-Z]{4}(0[A-Z0-9]{6})?$/i.test(value)) {
      const prefix = value.slice(0, 4).toUpperCase();
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

/** Addresses, IFSCs and references that are recognised by their form alone; without look-behind, which Safari lacks before 16.4. */
function findLoosePieces(line: string, { words: { address, digits, name, bank }, ifsc }: Knowledge) {
  const fields = line.split('/').map((field) => field.trim());
  const banks = fields.filter((field) => ifsc.has(field.toUpperCase()));
  const party =
    railOf(line) && fields.slice(1).find((field) => /^[A-Za-z][A-Za-z .]{2,}$/.test(field) && !banks.includes(field));
  const find = (kind: PartKind, label: string, form: RegExp): Piece[] =>
    [...line.matchAll(form)].map(([value]) => ({ kind, label, value }));
  return [
    ...(party ? [{ kind: 'party' as const, label: name, value: party }] : []),
    ...banks.map((value) => ({ kind: 'bank' as const, label: bank, value })),
    ...find('address', address, /[\w.-]{2,50}@[A-Za-z]{2,20}(?![\w@])/g),
    ...find('ifsc', 'IFSC', /\b[A-Z]{4}0[A-Z0-9]{6}\b/gi),
    ...find('reference', digits, /\d+/g).filter(({ value }) => value.length === 12),
  ].slice(0, 6);
}

/** The way of payment that a line begins with, and the direction that it prints beside it; undefined where it names none. */
function railOf(line: string): Breakdown['happened'] {
  const channel = /^(UPI|IMPS|NEFT|RTGS)(?:A[BR])?(?![A-Z])/i.exec(line)?.[1]?.toUpperCase();
  const side = /[/ -](CR|DR)(?=[/ -]|$)/i.exec(line)?.[1]?.toUpperCase();
  return channel === undefined
    ? undefined
    : { channel, direction: side === 'CR' ? 'in' : side === 'DR' ? 'out' : 'either' };
}

/** The direction that a part of the kind `side` tells. */
function sideOf(pieces: readonly Piece[]): 'in' | 'out' | undefined {
  const side = pieces.find(({ kind }) => kind === 'side')?.value ?? '';
  if (/^(CR|C|BY|IN|RECEIVED|FROM)\b/i.test(side)) return 'in';
  return /^(DR|D|TO|OUT|SENT)\b/i.test(side) ? 'out' : undefined;
}

/** The line without what holds no code: names, numbers and what people write. */
function withoutNames(line: string, { pieces }: ShapeMatch): string {
  return pieces.reduce(
    (text, { kind, value }) => (kind === 'code' || kind === 'side' ? text : text.replace(value, '\0')),
    line,
  );
}
