/** Terms: words as they are compared in questions and in what answers them. */
import type { SearchWords } from '#schemas/look-up-words.ts';
import { keyOf, spellOut, wordsIn } from '#client/fold.ts';
import type { KnownCode } from './knowledge-json.ts';

export type Terms = ReturnType<typeof termReader>;

/** The longest form of a code that is taken for an abbreviation, in letters. */
const longestAbbreviation = 5;

/**
 * @returns functions that give the terms of a text, each once: of an abbreviation that banks print itself, as BNA is not “bene”; of other
 * words the key of their spellings, or that of the first of their synonyms
 */
export function termReader({
  codes,
  search,
  everyday = '',
}: {
  codes: readonly Pick<KnownCode, 'forms'>[];
  search: Pick<SearchWords, 'synonyms' | 'plain'>;
  everyday?: string;
}) {
  const plain = new Set([...search.plain, everyday].flatMap(wordsIn));
  const printed = codes.flatMap(({ forms }) => forms.flatMap((form) => form.match(/[A-Z]+(?![a-z])/g) ?? []));
  const abbreviations = new Set(
    printed.filter(({ length }) => length <= longestAbbreviation).map((form) => form.toLowerCase()),
  );
  const canon = new Map<string, string>();
  const rawTerm = (word: string) => {
    const spelled = spellOut(word);
    return abbreviations.has(spelled) ? `#${spelled}` : keyOf(word);
  };
  for (const group of search.synonyms) {
    const terms = group.flatMap((word) => wordsIn(word).map(rawTerm));
    for (const term of terms) canon.set(term, terms[0]!);
    // Misspelt, “mony” has the key of “money” but is no abbreviation.
    for (const key of group.flatMap(wordsIn).map(keyOf)) if (!canon.has(key)) canon.set(key, terms[0]!);
  }
  const termOf = (word: string) => {
    const term = rawTerm(word);
    return canon.get(term) ?? term;
  };
  /** The terms of a name, without words of any sentence; of one that has no others, all. */
  const termsOfName = (text: string) => {
    const words = wordsIn(text);
    const own = words.filter((word) => !plain.has(word));
    return [...new Set((own.length > 0 ? own : words).map(termOf))];
  };
  return { termOf, termsOf: (text: string) => [...new Set(wordsIn(text).map(termOf))], termsOfName };
}

/** The terms of questions that name no code. */
export const questionTerms = (search: Pick<SearchWords, 'synonyms' | 'plain'>) => termReader({ codes: [], search });
