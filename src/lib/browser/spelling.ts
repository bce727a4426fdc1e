/**
 * Search in texts that are in Devanagari, both in Devanagari and in the Latin letters that people type for it: "खाता" and "khata" find
 * खाता, "statement" finds स्टेटमेंट, "यूपीआई" finds UPI. A module of its own: only the search of such a page fetches it.
 */
import { fold, type Match } from './search.ts';

const aa = '[ाआ]';
/** No vowel is written: the consonant is not joined to another, and carries its inherent vowel. */
const inherent = '(?![ािुृेैोौॉ्])';

/** What is written in folded Devanagari for Latin consonants; of those that begin alike, the longest first. */
const consonants: readonly [string, string][] = [
  ['chh', '(?:च्)?छ'],
  ['ksh', 'क्ष'],
  ['ti(?=on)', 'श'],
  ['ri(?![aeiouy])', '(?:र(?:ि|ाइ)|ृ|ऋ)'],
  ['bh', 'भ'],
  ['ch', '[चछक]'],
  ['ck', 'क'],
  ['dh', '[धढ]'],
  ['gh', 'घ'],
  ['gy', '(?:ज्ञ|ग्य)'],
  ['jh', 'झ'],
  ['kh', 'ख'],
  ['ph', 'फ'],
  ['qu', 'क'],
  ['sh', '[शष]'],
  ['th', '[थठत]'],
  ['b', 'ब'],
  ['c', '[कस]'],
  ['d', '[दडढ]'],
  ['f', 'फ'],
  ['g', '[गज]'],
  ['h', 'ह'],
  ['j', 'ज'],
  ['k', 'क'],
  ['l', 'ल'],
  ['m', '[मं]'],
  ['n', '[नणं]'],
  ['p', 'प'],
  ['q', 'क'],
  ['r', '[रडढ]'],
  ['s', 'स'],
  ['t', '[तट]'],
  ['v', 'व'],
  ['w', 'व'],
  ['x', 'क्स'],
  ['y(?=[aio]|u(?!n?$))', 'य'],
  ['z', 'ज'],
];

/**
 * The same for vowels: what is written, and what must follow where nothing is. English words are written as they sound: their "a" may
 * be an ै, their "i" an ाइ.
 */
const vowels: readonly [string, string, string?][] = [
  ['yu(?=n?$)', '(?:्?य[ुो])'],
  ['ye', 'ए'],
  ['aa', aa],
  ['ai|ay(?![aeiou])', `(?:[ेैएऐ]|${aa}?इ)`],
  ['au|ou|ow(?![aeiou])', '(?:[ोौुओऔउ]|[ाआअ]उ)'],
  ['ea', '[िेइए]'],
  ['ee', '[िइ]'],
  ['ei', '[ेैएऐ]'],
  ['oa', '[ोओ]'],
  ['oo', '[ुोउ]'],
  // The last vowel of a word is written, or it would not be heard; but the word may be half typed.
  ['a$', aa, `${inherent}(?=[क-ह])`],
  ['a(?=nc|ti|[^aeiouy]h?[aey])', '[ाअआेैएऐॉऑ]', inherent],
  ['a', '[ाअआैऐॉऑ]', inherent],
  ['e', '[ेैएऐिइ]', inherent],
  ['i', `(?:[िइ]|${aa}इ)`],
  ['o', '[ोौॉओऔऑ]', inherent],
  ['u(?=[^aeiou][^aeiouh])', '(?:[ुउाअआ]|्?यु)', inherent],
  ['u', '(?:[ुउाअआ]|्?यु)'],
  ['y', `(?:[िइ]|${aa}इ)`],
];

/** The names of the Latin letters in folded Devanagari, from A to Z. */
const letterNames = 'ए बि सि डि इ एफ जि एच आइ जे के एल एम एन ओ पि क्यु आर एस टि यु वि डब्ल्यु एक्स वाइ जेड'.split(' ');

const letterName = new RegExp([...letterNames].sort((a, b) => b.length - a.length).join('|'), 'g');

/** Folded alike: short and long vowels, nasals before a consonant, ये and ए. Nukta and joiners go. */
const folded = new Map([
  ['ी', 'ि'],
  ['ू', 'ु'],
  ['ई', 'इ'],
  ['ऊ', 'उ'],
  ['ँ', 'ं'],
  ['ॅ', 'े'],
  ['ऍ', 'ए'],
  ['ये', 'ए'],
]);
const pieces = /[ङञणनम]्(?=[क-ह])|ये|./gsu;
const ignored = /[\u093c\u200c\u200d]/g;

const wordsIn = /[\p{L}\p{M}\p{N}]+/gu;
const between = String.raw`[^\p{L}\p{M}\p{N}]+`;

/** Where a query occurs in a text, as in search.ts. Words in Devanagari are found by their beginning, Latin ones anywhere. */
export function findMatches(text: string, query: string): Match[] {
  const words = foldIndic(query).text.match(wordsIn) ?? [];
  const [first = ''] = words;
  if (first === '') return [];
  const pattern = new RegExp(words.map((word) => `(?:${spellingsOf(word).join('|')})`).join(between), 'gu');
  const { text: haystack, origins } = foldIndic(text);
  const matches: Match[] = [];
  for (let found = pattern.exec(haystack); found; found = pattern.exec(haystack)) {
    const { 0: match, index } = found;
    const isInside = haystack.charAt(index - 1).search(wordsIn) === 0;
    if (isInside && !(/[a-z\d]/.test(first) && match.startsWith(first))) {
      pattern.lastIndex = index + 1;
      continue;
    }
    const start = origins[index] ?? 0;
    const last = origins[index + match.length - 1] ?? start;
    matches.push({ start, end: last + lengthOfSyllable(text.slice(last)) });
  }
  return matches;
}

function foldIndic(original: string) {
  return fold(original, pieces, (piece) =>
    piece.length > 1 && piece.endsWith('्') ? 'ं' : (folded.get(piece) ?? piece).replace(ignored, ''),
  );
}

/** The length of a letter with its combining marks: half a syllable cannot be marked. */
function lengthOfSyllable(text: string): number {
  return /^.[\p{M}\u200c\u200d]*/su.exec(text)?.[0].length ?? 1;
}

/** The patterns of a folded word: as it is, and as it is written in the other script. */
function spellingsOf(word: string): string[] {
  return [word, inDevanagari(word), inLatin(word)].flatMap((spelling) => spelling ?? []);
}

/** The pattern of a Latin word in Devanagari; undefined where there is none for a character. */
function inDevanagari(word: string): string | undefined {
  let pattern = '';
  let isAfterConsonant = false;
  for (let at = 0; at < word.length;) {
    // Of a doubled letter the second counts.
    if (/^([^aeiou])\1/.test(word.slice(at))) at += 1;
    const find = ([token]: readonly [string, string, string?]) => lengthAt(word, at, token) > 0;
    const sound = consonants.find(find);
    const voice = sound ? undefined : vowels.find(find);
    if (sound) {
      pattern += `${isAfterConsonant ? '्?' : ''}${sound[1]}(?:्${sound[1]})?`;
    } else if (voice) {
      const [, written, unwritten] = voice;
      pattern += isAfterConsonant && unwritten !== undefined ? `(?:${written}|${unwritten})ं?` : `${written}ं?`;
    } else return undefined;
    isAfterConsonant = sound !== undefined;
    at += lengthAt(word, at, (sound ?? voice)![0]);
  }
  return pattern;
}

/** The length of a token where it is at an index, else 0. */
function lengthAt(word: string, index: number, token: string): number {
  const pattern = new RegExp(token, 'y');
  pattern.lastIndex = index;
  return pattern.exec(word)?.[0].length ?? 0;
}

/** A word of Latin letters' names as those letters: "यूपीआई" as "upi". */
function inLatin(word: string): string | undefined {
  const names = word.match(letterName) ?? [];
  if (names.length < 2 || names.join('') !== word) return undefined;
  return names.map((name) => String.fromCharCode(97 + letterNames.indexOf(name))).join('');
}
