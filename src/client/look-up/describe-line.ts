/** A line of a known shape in words, for the person who has the statement in hand. */
import { formatList } from '../format.ts';
import { fillTokens } from '../tokens.ts';
import type { LookUpWords } from '../words.ts';
import type { Breakdown, LineReading } from './read-line.ts';

/** Ways of sending money: the word for each is its own name. */
const paymentRails = ['UPI', 'IMPS', 'NEFT', 'RTGS'];

/** "This looks like a line of HDFC Bank: a payment by UPI to or from RATNA BOOK HOUSE." */
export function describeLine({ banks, breakdowns: [breakdown] }: LineReading, words: LookUpWords): string {
  const names = banks.map(({ name }) => name);
  const what = breakdown ? describeBreakdown(breakdown, words) : '';
  return fillTokens(words.looksLike, { banks: formatList(names, words.or), what });
}

function describeBreakdown({ shape, parts }: Breakdown, { kinds, parties }: LookUpWords): string {
  if (!shape) return '';
  const { channel, direction, name } = shape;
  const kind = kinds[(paymentRails.includes(channel) ? 'rail' : channel) as keyof typeof kinds] as
    (typeof kinds)['rail'] | undefined;
  const what = fillTokens(kind?.[direction] ?? name, { rail: channel });
  const other = parts.find(({ kind }) => kind === 'party')?.value;
  const isCollected = direction === 'out' && channel === 'mandate';
  const way = isCollected ? 'collector' : channel === 'card' ? 'shop' : direction;
  return other ? fillTokens(parties[way], { what, party: other }) : what;
}
