/** Where a text has what was searched for. */
import type { Terms } from '#client/look-up/terms.ts';

/** A range of a text; `end` is exclusive. */
export interface Match {
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:[.,]\d+)*/gu;

/** Whether a text has the query as it was typed, anywhere and in any case. */
export function holdsPlain(text: string, query: string): boolean {
  return plainMatches(text, query).length > 0;
}

/** The places of the query as it was typed, else of the words that mean the same as one of its words. */
export function findMatches(text: string, query: string, { termsOf, termsOfName }: Terms): Match[] {
  const plain = plainMatches(text, query);
  if (plain.length > 0) return plain;
  const wanted = termsOfName(query);
  return [...text.matchAll(wordPattern)]
    .filter(([word]) => termsOf(word).some((term) => wanted.includes(term)))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

function plainMatches(text: string, query: string): Match[] {
  const [haystack, needle] = [text, query].map((one) => one.toLowerCase().replace(/\s/g, ' ')) as [string, string];
  const wanted = needle.trim();
  const matches: Match[] = [];
  for (let at = wanted === '' ? -1 : haystack.indexOf(wanted); at >= 0; at = haystack.indexOf(wanted, at + 1))
    matches.push({ start: at, end: at + wanted.length });
  return matches;
}
