/** Finds the codes of the dictionary in a line of a statement. */
import { formatSum } from '#client/format.ts';
import { isQuestion, sumsIn } from './find-charges.ts';
import type { KnownCode } from './knowledge.ts';
import { bestOf, subjectOf, wordsOf } from './questions.ts';

/** The maximum number of codes shown for a line. */
const mostCodes = 8;

/** Two functions that find codes: in a line, and in a question in a person’s own words. */
export function codeFinder(codes: readonly KnownCode[]) {
  const entries = codes.map((code) => ({
    code,
    names: [...code.forms, ...(code.words ?? [])].map(wordsOf),
    meaning: plain(code.meaning),
  }));
  const forms = codes
    .flatMap((code) => code.forms.map((form) => ({ code, form: form.toUpperCase() })))
    .sort((a, b) => b.form.length - a.form.length);
  return { findCodes, nameCodes };

  /**
   * The codes in a line; for any other input, the codes it may mean.
   * @param own the line without names and notes
   * @param isLine whether the line has a shape
   */
  function findCodes(line: string, own: string, isLine: boolean): KnownCode[] {
    const query = wordsOf(line);
    const exact = entries.filter(({ names }) => query !== '' && names.includes(query));
    if (exact.length > 0) return exact.map(({ code }) => code);
    const printed = findPrinted(own);
    if (printed.length > 0 || isLine || query.length < 2) return printed;
    const begins = entries.filter(({ names: [name = ''] }) => name.startsWith(query));
    const explained = entries.filter(({ meaning }) => meaning.includes(plain(line)));
    return firstOf([...begins, ...explained, ...(isQuestion(line) ? withSums(line) : [])]);
  }

  /** The codes with the longest form or search term that a question holds; otherwise those whose meaning has its sum, or its subject. */
  function nameCodes(question: string): KnownCode[] {
    const named = bestOf(entries, wordsOf(question), ({ names }) => names);
    const found = named.length > 0 ? named : withSums(question);
    if (found.length > 0) return firstOf(found);
    const subject = subjectOf(question);
    const isAbout = (text: string) => subject.every((word) => ` ${text}`.includes(` ${word}`));
    return subject.length > 0 ? firstOf(entries.filter(({ meaning }) => isAbout(wordsOf(meaning)))) : [];
  }

  /** Those whose meaning has a sum of the text: the whole of it, not the first digits of another. */
  function withSums(text: string) {
    const sums = sumsIn(text).map((sum) => RegExp(`${formatSum(sum)}(?![,.]?\\d)`));
    return entries.filter(({ meaning }) => sums.some((sum) => sum.test(meaning)));
  }

  /** Longer forms first, so that "ACH D" is not also found as "ACH"; then in the order of the line. */
  function findPrinted(line: string): KnownCode[] {
    let rest = line.toUpperCase();
    const found = forms.flatMap(({ code, form }) => {
      const at = indexOfWord(rest, form);
      if (at < 0) return [];
      rest = rest.slice(0, at) + '\0'.repeat(form.length) + rest.slice(at + form.length);
      return [{ code, at }];
    });
    return firstOf(found.sort((a, b) => a.at - b.at));
  }
}

function firstOf(found: readonly { code: KnownCode }[]): KnownCode[] {
  return [...new Set(found.map(({ code }) => code))].slice(0, mostCodes);
}

/** In capitals, without nukta, which many people do not type. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll('\u093c', '').toUpperCase();
}

/** The index of a text as a whole word in another, or -1. */
function indexOfWord(text: string, word: string): number {
  const joins = (index: number, edge: string | undefined) => isWord(text[index]) && isWord(edge);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!joins(at - 1, word[0]) && !joins(at + word.length, word[word.length - 1])) return at;
  return -1;
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
