/**
 * One spelling for what people type, for all searches of the site: case, accents, nukta and the digits of Indian scripts make no
 * difference (`fold`), and a word has one key however it is spelt, in Latin letters or in Devanagari (`keyOf`).
 */
import { toWesternDigits } from './digits.ts';

/** Lower case without accents, nukta, joiners and possessive s, with Western digits; ₹ becomes rs, and commas inside figures go. */
function fold(text: string): string {
  return toWesternDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]|\p{Cf}/gu, '')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/['’]s\b/gi, '')
    .replaceAll('₹', 'rs ')
    .toLowerCase();
}

/** The words and figures of a text, folded. */
export function wordsIn(text: string): string[] {
  return fold(text).match(/\d+(?:\.\d+)?|\d*[\p{L}\p{M}][\p{L}\p{M}\d]*/gu) ?? [];
}

/** The names of Latin letters in Devanagari, longer ones first where one begins another. */
const letterNames: Readonly<Record<string, string>> = {
  डब्ल्यू: 'w',
  क्यू: 'q',
  एक्स: 'x',
  जेड: 'z',
  वाई: 'y',
  एफ: 'f',
  एच: 'h',
  एल: 'l',
  एम: 'm',
  एन: 'n',
  एस: 's',
  आई: 'i',
  आर: 'r',
  बी: 'b',
  सी: 'c',
  डी: 'd',
  जी: 'g',
  जे: 'j',
  के: 'k',
  पी: 'p',
  टी: 't',
  यू: 'u',
  वी: 'v',
  ए: 'a',
  ई: 'e',
  ओ: 'o',
};
const letterName = new RegExp(Object.keys(letterNames).join('|'), 'g');
const spelledOut = new RegExp(`^(?:${Object.keys(letterNames).join('|')}){2,}$`);

const toMap = (table: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(table).flatMap(([letters, sound]) => letters.split(' ').map((letter) => [letter, sound] as const)),
  );

/** Devanagari in Latin letters, by sound: the aspirates of t and d, and the three kinds of s, are often confused. */
const consonants = toMap({
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', 'ङ ञ ण न': 'n', 'च छ': 'c', 'ज झ': 'j', 'ट ठ त थ': 't', 'ड ढ द ध': 'd' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', 'ल ळ': 'l', व: 'v', 'श ष स': 's', ह: 'h' },
});
const vowels = toMap({
  ...{ 'अ आ ा ऍ ॅ': 'a', 'इ ई ि ी': 'i', 'उ ऊ ु ू': 'u', 'ए ऐ े ै ऎ': 'e', 'ओ औ ो ौ ॉ ऑ ऒ': 'o', 'ऋ ृ': 'ri', '्': '' },
});

/** How English spelling sounds, as far as spellings of a sound differ; the order matters. */
const endings = [
  [/^(.{3,})(?:ing|ed|es)$/, '$1e'],
  [/^(.{3,}[^s])s$/, '$1'],
] as const;
const spellings = [
  [/[td]ion/g, 'son'],
  [/ow(?![aeiou])/g, 'o'],
  [/ch/g, 'C'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/([td])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/qu|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/g(?=e)|z/g, 'j'],
  [/w/g, 'v'],
  [/C/g, 'c'],
] as const;
const heard = [
  [/(.)\1/g, '$1'],
  [/([aeiou])y(?=[aeiou])/g, '$1'],
  [/(?!^)y/g, 'i'],
] as const;

/**
 * A key that spellings of the same word share: पैसे, paise, paisa and pese; स्टेटमेंट and statement; टीडीएस and tds. From three consonants
 * on only the consonants count, in shorter words also i, o and u.
 * @param word as `wordsIn` gives it; figures and words in scripts other than Latin and Devanagari stay as they are
 */
export function keyOf(word: string): string {
  const key = keys.get(word) ?? toKey(word);
  keys.set(word, key);
  return key;
}

const keys = new Map<string, string>();

/** "टीडीएस" → "tds": the letters of an abbreviation that is written as it is spoken; other words stay. */
export function spellOut(word: string): string {
  return spelledOut.test(word) ? word.replace(letterName, (name) => letterNames[name]!) : word;
}

function toKey(spoken: string): string {
  const word = spellOut(spoken);
  const isHindi = /^[ऀ-ॿ]+$/.test(word);
  if (!isHindi && !/^[a-z]+$/.test(word)) return word;
  const sound = replaceAll(isHindi ? toLatin(word) : replaceAll(replaceAll(word, endings), spellings), heard);
  const bare = sound.replace(/^[aeiou]+/, 'a').replace(/(?!^)[aeiou]/g, '');
  if (bare.replace(/^a/, '').length > 2) return bare;
  const rounded = sound.replace(/ee/g, 'i').replace(/oo/g, 'u').replace(/au/g, 'o').replace(/a[iy]/g, 'e');
  return rounded.replace(/(?!^)[ae]/g, '').replace(/(.)\1/g, '$1');
}

/** "स्टेटमेंट" → "stetament": a consonant without a vowel sign has an a. */
function toLatin(word: string): string {
  const letters = word
    .replace(/ों$|[ंँः]$/, '')
    .replace(/[ंँ](?=[पफबभ])/g, 'म्')
    .replace(/[ंँ]/g, 'न्')
    .replace(/ः/g, '');
  return letters.replace(/./g, (letter, at: number) => {
    const consonant = consonants.get(letter);
    if (consonant === undefined) return vowels.get(letter) ?? '';
    const isFollowed = /^[ा-्]/.test(letters.slice(at + 1));
    return consonant + (isFollowed ? '' : 'a');
  });
}

function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text);
}
