/**
 * Reads messages about a payment: SMS from a bank, and entries of an app. The direction and the way of payment come from the words of
 * lines, the phrases before and after a name from content/line-words.json.
 */
import type { Channel, Side } from '#schemas/shape.ts';
import { keyOf, wordsIn } from '#client/fold.ts';
import type { Knowledge } from './knowledge.ts';
import type { LineWord, Said } from './line-words.ts';
import { readLine } from './read-line.ts';
import type { KnownBank } from './knowledge-json.ts';

/** Phrases of messages, in small letters. */
export interface MessagePhrases {
  /** How UPI addresses begin that only shops have; # is a digit. */
  shops: readonly string[];
  /** The countries and states behind the shops of card statements, in two capitals. */
  countries: readonly string[];
  /** What stands before the name of who was paid, and of who paid; earlier ones first. */
  before: Readonly<Record<'in' | 'out', readonly string[]>>;
  /** What ends a name. */
  behind: readonly string[];
  /** Whose words these are the message of a bank or an app, not a person's. */
  marks: readonly string[];
  /** What makes a sum a message by itself. */
  alone: readonly string[];
  /** What a message says before the numbers to call. */
  report: readonly string[];
  /** What it says if a payment failed, if it only announces one or asks to confirm it, and if it wants a link to be opened. */
  unmoved: Readonly<Record<'failed' | 'waiting' | 'bait', readonly string[]>>;
  /** What stands before a balance or a limit. */
  balance: readonly string[];
}

export interface MessageReading {
  channel: Channel;
  side: Side;
  undone: LineWord['undoes'] | undefined;
  /** Why no money moved; `balance`: the message tells only a balance; `bait`: it may be a fraudster’s. */
  unmoved: 'failed' | 'waiting' | 'balance' | 'bait' | undefined;
  /** In rupees. */
  sum: number | undefined;
  balance: number | undefined;
  party: string | undefined;
  /** The last digits of the account or card. */
  account: string | undefined;
  bank: KnownBank | undefined;
  /** As the message has it, where we do not know the bank. */
  bankName: string | undefined;
  reference: string | undefined;
  date: string | undefined;
  /** The numbers that it asks to call or to write to, digits only. */
  numbers: readonly string[];
}

/** The longest message, in characters: an SMS of four parts, or an entry of an app. */
const longestMessage = 700;

// SBI prints no currency: “debited by 250.0”.
const sum = String.raw`(?:\brs|\binr|₹|\b(?:debited|credited) (?:by|with))[ .:]*(\d[\d,]*(?:\.\d{1,2})?)`;
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec';
const date =
  /\b\d{1,2}[-/ ](?:\d{1,2}|[A-Za-z]{3,9})[-/ ,]{1,2}\d{2,4}\b|\b\d{1,2}[A-Z][a-z]{2}\d{2}\b|\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/;
const account = /(?:\ba\/?c|\bac|\bacct?|\baccount|card|\bcc)\b[^\d\n]{0,24}?[x*•.]*(\d{3,6})\b/i;

/** What only a message has beside the sum: an account, a reference or a day, in an app without its year. */
const number = new RegExp(
  `(?:[x*•]|nn) ?\\d{3}|\\d{10}|${date.source}|\\b\\d{1,2} (?:${months})\\b|ending|@[a-z]|\\bumr?n\\b`,
  'i',
);
const link = /\blink\b|https?:|www\.|\b[\w-]+\.[a-z]{2,6}\//i;

/** The reader's own account is no other side. */
const ownAccount =
  /^(?:your?\b|be\b|a\/?c(?:\b|x)|acct?\b|account\b|card\b|date\b|avl\b|(?:rs|inr|order|id|loan)\b|\d|[x*•])|\b(?:bank|due)$|\b(?:a\/?c|card|account|bal)\b|\bbank\b.*[x*•\d]{3}/i;

const escape = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+');
const anyOf = (phrases: readonly string[]) => phrases.map(escape).join('|');
const wordsOf = (phrases: readonly string[]) => new RegExp(`\\b(?:${anyOf(phrases)})\\b`, 'i');

export function messageReader(phrases: MessagePhrases) {
  const [alone, anyBalance] = [wordsOf(phrases.alone), wordsOf(phrases.balance)];
  const { failed, waiting, bait } = phrases.unmoved;
  const unmoved = { failed: wordsOf(failed), waiting: wordsOf(waiting), bait: wordsOf(bait) };
  const marks = new RegExp(`(?:^|[^a-z])(?:${anyOf(phrases.marks)})(?![a-z])`, 'i');
  const report = new RegExp(`(?:^|[^a-z])(?:${anyOf(phrases.report)})`, 'i');
  const balance = new RegExp(`\\b(?:${anyOf(phrases.balance)})[a-z. :-]{0,12}$`, 'i');
  const behind = `(?=\\s+(?:${anyOf(phrases.behind)})\\b|\\s*[;(₹,\\n|]|\\s+-|\\s+\\d{1,2} (?:${months})\\b|\\.?\\s+(?:rs|inr)\\b|\\.(?:\\s|$|ref)|\\s*$)`;
  const names = (side: 'in' | 'out') =>
    phrases.before[side].map(
      (phrase) =>
        new RegExp(
          `${/^\w/.test(phrase) ? `\\b${escape(phrase)}[\\s:]+` : `${escape(phrase)}\\s*`}(\\S[^\\n]{1,48}?)${behind}`,
          'gi',
        ),
    );
  const before = { in: names('in'), out: names('out') };

  const isBait = (text: string) => link.test(text) && unmoved.bait.test(text);

  /**
   * Whether a text is a message: a sum and a sentence of a bank or an app, or a link and a threat.
   * @param isAsked whether it has words of a visitor who asks
   */
  const isMessage = (text: string, isAsked: boolean) =>
    text.length <= longestMessage &&
    (isBait(text) ||
      (new RegExp(sum, 'i').test(text) && ((alone.test(text) && !isAsked) || (marks.test(text) && number.test(text)))));

  function read(text: string, knowledge: Knowledge): MessageReading {
    const at = text.search(report);
    const told = at < 0 ? text : text.slice(0, at);
    const said = knowledge.lines.sayMessage(told);
    const sums = [...told.matchAll(new RegExp(sum, 'gi'))].map(({ 1: digits = '', index }) => ({
      rupees: Number(digits.replaceAll(',', '')),
      isBalance: balance.test(told.slice(0, index)),
    }));
    const hasParty = said.channel !== 'charge' && said.channel !== 'hold';
    const party = hasParty ? partyOf(told, said.side, knowledge) : undefined;
    const why = isBait(text) ? 'bait' : unmovedIn(told, said, party, knowledge);
    return {
      channel: channelOf(told, said, party, why === undefined),
      side: said.side === 'either' ? signOf(told, party, knowledge) : said.side,
      undone: said.undone,
      unmoved: why,
      sum: sums.find(({ isBalance }) => !isBalance)?.rupees,
      balance: sums.find(({ isBalance }) => isBalance)?.rupees,
      party,
      account: account.exec(told)?.[1],
      ...bankOf(text, knowledge),
      reference: /\b\d{12}\b/.exec(told)?.[0],
      date: date.exec(told)?.[0],
      numbers: ((at < 0 ? '' : text.slice(at)).match(/\+?\d[\d -]{6,13}\d/g) ?? []).map((number) =>
        number.replace(/\D/g, ''),
      ),
    };
  }

  /** Of a message that announces one payment and tells another, the first counts. */
  function unmovedIn(
    told: string,
    { channel, side }: Said,
    party: string | undefined,
    { lines }: Knowledge,
  ): MessageReading['unmoved'] {
    if (unmoved.failed.test(told)) return 'failed';
    const at = told.search(unmoved.waiting);
    const moved = lines.spot(told).find((word) => word.side && !word.channel)?.at ?? told.length;
    if (at >= 0 && at <= moved) return 'waiting';
    return !channel && !party && side === 'either' && anyBalance.test(told) ? 'balance' : undefined;
  }

  function partyOf(text: string, side: Side, knowledge: Knowledge): string | undefined {
    const line = /\b(?:UPI|NEFT|IMPS|RTGS|ACH)[A-Za-z0-9: ]{0,12}(?:[/-][^\s/-][^/\n-]{0,40}){2,}/.exec(text)?.[0];
    const inLine = line && readLine({ line, matches: knowledge.lines.match(line) }, knowledge, new Date()).party;
    if (inLine) return inLine;
    for (const pattern of before[side === 'in' ? 'in' : 'out'])
      for (const { 1: found = '' } of text.matchAll(pattern)) {
        const name = found
          .replace(/^.*\//, '')
          .replace(/^(?:vpa|m\/s|mr|mrs|ms)\.? | \S*\d{5}\S*$/gi, '')
          .trim();
        const isOther = ![found, name].some((one) => ownAccount.test(one) || /^the [a-z]|^[A-Z]{4}0\w{6}$/.test(one));
        if (name.length > 2 && isOther && !knowledge.lines.isBankWords(name)) return name;
      }
    // The number of a mandate looks like an address.
    return /[\w.-]{3,}@[a-z]{2,}/i.exec(text.replace(/\bumn\b\W*\S+/gi, ''))?.[0];
  }

  return { isMessage, read };
}

/** A credit card's name is a bill to pay on a statement, and in the message about a purchase the way of payment. */
function channelOf(
  told: string,
  { channel, side, undone }: Said,
  party: string | undefined,
  isMoved: boolean,
): Channel {
  const isOnCard = /^c/i.test(account.exec(told)?.[0] ?? '');
  if (channel === 'bill' && side === 'out' && isOnCard) return 'card';
  if (channel) return channel;
  if (party?.includes('@')) return 'UPI';
  return undone === 'reversed' && isMoved ? 'refund' : 'transfer';
}

/** The direction where no word tells it: that of a sign before the sum, or of an address that only shops have. */
function signOf(told: string, party: string | undefined, { lines }: Knowledge): Side {
  const [sign = ''] = /[-+](?= ?(?:rs|₹))/i.exec(told) ?? [];
  if (sign === '-' || (party && lines.isShop(party))) return 'out';
  return sign === '+' ? 'in' : 'either';
}

/** The bank whose name the message has: one that we know, else the words before “Bank”. */
function bankOf(text: string, { banksByKey }: Knowledge): Pick<MessageReading, 'bank' | 'bankName'> {
  const keys = wordsIn(text).map(keyOf);
  const isIn = (name: string) => {
    const own = name.split(' ');
    return keys.some((_, at) => own.every((key, offset) => keys[at + offset] === key));
  };
  const bank = [...banksByKey].find(([name]) => isIn(name))?.[1];
  const named = /((?:[A-Z][\w-]+ ){1,3}(?:Bank|BANK|SFB|SFBL)|StanChart)\b/.exec(text)?.[1];
  return { bank, bankName: bank ? undefined : named };
}
