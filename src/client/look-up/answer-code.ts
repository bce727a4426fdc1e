/** Answers a code of the dictionary. */
import { causeIn } from './answer-charges.ts';
import { plainAnswer, type Answer, type Entry, type Inline } from './answer.ts';
import type { Knowledge } from './knowledge.ts';
import { fillPhrase } from './phrase.ts';
import { noteOf, stepsFor } from './say-happened.ts';
import type { KnownCode } from './knowledge-json.ts';

export function answerCode(found: readonly KnownCode[], text: string, knowledge: Knowledge): Answer {
  const { words, json, places } = knowledge;
  const codes = found.map((code) => places.codes[json.codes.indexOf(code)]!);
  const [code] = codes;
  const sides = codes.map(({ direction }) => direction);
  const cause = code!.isCharge ? causeIn(code!.forms[0]!, knowledge) : undefined;
  return {
    ...plainAnswer('code', codes.length === 1 ? [code!.meaning] : [text.toUpperCase()], stepsFor(sides, knowledge)),
    entries: codes.length === 1 ? [codeEntry(code!, text)] : [],
    lists: [
      { items: codes.length === 1 ? [[codeLink(code!, words.more)]] : codes.map(noteOf) },
      ...(cause ? [{ items: [[{ text: cause.label, href: cause.href }, ` ${cause.sentence}`]] }] : []),
    ],
  };
}

/** The row of a code, which has neither a name nor an amount. */
const codeEntry = ({ forms: [form = ''], meaning, direction }: KnownCode, line: string): Entry => ({
  ...{ what: form, party: undefined, amount: undefined, tag: undefined, sentence: meaning, line, parts: [], notes: [] },
  side: direction === 'none' ? 'either' : direction,
});

const codeLink = ({ forms: [form = ''], href, isEnglish }: KnownCode, more: string): Inline => ({
  text: fillPhrase(more, { code: form }),
  href,
  isEnglish,
});
