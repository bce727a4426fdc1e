/** Says what happened to the reader's money, and what to do. */
import type { Channel, Side } from '#schemas/shape.ts';
import { formatSum } from '#client/format.ts';
import type { Answer, Inline } from './answer.ts';
import { linked } from './inline-links.ts';
import type { KnownCode } from './knowledge-json.ts';
import type { Knowledge } from './knowledge.ts';
import { fillPhrase } from './phrase.ts';
import type { Happened } from './read-line.ts';

/** What is said of each direction; of what was returned unpaid, if that is not the same as of what came back. */
type HappenedWords = Record<Side | 'reversed', string> & { returned?: string };

/** A code and its meaning. */
export function noteOf({ forms: [form = ''], href, meaning, isEnglish }: KnownCode): Inline[] {
  return [{ text: form, href, isEnglish, isStrong: true }, ` ${meaning}`];
}

/** The words for a way of payment; those for any rail where its name is a word of every language, like UPI. */
function wordsFor<Words>(words: Partial<Record<Channel, Words>> & { rail: Words }, channel: Channel): Words {
  return words[channel] ?? words.rail;
}

export function whatOf({ channel, undone }: Happened, { words }: Knowledge): string {
  const what = fillPhrase(wordsFor<string>(words.what, channel), { rail: channel });
  return undone === 'reversed' ? fillPhrase(words.cameBack, { what }) : what;
}

/** What happened to the reader's money, in a sentence. */
export function sentenceOf(
  { channel, side, undone }: Happened,
  party: string | undefined,
  sum: string | undefined,
  { words }: Knowledge,
): string {
  const tokens = { party, sum, rail: channel };
  const { cheque } = words.happened;
  if (channel === 'cheque' && undone === 'returned' && side !== 'either')
    return fillPhrase(side === 'in' ? cheque.returnedIn : cheque.returnedOut, tokens);
  const said = wordsFor<HappenedWords>(words.happened, channel);
  return fillPhrase(said[undone ?? side] ?? said.reversed, tokens);
}

export function adviceFor(
  { channel, side, undone }: Happened,
  reference: string | undefined,
  { words }: Knowledge,
): Inline[][] {
  const { advice } = words;
  if (undone) return [];
  if (channel === 'UPI' && reference && side !== 'in') return [[fillPhrase(advice.reference, { reference })]];
  if (channel === 'mandate' && side === 'out') return [linked(advice.mandate)];
  if (channel === 'charge') return [linked(advice.charge)];
  return channel === 'hold' ? [linked(advice.hold)] : [];
}

export function signed(sum: number | undefined, side: Side): string | undefined {
  if (sum === undefined) return undefined;
  return (side === 'out' ? '−' : side === 'in' ? '+' : '') + formatSum(sum);
}

/** The next steps, once for all lines: whom to ask where money may have gone, and the app. */
export function stepsFor(
  sides: readonly (Side | 'none')[],
  { words: { pages, notYours, readAll } }: Knowledge,
): Answer['steps'] {
  const isAtRisk = sides.some((side) => side === 'out' || side === 'either');
  return [
    ...(isAtRisk ? [{ text: notYours, href: pages.unknownDebit, isPrimary: false }] : []),
    { text: readAll, href: pages.androidApp, isPrimary: true },
  ];
}
