/** What was typed: rows, a line, a code, a sum or a question. */
import { keyOf } from '#client/fold.ts';
import type { Knowledge } from './knowledge.ts';
import { cutPaste, splitRows, tidyLine, toPastedRow } from './pasted-rows.ts';

export type Input =
  | { kind: 'empty' }
  /** Rows of a statement, messages of a bank, or entries of an app. */
  | { kind: 'lines'; text: string }
  /** `words`: a few, without a number, which may be a line or the name of a page. */
  | { kind: 'line' | 'words' | 'message' | 'code' | 'question'; text: string };

/** What banks print and people do not type: long numbers, addresses, masked accounts, several parts joined without spaces. */
const printed = /\d{6}|\d{4} \d{4} \d{4}|@\w|[*x]{2}\d|[^\s/]\/[^\s/]+\/|.{100}/i;

/** A sentence in small letters, or a script that no bank prints. */
const written = /^[^\p{Lu}]*\p{Ll}[^\p{Lu}]*$|[\p{Lo}]/u;

export function understand(input: string, knowledge: Knowledge): Input {
  const text = cutPaste(input).trim();
  if (text === '') return { kind: 'empty' };
  const { isAsking, asks } = knowledge.readQuestion;
  const typed = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (knowledge.messages.isMessage(text, typed.some(asks) || /\b[Mm]y\b/.test(text))) return { kind: 'message', text };
  const { rows } = splitRows(text, 2);
  if (rows.length > 1) return { kind: 'lines', text };
  // Of several words in small letters, a code may be but a part of what is meant.
  if ((/[A-Z\d]/.test(text) || !text.includes(' ')) && knowledge.codesOf(text).length > 0)
    return { kind: 'code', text };
  const isQuestion = text.includes('?') || written.test(text) || typed.some(isAsking);
  if (
    !/[?\p{Lo}]/u.test(text) &&
    (printed.test(text) || isRow(text) || isMostlyCapitals(typed) || isPrinted(text, knowledge))
  )
    return { kind: 'line', text };
  if (!isQuestion) {
    if (/^[\d\s.,₹]+$/.test(text) || isSum(text, knowledge)) return { kind: 'question', text };
    return { kind: isShort(text) ? 'words' : 'line', text };
  }
  const quoted = /[“"]([^”"]{2,80})[”"]/.exec(text)?.[1];
  if (quoted && knowledge.codesOf(quoted).length > 0) return { kind: 'code', text: quoted };
  if (quoted && printed.test(quoted)) return { kind: 'line', text: quoted };
  // “TP ACH LIC” of “What is TP ACH LIC?”: asking words end where the line begins. Banks print capitals.
  const words = text.replace(/\?+\s*$/, '').split(/\s+/);
  const isAround = (word = '') => word !== '' && isAsking(word.replace(/[^\p{L}\p{M}]/gu, ''));
  let [first, last] = [0, words.length];
  while (first < last && isAround(words[first])) first += 1;
  while (last > first && isAround(words[last - 1])) last -= 1;
  const rest = words.slice(first, last).join(' ');
  if (rest === '' || rest === text) return { kind: 'question', text };
  if (knowledge.codesOf(rest).length > 0) return { kind: 'code', text: rest };
  if (!/^(?=.*\p{Lu})[^\p{Ll}\p{Lo}“”"]+$/u.test(rest)) return { kind: 'question', text };
  return { kind: isShort(rest) ? 'words' : 'line', text: rest };
}

const isShort = (text: string) => /^[^\d]{2,40}$/.test(text) && text.split(/\s+/).length < 5;

/** Whether a text is about a sum alone, as “236 HDFC” is. */
function isSum(text: string, knowledge: Knowledge): boolean {
  const { sums, terms } = knowledge.readQuestion.read(text);
  return (
    sums.length > 0 &&
    terms.every((term) => keyOf(term) === term) &&
    terms.length < 4 &&
    !/[A-Z]{2,}.*[A-Z]{2,}.*[A-Z]{2,}/.test(text)
  );
}

/** Whether a text is a row with its date and amount. */
function isRow(text: string): boolean {
  const { isDated, figures } = toPastedRow(text);
  return isDated && figures.length > 0;
}

/** Three words in capitals, and more than in small letters. */
function isMostlyCapitals(words: readonly string[]): boolean {
  const capitals = words.filter((word) => /^[A-Z]{3,}$/.test(word)).length;
  return capitals > 2 && capitals > words.filter((word) => /^\p{Ll}/u.test(word)).length;
}

/** Four words in small letters, and more than in capitals. */
function isSentence(words: readonly string[]): boolean {
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return small > 3 && small > words.filter((word) => /^[A-Z]{2,}/.test(word)).length;
}

/** In the form of a bank, or parts joined as banks join them; beginning with a capital or a figure, and without a word that asks. */
function isPrinted(text: string, knowledge: Knowledge): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (!/^[A-Z\d]/.test(text) || words.some(knowledge.readQuestion.asks)) return false;
  const joints = text.match(/[-/:*_](?=\S)|[-/:*_]$|\S[-/:*_](?=\s)/g) ?? [];
  return joints.length > 1 || (!isSentence(words) && knowledge.lines.match(tidyLine(text)).length > 0);
}
