/** A text normalised for search, with the index of each of its characters in the original. */
interface Folded {
  text: string;
  /** The index in the original of each character of `text`. */
  origins: number[];
}

/** A part of a text: from `start` up to, not including, `end`. */
export interface Match {
  start: number;
  end: number;
}

/** Written differently, meant alike: vowels short and long, of English words, and nasals. */
const alike = new Map(
  ['ीि', 'ूु', 'ईइ', 'ऊउ', 'ँं', 'ॅे', 'ऍए', 'ॉो', 'ऑओ'].map(([written = '', compared = '']) => [written, compared]),
);

const letter = /[\p{L}\p{M}\p{N}]/u;
const wordsIn = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of a query. Case, accents, nukta and the spelling of the rupee make no difference, nor do hyphens and the commas of a
 * figure: "rs 1240" is one word, found in "₹1,240".
 */
export function toWords(query: string): string[] {
  return fold(query).text.match(wordsIn) ?? [];
}

/** Whether every word begins a word of the text, in any order. Two words may be one there: "len den" finds "lenden". */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const haystack = fold(text).text;
  const isFound = (word: string) => placesOf(haystack, word).length > 0;
  return words.every((word, index) =>
    [word, word + (words[index + 1] ?? ''), (words[index - 1] ?? '') + word].some(isFound),
  );
}

/** Where a text has the words one after the other or, if it nowhere has, where it has one of them. */
export function findMatches(text: string, words: readonly string[]): Match[] {
  const { text: haystack, origins } = fold(text);
  const together = [...new Set([words.join(' '), words.join('')])].flatMap((phrase) => placesOf(haystack, phrase));
  const places = together.length > 0 ? together : words.flatMap((word) => placesOf(haystack, word));
  return places.map(({ start, end }) => {
    const last = origins[end - 1] ?? 0;
    return { start: origins[start] ?? 0, end: last + lengthOfSyllable(text.slice(last)) };
  });
}

/** Where words begin with a needle, in folded text; a figure also begins after letters: "1240" in "rs1240". */
function placesOf(haystack: string, needle: string): Match[] {
  if (needle === '') return [];
  const places: Match[] = [];
  for (let start = haystack.indexOf(needle); start >= 0; start = haystack.indexOf(needle, start + 1)) {
    const before = haystack.charAt(start - 1);
    const isFigure = /\d/.test(needle.charAt(0)) && !/\d/.test(before);
    if (isFigure || !letter.test(before)) places.push({ start, end: start + needle.length });
  }
  return places;
}

/**
 * Lower case without accents, nukta and joiners; ₹, Rs. and Rs become "rs" joined to the figure; commas inside figures, hyphens inside
 * words and doubled spaces go.
 */
function fold(original: string): Folded {
  const characters = [...original.matchAll(/[ङञणनम]्(?=[क-ह])|ये|./gsu)].flatMap(({ 0: piece, index }) =>
    // Into code units, as indexes count them: an emoji has two.
    toPlain(piece)
      .split('')
      .map((plain) => ({ plain, origin: index })),
  );
  const kept = characters.filter(({ plain }, index) => {
    const before = characters[index - 1]?.plain ?? '';
    const after = characters[index + 1]?.plain ?? '';
    if (plain === ',') return !(/\d/.test(before) && /\d/.test(after));
    if (plain === '-') return !(letter.test(before) && letter.test(after));
    return plain !== ' ' || before !== ' ';
  });
  const text = kept.map(({ plain }) => plain).join('');
  const dropped = new Set(
    // No look-behind: Safari knows it from 16.4 on.
    [...text.matchAll(/\brs[. ]+(?=\d)/g)].flatMap(({ index, 0: match }) =>
      [...match.slice(2)].map((_, offset) => index + 2 + offset),
    ),
  );
  const remaining = kept.filter((_, index) => !dropped.has(index));
  return { text: remaining.map(({ plain }) => plain).join(''), origins: remaining.map(({ origin }) => origin) };
}

/** What a piece of text is compared as: nothing for an accent, a nukta or a joiner, two letters for ₹. */
function toPlain(piece: string): string {
  if (piece === '₹') return 'rs';
  if (piece === 'ये') return 'ए';
  // A half nasal sounds as its consonant asks: हिन्दी is हिंदी.
  if (piece.length > 1 && piece.endsWith('्')) return 'ं';
  const plain = piece
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .toLowerCase()
    .replace(/\s/, ' ');
  return alike.get(plain) ?? plain;
}

/** The length of a letter with its combining marks: half a syllable cannot be marked. */
function lengthOfSyllable(text: string): number {
  return /^.[\p{M}\u200c\u200d]*/su.exec(text)?.[0].length ?? 1;
}
