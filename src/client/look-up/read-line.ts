/** Reads a line of a statement: by the shapes of banks or, without one, by the bank's words and the forms of its parts. */
import type { Channel, PartKind, Side } from '#schemas/shape.ts';
import { formatDay } from '#client/format.ts';
import { fillTokens } from '#client/tokens.ts';
import type { Knowledge } from './knowledge.ts';
import type { LineWord } from './line-words.ts';
import { isSolid, type Piece, type ShapeMatch } from './match-shapes.ts';
import { findParts } from './parts.ts';
import type { KnownBank } from './knowledge-json.ts';

/** A piece of a line with its name on the page, and a note about it. */
export interface Part extends Piece {
  label: string;
  note: string | undefined;
}

/** What happened, as far as the line tells. */
export interface Happened {
  channel: Channel;
  side: Side;
  /** `reversed`: money came back; `returned`: a cheque or a collection was not paid. */
  undone?: LineWord['undoes'] | undefined;
}

export interface LineReading {
  /** Undefined if not even the way of payment is known. */
  happened: Happened | undefined;
  /** The other side by name: payee, sender, shop, or the place of a machine. */
  party: string | undefined;
  /** The app or brand behind that name. */
  brand: string | undefined;
  /** The banks that print such lines; empty if the line does not tell its bank. */
  banks: readonly KnownBank[];
  parts: readonly Part[];
  /** The line without names, numbers and notes, in which codes are looked for. */
  own: string;
  /** Whether a shape fits. */
  isShaped: boolean;
}

const twelveDigits = /^\d{12}$/;

/** A tidied line, the shapes it matches and, where it was pasted with its row, the amounts behind it. */
interface Line {
  line: string;
  matches: readonly ShapeMatch[];
  isDated?: boolean;
  figures?: readonly object[];
}

/** @param today the last day that a reference can carry */
export function readLine(
  { line, matches, isDated, figures = [] }: Line,
  knowledge: Knowledge,
  today: Date,
): LineReading {
  const own = matches.filter(({ shape }) => !shape.isShared);
  // If banks that share a form find different parts, the line fits none of them well.
  const likely = own.length > 0 ? ofOneChannel(own) : groupSame(matches).length === 1 ? matches : [];
  const printers = banksOf(likely);
  // Naming one of the banks that share a form would be a guess.
  const banks = own.length > 0 || printers.length > 1 ? printers : [];
  const bare = matches.reduce((text, match) => withoutNames(text, match, knowledge), line);
  const [first] = likely;
  const said = knowledge.lines.say(first ? bare : line, first?.shape.channel);
  const told = first?.shape.channel ?? said.channel ?? (said.undone === 'reversed' ? 'refund' : undefined);
  // A row of no bank's words is one of a card: its shop and town.
  const shop = told ? undefined : knowledge.lines.shopIn(line, isDated === true && figures.length > 0);
  const isForeign = told === 'charge' && said.undone === 'reversed' && !first && !knowledge.lines.isBankWords(line);
  const channel = isForeign ? 'refund' : (told ?? (shop && 'card'));
  const pieces = first?.pieces ?? shop ?? findParts(line, channel, knowledge.lines.spot(line), knowledge.lines);
  const side = sideOfAll();
  const hasParty = channel !== 'repayment' && channel !== 'hold' && channel !== 'balance';
  // The number of a machine is no place.
  const isName = ({ kind, value }: Piece) => kind === 'party' || (kind === 'place' && !/^(?=.*\d\d)\S+$/.test(value));
  const partyPiece = hasParty ? pieces.find(isName) : undefined;
  // A row without a date keeps its amount, which a name may end with.
  const named = partyPiece?.value.replace(/ [\d,]+\.\d{2}$/, '');
  const party = named && knowledge.lines.isBankWords(named) ? undefined : named;
  return {
    happened: channel && { channel, ...turn(channel, side, said.undone) },
    party,
    brand: party && knowledge.lines.brandOf(party),
    banks,
    parts: pieces.map(toPart),
    own: bare,
    isShaped: first !== undefined,
  };

  /** What the shape tells, else the words, else an address that only shops have. */
  function sideOfAll(): Side {
    const told = first ? directionOf(likely) : 'either';
    if (told !== 'either') return told;
    const isShop = pieces.some(({ kind, value }) => kind === 'address' && knowledge.lines.isShop(value));
    return said.side === 'either' && (isShop || shop) ? 'out' : said.side;
  }

  function banksOf(shapes: readonly ShapeMatch[]): KnownBank[] {
    return [...new Set(shapes.map(({ shape }) => shape.bank))].flatMap((bank) => knowledge.banks[bank] ?? []);
  }

  function toPart({ kind, value }: Piece): Part {
    const whole = isSolid(kind) ? value.replaceAll(' ', '') : value;
    return {
      ...{ kind, label: knowledge.words.labels[kind], value: whole },
      get note() {
        return explain(kind, whole);
      },
    };
  }

  function explain(kind: PartKind, value: string): string | undefined {
    if (kind === 'party') return knowledge.lines.brandOf(value);
    if (kind === 'address' && /@./.test(value))
      return knowledge.lines.handles.get(value.slice(value.lastIndexOf('@') + 1).toLowerCase());
    if ((kind === 'ifsc' || kind === 'bank') && /^[A-Z]{4}(0[A-Z0-9]{6})?$/i.test(value))
      return knowledge.lines.ifsc.get(value.slice(0, 4).toUpperCase());
    const isDated = kind === 'reference' && (channel === 'UPI' || channel === 'IMPS') && twelveDigits.test(value);
    return isDated ? sayDay(value, knowledge, today) : undefined;
  }
}

/** A word that undoes turns the direction, unless the shape is that of a refund already. */
function turn(channel: Channel, side: Side, undone: LineWord['undoes']): Pick<Happened, 'side' | 'undone'> {
  if (undone === 'reversed') return { side: 'in', undone: channel === 'refund' ? undefined : undone };
  return { side, undone };
}

/** “its first four digits fit 16 October 2026”; undefined if they fit no day. */
export function sayDay(reference: string, { words }: Knowledge, today: Date): string | undefined {
  const day = dayOf(reference, today);
  return day && fillTokens(words.day, { day: formatDay(day, words.months) });
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

function directionOf(matches: readonly ShapeMatch[]): Side {
  const directions = new Set(matches.map(({ shape, pieces }) => sideOf(pieces) ?? shape.direction));
  return directions.size === 1 ? [...directions][0]! : 'either';
}

/** The direction given by a part of the kind `side`. */
function sideOf(pieces: readonly Piece[]): 'in' | 'out' | undefined {
  const side = pieces.find(({ kind }) => kind === 'side')?.value ?? '';
  if (/^(CR|C|BY|IN|RECEIVED|FROM|DEP)\b/i.test(side)) return 'in';
  return /^(DR|D|TO|OUT|SENT|WDL)\b/i.test(side) ? 'out' : undefined;
}

/** The line without names, numbers and notes, in which no codes are looked for. */
function withoutNames(line: string, { pieces }: ShapeMatch, { lines: { isBankWords } }: Knowledge): string {
  return pieces.reduce(
    (text, { kind, value }) =>
      kind === 'code' || kind === 'side' || isBankWords(value) ? text : text.replace(value, '\0'),
    line,
  );
}
