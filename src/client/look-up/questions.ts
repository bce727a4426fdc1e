/** Questions in a person’s own words: in English, in Hindi, and in Hindi with Latin letters. */

const listOf = (words: string) => new Set(words.split(' '));

/** Words that ask, in any case. No bank prints them. */
const asking = listOf(
  'what why how when which does meaning means mean full form matlab kya kyu kyun kyon kaise kab kitna hai hota क्या क्यों कैसे कब कितना मतलब है होता',
);

/** Words of a sentence. Banks print them in capitals, if at all. */
const plain = listOf(
  'is are was the my me not but per failed fail deducted debited credited received money account stop cancel ka ki ke se paise paisa kat kata kate gaye nahi band kare नहीं गए कटे',
);

/** What banks print and people do not type: long numbers, addresses, masked accounts, paise, several rows. */
const printed = /\d{6}|@|[*x]{2}\d|\d\.\d\d(?!\d)|\n|.{100}/i;

const isPlain = (word: string) => asking.has(word.toLowerCase()) || plain.has(word);

/**
 * The line of a statement in a query: “TP ACH LIC” of “What is TP ACH LIC?”.
 * @returns undefined for a question in a person’s own words
 */
export function lineIn(query: string): string | undefined {
  const words = query.match(/[\p{L}\p{M}]+/gu) ?? [];
  const inSmallLetters = /^[\p{Ll}\s]*\p{Ll}\s+\p{Ll}[\p{Ll}\s]*$/u.test(query);
  if (printed.test(query) || !(inSmallLetters || query.includes('?') || words.some(isPlain))) return query;
  const rest = query.replace(/[\p{L}\p{M}]+/gu, (word) => (isPlain(word) ? '' : word)).replace(/^[\s?]+|[\s?]+$/g, '');
  // Banks print capitals.
  return /^(?=.*\p{Lu})[^\p{Ll}\p{Lo}]+$/u.test(rest) ? rest : undefined;
}

/** The words of a question that say what it is about, as `wordsOf` gives them. */
export function subjectOf(question: string): string[] {
  return wordsOf(question)
    .split(' ')
    .filter((word) => !isPlain(word));
}

/** In lower case, without punctuation or nukta, which many people do not type. */
export function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The number of words in the longest of the phrases that a question holds whole, in any order; a word may be in the plural.
 * @param words of the question, and those of each phrase, as `wordsOf` gives them
 */
export function fitOf(words: string, phrases: readonly string[]): number {
  const own = words.split(' ');
  const isHeld = (phrase: string) =>
    phrase.split(' ').every((word) => own.some((one) => one === word || one === `${word}s`));
  return Math.max(0, ...phrases.map((phrase) => (isHeld(phrase) ? phrase.split(' ').length : 0)));
}

/** The members with the longest phrase that a question holds whole; none if it holds none. */
export function bestOf<Member>(
  members: readonly Member[],
  words: string,
  phrasesOf: (member: Member) => readonly string[],
): Member[] {
  const fits = members.map((member) => ({ member, fit: fitOf(words, phrasesOf(member)) }));
  const best = Math.max(...fits.map(({ fit }) => fit));
  return best > 0 ? fits.filter(({ fit }) => fit === best).map(({ member }) => member) : [];
}
