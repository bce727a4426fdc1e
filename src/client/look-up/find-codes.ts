/** Finds the codes of the dictionary that a line or a question prints. */
import type { KnownCode } from './knowledge-json.ts';

/** The maximum number of codes of a line. */
const mostCodes = 8;

/** As codes are compared: in capitals, with single spaces for what is neither letter nor digit. */
const plain = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

export function codeFinder(codes: readonly KnownCode[]) {
  const exact = new Map<string, KnownCode[]>();
  for (const code of codes)
    for (const form of new Set(code.forms.map(plain))) exact.set(form, [...(exact.get(form) ?? []), code]);
  const forms = codes
    .flatMap((code) => code.forms.map((form) => ({ code, form: form.toUpperCase() })))
    .sort((a, b) => b.form.length - a.form.length)
    .map((form, rank) => ({ ...form, rank }));
  // The first word rules out most forms, sooner than a search of the line.
  const byFirst = new Map<string | undefined, typeof forms>();
  for (const form of forms) {
    const [first] = wordsOf(form.form);
    byFirst.set(first, [...(byFirst.get(first) ?? []), form]);
  }

  /** The codes that a whole input is. */
  const codesOf = (input: string): readonly KnownCode[] => exact.get(plain(input)) ?? [];

  /** The codes in a line: longer forms first, so that "ACH D" is not also found as "ACH"; then in the order of the line. */
  function codesIn(line: string): KnownCode[] {
    let rest = line.toUpperCase();
    const likely = [undefined, ...new Set(wordsOf(rest))].flatMap((word) => byFirst.get(word) ?? []);
    const found = likely
      .sort((a, b) => a.rank - b.rank)
      .flatMap(({ code, form }) => {
        const at = indexOfWord(rest, form);
        if (at < 0) return [];
        rest = rest.slice(0, at) + '\0'.repeat(form.length) + rest.slice(at + form.length);
        return [{ code, at }];
      });
    return [...new Set(found.sort((a, b) => a.at - b.at).map(({ code }) => code))].slice(0, mostCodes);
  }

  return { codesOf, codesIn };
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

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
