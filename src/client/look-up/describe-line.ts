/** A line in words, for the person who has the statement in hand. */
import { formatList } from '#client/format.ts';
import { fillTokens } from '#client/tokens.ts';
import type { LookUpWords } from '#client/words.ts';
import type { Breakdown, LineReading } from './read-line.ts';

/** Ways of sending money: the word for each is its own name. */
const paymentRails = ['UPI', 'IMPS', 'NEFT', 'RTGS'];

/** "A payment by UPI to or from RATNA BOOK HOUSE." Where shapes tell the direction differently, it is not told. */
export function describeLine({ breakdowns }: LineReading, words: LookUpWords): string {
  const [first] = breakdowns;
  if (!first?.happened) return '';
  const directions = new Set(breakdowns.map(({ happened }) => happened?.direction));
  const direction = directions.size > 1 ? 'either' : first.happened.direction;
  const what = describeBreakdown({ ...first, happened: { ...first.happened, direction } }, words);
  return fillTokens(words.happened, { what: what.charAt(0).toUpperCase() + what.slice(1) });
}

/** Which banks print such a line: never one alone where several do. */
export function describeBanks({ banks, isTheirs }: LineReading, words: LookUpWords): string {
  const names = formatList(
    banks.map(({ name }) => name),
    words.and,
  );
  if (banks.length === 0) return words.printedByNone;
  const sentence = !isTheirs ? words.printedByMany : banks.length === 1 ? words.printedByOne : words.printedBySeveral;
  return fillTokens(sentence, { banks: names });
}

function describeBreakdown({ name, happened, parts }: Breakdown, { kinds, parties }: LookUpWords): string {
  const { channel, direction } = happened!;
  const kind = kinds[(paymentRails.includes(channel) ? 'rail' : channel) as keyof typeof kinds] as
    (typeof kinds)['rail'] | undefined;
  const what = fillTokens(kind?.[direction] ?? name ?? '', { rail: channel });
  const other = parts.find(({ kind }) => kind === 'party')?.value;
  const isCollected = direction === 'out' && channel === 'mandate';
  const way = isCollected ? 'collector' : channel === 'card' ? 'shop' : direction;
  return other ? fillTokens(parties[way], { what, party: other }) : what;
}
