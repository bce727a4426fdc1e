/** Finds the codes of the dictionary in a line of a statement. */
import type { KnownCode } from './lines.ts';

/**
 * The codes in a line; for any other input, the codes it may mean.
 * @param own the line without names and notes
 */
export function findCodes(line: string, own: string, codes: readonly KnownCode[], isLine: boolean): KnownCode[] {
  const query = bare(line);
  const exact = codes.filter(({ forms }) => forms.some((form) => bare(form) === query));
  if (exact.length > 0 && query !== '') return exact;
  let rest = own.toUpperCase();
  const forms = codes.flatMap((code) => code.forms.map((form) => ({ code, form: form.toUpperCase() })));
  const found = forms
    .sort((a, b) => b.form.length - a.form.length)
    .flatMap(({ code, form }) => {
      const at = indexOfWord(rest, form);
      if (at < 0) return [];
      rest = rest.slice(0, at) + '\0'.repeat(form.length) + rest.slice(at + form.length);
      return [{ code, at }];
    })
    .sort((a, b) => a.at - b.at);
  if (found.length > 0 || isLine || query.length < 2) return [...new Set(found.map(({ code }) => code))].slice(0, 8);
  const begins = codes.filter(({ forms: [form = ''] }) => bare(form).startsWith(query));
  const words = codes.filter(({ meaning }) => plain(meaning).includes(plain(line)));
  return [...new Set([...begins, ...words])].slice(0, 8);
}

/** In capitals, without nukta, which keyboards and people leave out. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll('\u093c', '').toUpperCase();
}

/** A code without the punctuation that joins it to the rest of the line. */
function bare(form: string): string {
  return form
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
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
