/** A text normalised for search, with the index of each of its characters in the original. */
interface Folded {
  text: string;
  /** The index in the original of each character of `text`. */
  origins: number[];
  /** Indexes after a dropped hyphen, where a word begins too. */
  breaks: ReadonlySet<number>;
}

/** A range of a text; `end` is exclusive. */
export interface Match {
  start: number;
  end: number;
}

/** Spellings that count as equal: short and long vowels, vowels of English words, and nasals. */
const alike = new Map(
  ['ीि', 'ूु', 'ईइ', 'ऊउ', 'ँं', 'ॅे', 'ऍए', 'ॉो', 'ऑओ'].map(([written = '', compared = '']) => [written, compared]),
);

const letter = /[\p{L}\p{M}\p{N}]/u;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of a query. Case, accents, nukta and the spelling of the rupee make no difference, nor do hyphens and the commas of a
 * figure: "rs 1240" is one word, found in "₹1,240".
 */
export function toWords(query: string): string[] {
  return fold(query).text.match(wordPattern) ?? [];
}

/** Whether the text has the query as it was typed, anywhere and in any case. */
export function holdsPlain(text: string, query: string): boolean {
  return plainPlacesOf(text, query).length > 0;
}

/** Whether every word begins a word of the text, in any order. Two words may be one there: "len den" finds "lenden". */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const haystack = foldOnce(text);
  const isFound = (word: string) => placesOf(haystack, word).length > 0;
  return words.every((word, index) =>
    [word, word + (words[index + 1] ?? ''), (words[index - 1] ?? '') + word].some(isFound),
  );
}

/** The places of the whole query in a text: its words in a row, else the query as typed, else any of its words. */
export function findMatches(text: string, query: string): Match[] {
  const words = toWords(query);
  const folded = foldOnce(text);
  const toOriginal = ({ start, end }: Match) => {
    const last = folded.origins[end - 1] ?? 0;
    return { start: folded.origins[start] ?? 0, end: last + lengthOfSyllable(text.slice(last)) };
  };
  const together = [...new Set([words.join(' '), words.join('')])].flatMap((phrase) => placesOf(folded, phrase));
  if (together.length > 0) return together.map(toOriginal);
  const plain = plainPlacesOf(text, query);
  return plain.length > 0 ? plain : words.flatMap((word) => placesOf(folded, word)).map(toOriginal);
}

function plainPlacesOf(text: string, query: string): Match[] {
  const [haystack, needle] = [text, query].map((one) => one.toLowerCase().replace(/\s/g, ' ')) as [string, string];
  const wanted = needle.trim();
  const starts = wanted === '' ? [] : indexesOf(haystack, wanted);
  return starts.map((start) => ({ start, end: start + wanted.length }));
}

function indexesOf(haystack: string, needle: string): number[] {
  const indexes: number[] = [];
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) indexes.push(at);
  return indexes;
}

/** The words of a folded text that begin with a needle; a figure may also follow letters: "1240" in "rs1240". */
function placesOf({ text, breaks }: Folded, needle: string): Match[] {
  if (needle === '') return [];
  const begins = indexesOf(text, needle).filter((start) => {
    const before = text.charAt(start - 1);
    const isFigure = /\d/.test(needle.charAt(0)) && !/\d/.test(before);
    return isFigure || breaks.has(start) || !letter.test(before);
  });
  return begins.map((start) => ({ start, end: start + needle.length }));
}

/** Every keystroke searches all texts of a page, so each is folded once. */
const foldedTexts = new Map<string, Folded>();

function foldOnce(text: string): Folded {
  const folded = foldedTexts.get(text) ?? fold(text);
  foldedTexts.set(text, folded);
  return folded;
}

/**
 * Lower case without accents, nukta and joiners; ₹, Rs. and Rs become "rs" joined to the figure; commas inside figures, hyphens inside
 * words and doubled spaces go.
 */
function fold(original: string): Folded {
  const characters = [...original.matchAll(/[ङञणनम]्(?=[क-ह])|ये|./gsu)].flatMap(({ 0: piece, index }) =>
    // Split into UTF-16 code units, which indexes count: an emoji has two.
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
  const origins = remaining.map(({ origin }) => origin);
  const breaks = origins.flatMap((origin, index) => (index > 0 && original[origin - 1] === '-' ? [index] : []));
  return { text: remaining.map(({ plain }) => plain).join(''), origins, breaks: new Set(breaks) };
}

/** Normalises a piece of text for comparison: accents, nukta and joiners become nothing, ₹ two letters. */
function toPlain(piece: string): string {
  if (piece === '₹') return 'rs';
  if (piece === 'ये') return 'ए';
  // A half nasal is written as a dot too: हिन्दी is हिंदी.
  if (piece.length > 1 && piece.endsWith('्')) return 'ं';
  const plain = piece
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .toLowerCase()
    .replace(/\s/, ' ');
  return alike.get(plain) ?? plain;
}

/** The length of a letter with its combining marks, as half a syllable cannot be highlighted. */
function lengthOfSyllable(text: string): number {
  return /^.[\p{M}\u200c\u200d]*/su.exec(text)?.[0].length ?? 1;
}
