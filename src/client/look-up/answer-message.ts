/** Answers a message about a payment: an SMS from a bank, or an entry of an app. */
import { formatSum } from '#client/format.ts';
import { plainAnswer, type Answer, type Entry } from './answer.ts';
import type { Knowledge } from './knowledge.ts';
import { fillPhrase } from './phrase.ts';
import type { Happened } from './read-line.ts';
import type { MessageReading } from './read-message.ts';
import { adviceFor, sentenceOf, signed, stepsFor, whatOf } from './say-happened.ts';

export function answerMessage(reading: MessageReading, text: string, knowledge: Knowledge): Answer {
  const { words } = knowledge;
  const { channel, unmoved, sum, balance, party, account, bank, bankName, reference, date, numbers } = reading;
  const side = unmoved ? 'either' : reading.side;
  const isRefund = channel === 'refund' && reading.undone === 'reversed';
  const happened: Happened = { channel, side, undone: unmoved || isRefund ? undefined : reading.undone };
  const printed = sum === undefined ? undefined : formatSum(sum);
  const sentence = unmoved
    ? fillPhrase(words.unmoved[unmoved], { party, sum: printed })
    : sentenceOf(happened, party && (knowledge.lines.brandOf(party) ?? party), printed, knowledge);
  const parts = (
    [
      ['amount', printed],
      ['party', party],
      ['account', account],
      ['date', date],
      ['reference', reference],
      ['amount', balance === undefined ? undefined : formatSum(balance)],
    ] as const
  ).flatMap(([kind, value]) => (value ? [{ label: words.labels[kind], value, note: undefined }] : []));
  const name = bank?.names[0] ?? bankName;
  const known = numbers.find((number) => bank && knowledge.lines.isNumberOf(bank, number));
  const [number] = known ? [known] : numbers.filter((number) => number.length > 6);
  const check =
    number === undefined
      ? []
      : [
          [
            fillPhrase(
              known ? words.advice.numberKnown : name ? words.advice.numberUnknown : words.advice.numberOfNobody,
              { number, bank: name },
            ),
          ],
        ];
  const isRisky = unmoved === 'waiting' || unmoved === 'bait';
  const advice = isRisky ? [[words.advice[unmoved]]] : unmoved ? [] : adviceFor(happened, reference, knowledge);
  const steps = stepsFor([unmoved && !isRisky ? 'none' : side], knowledge);
  // A fraudster's message is about no money, and no row of a statement.
  if (unmoved === 'bait') return { ...plainAnswer('line', [sentence], steps.slice(0, 1)), texts: advice };
  const entry: Entry = {
    what: whatOf(happened, knowledge),
    party: party && (knowledge.lines.brandOf(party) ?? party),
    amount: signed(sum, side),
    side,
    tag: name,
    sentence,
    line: text,
    parts,
    notes: [],
  };
  return { ...plainAnswer('line', [sentence], steps), entries: [entry], texts: [...advice, ...check] };
}
