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
  const { channel, side, isUndone, sum, balance, party, account, bank, bankName, reference, date, numbers } = reading;
  const undone = isUndone && channel !== 'refund' ? 'reversed' : undefined;
  const happened: Happened = { channel, side: isUndone ? 'in' : side, undone };
  const printed = sum === undefined ? undefined : formatSum(sum);
  const sentence = reading.hasFailed
    ? fillPhrase(words.failed, { party, sum: printed })
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
  const known = numbers.find((number) => bank?.numbers?.includes(number));
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
  const entry: Entry = {
    what: whatOf(happened, knowledge),
    party: party && (knowledge.lines.brandOf(party) ?? party),
    amount: signed(sum, happened.side),
    side: happened.side,
    tag: name,
    sentence,
    line: text,
    parts,
    notes: [],
  };
  return {
    ...plainAnswer('line', [sentence], stepsFor([reading.hasFailed ? 'in' : happened.side], knowledge)),
    entries: [entry],
    texts: [...adviceFor(happened, reference, knowledge), ...check],
  };
}
