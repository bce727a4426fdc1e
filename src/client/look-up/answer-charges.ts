/** Answers about charges: of a cause, of a sum, and of a line that is one. */
import { chargeInWords, rangeOfCharges } from '#client/charge-amount.ts';
import { formatDay, formatSum } from '#client/format.ts';
import { fillTokens } from '#client/tokens.ts';
import { plainAnswer, type Answer, type Fold, type Inline, type List } from './answer.ts';
import type { FoundCharge } from './find-charges.ts';
import type { Knowledge } from './knowledge.ts';
import { fillPhrase } from './phrase.ts';
import type { Question } from './read-question.ts';
import type { KnownBank, KnownCause } from './knowledge-json.ts';

/** The share of a line's words that a cause of charges must hold. */
const leastShare = 0.5;

/** The most charges that are listed unfolded. */
const mostCharges = 6;

/** The most banks to choose from. */
const mostBanks = 8;

/** The cause of charges that the bank's words name: the one that holds most of them. */
export function causeIn(text: string, knowledge: Knowledge): KnownCause | undefined {
  const { terms } = knowledge.readQuestion.read(text);
  const [best] = knowledge.causes.find(terms).filter(({ kind, share }) => kind === 'cause' && share >= leastShare);
  return best && knowledge.json.causes[best.index];
}

/**
 * What a line that is a charge is charged for, and what its bank or its sum tell.
 * @param sum the amount of the row in rupees, negative for money out
 */
export function answerCharge(
  line: string,
  banks: readonly KnownBank[],
  sum: number | undefined,
  knowledge: Knowledge,
): Pick<Answer, 'texts' | 'lists' | 'folds'> | undefined {
  const printed = knowledge.printedCharge(line);
  const cause = printed?.cause ?? causeIn(line, knowledge);
  if (!cause) return undefined;
  const bank = printed?.bank ?? (banks.length === 1 ? banks[0] : undefined);
  const charged = sum === undefined ? undefined : Math.abs(sum);
  const ofSum = charged === undefined ? [] : knowledge.findCharges({ cause, bank, sum: charged });
  const charges = ofSum.length > 0 ? ofSum : bank ? knowledge.findCharges({ cause, bank }) : [];
  const present = charges.filter(isUsual);
  return {
    // The sentence about the cause names other banks.
    texts: [present.length > 0 ? [titleOf(cause)] : [titleOf(cause), ` ${cause.sentence}`]],
    lists:
      present.length > 0
        ? [{ items: present.slice(0, mostCharges).map((charge) => rowOf(charge, knowledge, true)) }]
        : [],
    folds: foldsOf(charges, knowledge),
  };
}

/** What a cause of charges costs: at the bank that is asked for, else in general, with all banks folded. */
export function answerCause(cause: KnownCause, bank: KnownBank | undefined, knowledge: Knowledge): Answer {
  const { charge: words } = knowledge.words;
  const charges = knowledge.findCharges({ cause, bank });
  const title = titleOf(cause);
  if (!bank)
    return {
      ...plainAnswer('question', [title]),
      texts: [[cause.sentence]],
      folds: foldOf(words.banks, charges.filter(isUsual), knowledge),
    };
  const usual = charges.filter(isUsual);
  const tokens = { cause: cause.label, bank: bank.names[0] };
  const [first] = usual;
  const heading = first
    ? fillPhrase(words.ofBank, { ...tokens, price: priceOf(usual, knowledge) })
    : fillPhrase(words.noneOfBank, tokens);
  return {
    ...plainAnswer('question', [heading]),
    lists: [{ title: [title], items: usual.slice(0, mostCharges).map((charge) => rowOf(charge, knowledge)) }],
    texts: first ? [] : scheduleOf(bank, knowledge),
    folds: foldsOf(charges, knowledge),
  };
}

/**
 * The charges of a sum: of the likeliest cause, which comes first in the list of causes; the others and what has ended are folded.
 * @param asked the cause that the question names
 */
export function answerSum({ bank, sums }: Question, asked: KnownCause | undefined, knowledge: Knowledge): Answer {
  const { charge: words } = knowledge.words;
  const sum = sums.find((one) => knowledge.findCharges({ sum: one, bank }).length > 0) ?? sums[0]!;
  const charges = knowledge.findCharges({ sum, bank });
  if (asked && !charges.some(({ cause }) => cause === asked)) return answerCause(asked, bank, knowledge);
  const tokens = { sum: formatSum(sum), bank: bank?.names[0] };
  if (charges.length === 0) return answerNoCharge(sum, bank, tokens, knowledge);
  const { causes } = knowledge.json;
  const present = charges.filter(({ isPast }) => !isPast);
  const [likeliest, ...others] = causes
    .map((cause) => ({ cause, list: present.filter((charge) => charge.cause === cause) }))
    .filter(({ list }) => list.length > 0)
    .sort((a, b) => Number(b.cause === asked) - Number(a.cause === asked));
  const cause = likeliest?.cause ?? charges[0]!.cause;
  const sentence = bank ? (likeliest ? words.ofBankSum : words.pastSum) : words.ofSum;
  const banks = [...new Set(present.flatMap((charge) => charge.bank ?? []))];
  const toList = (list: readonly FoundCharge[], of: KnownCause): List => ({
    title: [titleOf(of)],
    items: list.slice(0, mostCharges).map((charge) => rowOf(charge, knowledge, !bank)),
  });
  return {
    ...plainAnswer('question', [fillPhrase(sentence, { ...tokens, cause: cause.label })]),
    lists: [toList(likeliest?.list ?? [], cause)],
    folds: [
      ...(others.length > 0
        ? [{ summary: words.lessOften, lists: others.map(({ cause, list }) => toList(list, cause)) }]
        : []),
      ...foldOf(
        words.ended,
        charges.filter(({ isPast }) => isPast),
        knowledge,
      ),
    ],
    choices:
      bank || banks.length < 2
        ? []
        : banks.slice(0, mostBanks).map(({ names: [text = ''] }) => ({ text, input: `${text} ${sum}` })),
  };
}

/** Says that no charge has the sum; of a named bank, what such a sum is elsewhere, but no other bank's price. */
function answerNoCharge(
  sum: number,
  bank: KnownBank | undefined,
  tokens: Readonly<Record<string, string | undefined>>,
  knowledge: Knowledge,
): Answer {
  const { charge: words } = knowledge.words;
  const elsewhere = bank && knowledge.findCharges({ sum }).find(({ isPast }) => !isPast)?.cause;
  return {
    ...plainAnswer('question', [fillPhrase(bank ? words.noneOfBankSum : words.noneOfSum, tokens)]),
    lists: elsewhere ? [{ title: [words.elsewhere], items: [[titleOf(elsewhere)]] }] : [],
    texts: bank ? scheduleOf(bank, knowledge) : [],
  };
}

const titleOf = ({ label, href }: KnownCause): Inline => ({ text: label, href });

const isUsual = ({ isPast, isRare }: FoundCharge) => !isPast && !isRare;

/** The link to the bank's own schedule of charges, where it is known. */
function scheduleOf(of: KnownBank, { words, places }: Knowledge): Inline[][] {
  const { schedule } = places.factsOf(of);
  const [bank] = of.names;
  return schedule ? [[{ text: fillPhrase(words.charge.schedule, { bank }), href: schedule }]] : [];
}

/** What few have, and what has ended. */
function foldsOf(charges: readonly FoundCharge[], knowledge: Knowledge): Fold[] {
  const { charge: words } = knowledge.words;
  return [
    ...foldOf(
      words.rare,
      charges.filter(({ isPast, isRare }) => isRare && !isPast),
      knowledge,
    ),
    ...foldOf(
      words.ended,
      charges.filter(({ isPast }) => isPast),
      knowledge,
    ),
  ];
}

function foldOf(summary: string, charges: readonly FoundCharge[], knowledge: Knowledge): Fold[] {
  const items = charges.map((charge) => rowOf(charge, knowledge, true));
  return items.length > 0 ? [{ summary, lists: [{ items }] }] : [];
}

/** What several charges of a bank come to, or the share that is the first of them. */
function priceOf(charges: readonly FoundCharge[], { words: { amounts } }: Knowledge): string {
  const [first] = charges;
  return first!.share ? chargeInWords(first!, amounts) : rangeOfCharges(charges, amounts);
}

/** “HDFC ₹27.14 each time (₹23 + 18% GST), cash at an ATM, since 1 May 2025”. */
function rowOf(charge: FoundCharge, { words }: Knowledge, hasBank = false): Inline[] {
  const { bank, cause, what } = charge;
  const days = (['since', 'asOf', 'until'] as const).map((limit) => {
    const day = charge[limit];
    return day && fillTokens(words.amounts[limit], { date: formatDay(new Date(day), words.months) });
  });
  // The heading names the cause.
  const detail = what.startsWith(`${cause.label}, `) ? what.slice(cause.label.length + 2) : what;
  const told = [chargeInWords(charge, words.amounts), detail, ...days].filter(Boolean).join(', ');
  const [name = words.amounts.everyBank] = bank?.names ?? [];
  if (hasBank || !bank) return [bank?.href ? { text: name, href: bank.href } : name, ` ${told}`];
  return [told.charAt(0).toUpperCase() + told.slice(1)];
}
