/** A line of a known shape in words, for the person who has the statement in hand. */
import { formatList } from './format.ts';
import type { Answer, KnownShape, Reading } from './lines.ts';

type Direction = KnownShape['direction'];

const either = (words: string) => ({ in: words, out: words, either: words });

/** Ways of sending money: the word for each is its own name. */
const rails = ['UPI', 'IMPS', 'NEFT', 'RTGS'];

/** What a line is about, by its channel. */
const kinds: Readonly<Record<string, Readonly<Record<Direction, string>>>> = {
  ATM: either('cash from an ATM'),
  bill: either('a bill or a payment on a website'),
  card: either('a debit card payment'),
  cash: { in: 'cash paid in', out: 'cash withdrawn', either: 'cash paid in or withdrawn' },
  charge: either('a charge of the bank'),
  cheque: { in: 'a cheque paid in', out: 'a cheque paid out', either: 'a cheque' },
  interest: { in: 'interest paid by the bank', out: 'interest taken by the bank', either: 'interest' },
  mandate: {
    in: 'money from the clearing house',
    out: 'money collected under a mandate',
    either: 'a mandate, or money from the clearing house',
  },
  refund: either('money that came back'),
  salary: either('a salary'),
  sweep: either('money moved between the account and a deposit'),
  transfer: { in: 'a transfer into the account', out: 'a transfer out of the account', either: 'a transfer' },
};

/** The part of a line that names the other side. */
const party = /^(biller|collector|name|payee|seller|sender|shop)\b/;

/** "This looks like a line of HDFC Bank: a payment by UPI to or from RATNA BOOK HOUSE." */
export function describeLine({ banks, readings }: Answer): string {
  const names = formatList(
    banks.map(({ name }) => name),
    'or',
  );
  const told = readings.map(describeReading);
  return `This looks like a line of ${names}: ${told[0]}.`;
}

function describeReading({ shape, parts }: Reading): string {
  if (!shape) return '';
  const { channel, direction, name } = shape;
  const kind = rails.includes(channel) ? payment(channel, direction) : (kinds[channel]?.[direction] ?? name);
  const other = parts.find(({ label }) => party.test(label))?.value;
  return other ? `${kind} ${preposition(channel, direction)} ${other}` : kind;
}

function payment(channel: string, direction: Direction): string {
  return direction === 'in' ? `money received by ${channel}` : `a payment by ${channel}`;
}

function preposition(channel: string, direction: Direction): string {
  if (direction === 'out' && channel === 'mandate') return 'by';
  return channel === 'card' ? 'at' : { in: 'from', out: 'to', either: 'to or from' }[direction];
}
