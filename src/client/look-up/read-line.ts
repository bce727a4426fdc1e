/** Reads a line of a statement with what the site knows of banks, codes, IFSCs and UPI handles. */
import type { PartKind } from '#schemas/shape.ts';
import { formatDate } from '#client/format.ts';
import { fillTokens } from '#client/tokens.ts';
import { bareName, type Knowledge, type KnownCode, type KnownShape } from './knowledge.ts';
import { isSolid, type Piece, type ShapeMatch } from './match-shapes.ts';
import { readRail } from './read-rail.ts';

/** A piece of a line with a note about it. */
export interface Part extends Piece {
  note: string | undefined;
}

type Bank = Knowledge['banks'][number];

/** A line split into parts, by one or more shapes that agree or by the form of each part. */
export interface Breakdown {
  /** The banks of these shapes; empty if the line does not tell its bank. */
  banks: readonly Bank[];
  /** The name of the shape; undefined if no shape fits. */
  name: string | undefined;
  /** Undefined if not even the way of payment is known. */
  happened: Pick<KnownShape, 'channel' | 'direction'> | undefined;
  parts: readonly Part[];
}

export interface LineReading {
  /** The banks that print such lines. */
  banks: readonly Bank[];
  /** Whether no other bank is known to print such a line. */
  isTheirs: boolean;
  breakdowns: readonly Breakdown[];
  codes: readonly KnownCode[];
  /** Sentences about what is unclear in the line. */
  unknown: readonly string[];
}

const twelveDigits = /^\d{12}$/;

/**
 * Reads a code or a tidied line. Names a single bank only if no other prints such lines, and says what it does
 * not know.
 * @param matches the shapes of the line
 * @param today the last day that a reference can carry
 */
export function readLine(line: string, matches: readonly ShapeMatch[], knowledge: Knowledge, today: Date): LineReading {
  const { words } = knowledge;
  const own = matches.filter(({ shape }) => !shape.isShared);
  const isTheirs = own.length > 0;
  // If banks that share a form find different parts, the line fits none of them well.
  const likely = isTheirs ? ofOneChannel(own) : groupSame(matches).length === 1 ? matches : [];
  const printers = banksOf(likely);
  // Naming one of the banks that share a form would be a guess.
  const banks = isTheirs || printers.length > 1 ? printers : [];
  const breakdowns = groupSame(likely).map((same): Breakdown => {
    const { shape, pieces } = same[0]!;
    const isNamedAlike = same.every((other) => other.shape.name === shape.name);
    return {
      banks: banks.length > 0 ? banksOf(same) : [],
      name: isNamedAlike ? shape.name : shape.channel,
      happened: { channel: shape.channel, direction: directionOf(same) },
      parts: pieces.map((piece) => toPart(piece, shape.channel)),
    };
  });
  if (likely.length === 0) {
    const { happened, pieces } = readRail(line, knowledge);
    const parts = pieces.map((piece) => toPart(piece, happened?.channel ?? 'UPI'));
    if (parts.length > 0) breakdowns.push({ banks, name: undefined, happened, parts });
  }
  const hasNoDirection = breakdowns.some(
    ({ name, happened }) => name !== undefined && happened?.direction === 'either',
  );
  const doubts = [hasNoDirection ? words.noDirection : null, ...likely.map(({ shape }) => shape.doubt)];
  return {
    banks,
    isTheirs,
    breakdowns,
    codes: knowledge.findCodes(line, matches.reduce(withoutNames, line), matches.length > 0),
    unknown: [...new Set(doubts.filter((doubt) => doubt !== null))],
  };

  function banksOf(shapes: readonly ShapeMatch[]): Bank[] {
    return [...new Set(shapes.map(({ shape }) => shape.bank))].flatMap((bank) => knowledge.banks[bank] ?? []);
  }

  function toPart({ kind, label, value }: Piece, channel: string): Part {
    const whole = isSolid(kind) ? value.replaceAll(' ', '') : value;
    return { kind, label, value: whole, note: explain(kind, whole, channel) };
  }

  function explain(kind: PartKind, value: string, channel: string): string | undefined {
    if (kind === 'party') return appOf(bareName(value));
    if (kind === 'address' && /@./.test(value)) {
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

  /** The app of a company whose name banks may cut, though not to less than eight letters. */
  function appOf(name: string): string | undefined {
    const isOf = (company: string) => name.startsWith(company) || (name.length >= 8 && company.startsWith(name));
    return [...knowledge.companies].find(([company]) => isOf(company))?.[1];
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

/** The shapes that agree with the best one, which finds most parts, on how the money moved. */
function ofOneChannel(matches: readonly ShapeMatch[]): ShapeMatch[] {
  const most = Math.max(...matches.map(({ pieces }) => pieces.length));
  const best = matches.find(({ pieces }) => pieces.length === most);
  return matches.filter(({ shape }) => shape.channel === best?.shape.channel);
}

/** Groups shapes that find the same parts in a line. */
function groupSame(matches: readonly ShapeMatch[]): ShapeMatch[][] {
  const groups = new Map<string, ShapeMatch[]>();
  for (const match of matches) {
    const said = match.pieces.map(({ value }) => value).join('\n');
    groups.set(said, [...(groups.get(said) ?? []), match]);
  }
  return [...groups.values()];
}

function directionOf(matches: readonly ShapeMatch[]): KnownShape['direction'] {
  const directions = new Set(matches.map(({ shape, pieces }) => sideOf(pieces) ?? shape.direction));
  return directions.size === 1 ? [...directions][0]! : 'either';
}

/** The direction given by a part of the kind `side`. */
function sideOf(pieces: readonly Piece[]): 'in' | 'out' | undefined {
  const side = pieces.find(({ kind }) => kind === 'side')?.value ?? '';
  if (/^(CR|C|BY|IN|RECEIVED|FROM)\b/i.test(side)) return 'in';
  return /^(DR|D|TO|OUT|SENT)\b/i.test(side) ? 'out' : undefined;
}

/** The line without names, numbers and notes, in which no codes are looked for. */
function withoutNames(line: string, { pieces }: ShapeMatch): string {
  return pieces.reduce(
    (text, { kind, value }) => (kind === 'code' || kind === 'side' ? text : text.replace(value, '\0')),
    line,
  );
}
