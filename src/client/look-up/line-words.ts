/**
 * What the banks' own words in a line say: the way of payment, the direction, and whether something was undone. The words are those of
 * content/line-words.json. Four rules:
 *
 * 1. A bank's own words end at the first long number or UPI address; what is behind it may be a name or a note.
 * 2. A word that undoes (REV, REFUND) turns the direction.
 * 3. Of several ways of payment, rank decides, then place: a charge or interest, then a payment, then a bill or transfer.
 * 4. The first word with a direction decides it; else the usual direction of the way of payment.
 */
import type { Channel, Side } from '#schemas/shape.ts';

/** Words that say the same. */
export interface LineWord {
  /** In capitals; spaces, and the punctuation that banks print instead of them, make no difference. */
  words: readonly string[];
  channel?: Channel | undefined;
  side?: Exclude<Side, 'either'> | undefined;
  /** The direction where no other word of the line has one. */
  usual?: Exclude<Side, 'either'> | undefined;
  /** `reversed`: money came back; `returned`: a cheque or a collection was not paid. */
  undoes?: 'reversed' | 'returned' | undefined;
  /** Whether a part of a line that begins so is a note, not a name. */
  isNote?: boolean | undefined;
}

/** What the words of a line say. */
export interface Said {
  channel: Channel | undefined;
  side: Side;
  undone: LineWord['undoes'] | undefined;
}

/** A known word in a line. */
export interface Spotted extends LineWord {
  text: string;
  at: number;
  end: number;
}

/** The most words that mean something together, like CLOSURE PROCEEDS OF FD. */
const mostTogether = 4;

const token = /(?:[IO]\/W|A\/C|[BC]\/F)(?![A-Z])|[A-Z]*P2[AMPV](?![A-Z])|[A-Z]+/g;

/** The end of the bank's own words. */
const ownEnd = /\d{6}|@|[X*]{3,}\d/;

const ranks: Partial<Record<Channel, number>> = { charge: 0, interest: 0, bill: 2, transfer: 3, hold: 3 };
const rankOf = (channel: Channel) => ranks[channel] ?? 1;

/** @returns a function that spots known words in a line, in their order; and one that says what they mean together */
export function wordReader(rows: readonly LineWord[]) {
  const known = new Map(rows.flatMap((row) => row.words.map((word) => [word.replaceAll(' ', ''), row] as const)));

  function spot(line: string): Spotted[] {
    const text = line.toUpperCase();
    const tokens = [...text.matchAll(token)].map(({ 0: word, index: at }) => ({ word, at, end: at + word.length }));
    const spotted: Spotted[] = [];
    for (let first = 0; first < tokens.length;) {
      const found = longestAt(text, tokens, first);
      spotted.push(...found.spotted);
      first = found.next;
    }
    return spotted;
  }

  /** The longest phrase that begins at a token, else the words that it is glued from. */
  function longestAt(text: string, tokens: readonly { word: string; at: number; end: number }[], first: number) {
    const { at, word } = tokens[first]!;
    let last = first;
    while (
      last + 1 < tokens.length &&
      last - first + 1 < mostTogether &&
      isJoint(text, tokens[last]!.end, tokens[last + 1]!.at)
    )
      last += 1;
    for (; last >= first; last -= 1) {
      const row = known.get(
        tokens
          .slice(first, last + 1)
          .map(({ word }) => word)
          .join(''),
      );
      const { end } = tokens[last]!;
      if (row) return { spotted: [{ ...row, text: text.slice(at, end), at, end }], next: last + 1 };
    }
    const glued = unglue(word).map(({ row, from, to }) => ({
      ...row,
      text: word.slice(from, to),
      at: at + from,
      end: at + to,
    }));
    return { spotted: glued, next: first + 1 };
  }

  /** SENTIMPS → SENT, IMPS. */
  function unglue(word: string): { row: LineWord; from: number; to: number }[] {
    if (word.length < 5) return [];
    for (let cut = word.length - 2; cut >= 2; cut -= 1) {
      const row = known.get(word.slice(0, cut));
      if (!row || !says(row)) continue;
      const restRow = known.get(word.slice(cut));
      const rest =
        restRow && says(restRow) ? [{ row: restRow, from: 0, to: word.length - cut }] : unglue(word.slice(cut));
      if (rest.length > 0)
        return [
          { row, from: 0, to: cut },
          ...rest.map(({ row, from, to }) => ({ row, from: from + cut, to: to + cut })),
        ];
    }
    return [];
  }

  return {
    spot,
    /** @param channel the way of payment, where a shape tells it */
    say: (line: string, channel?: Channel) => sayTogether(line, spot(line), { channel }),
    /** What the words of a message say, all of which are the bank's. */
    sayMessage: (text: string) => sayTogether(text, spot(text), { ownLength: text.length }),
  };
}

const says = ({ channel, side, undoes }: LineWord) => Boolean(channel ?? side ?? undoes);

/** Whether two tokens may be one phrase: nothing between them but a space or the punctuation printed instead. */
const isJoint = (text: string, from: number, to: number) => /^[ \-/_:.,]{1,2}$/.test(text.slice(from, to));

function sayTogether(
  line: string,
  spotted: readonly Spotted[],
  known: { channel?: Channel | undefined; ownLength?: number },
): Said {
  const text = line.toUpperCase();
  const end = text.search(ownEnd);
  const own = known.ownLength ?? (end < 3 ? text.length : end);
  const isOwn = ({ at }: Spotted) => at < own;
  const isTax = ({ end }: Spotted) => end === text.length && text.endsWith('GST');
  const ways = spotted.filter((word) => word.channel && (rankOf(word.channel) > 0 || isOwn(word) || isTax(word)));
  const [way] = [...ways].sort((a, b) => rankOf(a.channel!) - rankOf(b.channel!) || a.at - b.at);
  const utr = wayOfUtr(text);
  const channel = known.channel ?? (way && !(utr && rankOf(way.channel!) > 1) ? way.channel : (utr ?? way?.channel));
  const isCost = channel && rankOf(channel) === 0;
  const undone = undoneBy(spotted.filter(isOwn), channel);
  if (undone === 'reversed') return { channel, side: 'in', undone };
  // Behind the bank's own words only CR, DR and phrases are the bank's.
  // “DR. VERMA” is a person.
  const isTitle = ({ end }: Spotted) => /^\. ?(?!FROM\b)[A-Z]/.test(text.slice(end));
  const side = spotted.find((word) => word.side && !isTitle(word) && (isOwn(word) || /^..$| /.test(word.text)))?.side;
  const [, letter] = /[-/: ]([CD])[-/:]/.exec(text) ?? [];
  const begins = /^(?:BY|FROM)\b/.test(text) ? 'in' : /^TO\b/.test(text) ? 'out' : undefined;
  const beside = spotted.find(({ usual, channel }) => usual && !channel)?.usual;
  const told = begins ?? side ?? (letter ? (letter === 'C' ? 'in' : 'out') : undefined);
  return { channel, side: (isCost ? way?.usual : told) ?? told ?? beside ?? way?.usual ?? 'either', undone };
}

/**
 * A cheque and a collection are returned unpaid, other money comes back. The charge for a return is none of both: “ACH RETURN CHARGES”.
 */
function undoneBy(own: readonly Spotted[], channel: Channel | undefined): LineWord['undoes'] {
  const undone = own.map(({ undoes }) => undoes).filter((undoes) => undoes);
  if (undone.includes('reversed')) return 'reversed';
  if (undone.length === 0 || channel === 'charge' || channel === 'interest') return undefined;
  return channel === 'cheque' || channel === 'mandate' ? 'returned' : 'reversed';
}

/** The way of payment that a reference tells: UTRs of NEFT have N or H behind the bank's four letters, those of RTGS R. */
function wayOfUtr(text: string): Channel | undefined {
  if (/^N\d{15}$/.test(text)) return 'NEFT';
  const [, mark] = /(?:^|[^A-Z]|NEFT)[A-Z]{4}([HNR])\d{10,18}/.exec(text) ?? [];
  return mark ? (mark === 'R' ? 'RTGS' : 'NEFT') : undefined;
}
