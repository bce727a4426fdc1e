/** What a question names: a bank, sums, a fact about a bank, and the words that are left to search for. */
import { keyOf, wordsIn } from '#client/fold.ts';
import { highestCharge, withGst } from '#client/gst.ts';
import type { Terms } from './terms.ts';
import type { KnownBank, KnowledgeJson } from './knowledge-json.ts';

export interface Question {
  bank: KnownBank | undefined;
  /** In rupees, the first one likeliest. */
  sums: readonly number[];
  /** The name of the fact that is asked, like `password`. */
  fact: string | undefined;
  /** Keys of the words to search for, each once; and those of them that ask for a fact about a bank. */
  terms: readonly string[];
  factTerms: readonly string[];
  /** Those in capitals in a sentence of small letters: what it is about. */
  subjects: readonly string[];
  /** Whether it speaks of a charge, or of money that was cut. */
  isAboutCharge: boolean;
  /** Whether it says more than that. */
  isSpecific: boolean;
  /** Whether it asks what something means. */
  isAboutMeaning: boolean;
}

/** No debit for a bank charge is higher. */
const mostRupees = withGst(highestCharge);

// Safari knows no lookbehind before 16.4.
const notWithin = String.raw`(?:^|[^\p{L}\p{N}/@.,:*'’-])`;
const sum = String.raw`(₹|rs\.?|inr|रु\.?)?\s?(\d{1,2}(?:,\d{2,3})+|\d{1,5})(\.\d{1,2})?(?:/-)?`;
const notGoingOn = String.raw`(?![\p{N}/@*:-]|[.,]\d|\p{L})`;
const loneSum = new RegExp(notWithin + sum + notGoingOn, 'giu');

export function questionReader(json: KnowledgeJson, terms: Terms) {
  const { banks, search } = json;
  let known: ReadonlySet<string> | undefined;
  let everyday: ReadonlySet<string> | undefined;
  const isEveryday = (word: string) =>
    (everyday ??= json.places && new Set(json.places.everyday.split(' ')))?.has(word) ?? false;
  const isKnown = (word: string) => (known ??= knownWords(json)).has(word);
  const keysOf = (text: string) => wordsIn(text).map(keyOf);
  const asking = new Set(search.asking.flatMap(wordsIn));
  const meanings = search.meaning.map((phrase) => ` ${wordsIn(phrase).join(' ')} `);
  const plain = new Set([...asking, ...search.plain.flatMap(wordsIn)]);
  const units = new Set(search.units.flatMap(keysOf));
  const labels = new Set(search.labels.flatMap(wordsIn));
  const money = new Set(search.money.flatMap(keysOf));
  const common = new Set(search.common.flatMap(keysOf));
  const cut = new Set(search.cut.flatMap(wordsIn));
  const isCommon = (word: string) => cut.has(word) || common.has(keyOf(word)) || money.has(keyOf(word));
  const facts = Object.entries(search.facts).map(([name, words]) => [name, new Set(words.flatMap(keysOf))] as const);
  const names = banks
    .flatMap((bank) => bank.names.map((name) => ({ bank, keys: keysOf(name) })))
    .sort((a, b) => b.keys.length - a.keys.length);

  function read(text: string): Question {
    const words = wordsIn(text);
    const keys = words.map(keyOf);
    const named = names.flatMap(({ bank, keys: name }) => {
      const at = keys.findIndex((_, index) => name.every((key, offset) => keys[index + offset] === key));
      return at < 0 ? [] : [{ bank, at, length: name.length }];
    })[0];
    const rest = words.filter((_, index) => !named || index < named.at || index >= named.at + named.length);
    const isPeriod = (at: number) => /^\d+$/.test(rest[at] ?? '') && units.has(keyOf(rest[at + 1] ?? ''));
    const own = rest.filter((word, at) => !plain.has(word) && !isEveryday(word) && !isPeriod(at));
    const sums = sumsIn(
      text,
      own.every((word) => /\d/.test(word) || isCommon(word)),
    );
    const searched = own.filter((word) => !sums.includes(Number(word)) && !(sums.length > 0 && money.has(keyOf(word))));
    const fact = facts.find(([, words]) => rest.some((word) => words.has(keyOf(word))))?.[0];
    const isFact = (word: string) => facts.some(([, words]) => words.has(keyOf(word)));
    const capitals = /\p{Ll}|\p{Lo}/u.test(text) ? (text.match(/\b[A-Z]{2}[A-Z0-9]*\b/g) ?? []) : [];
    const subjects = new Set(capitals.flatMap(wordsIn));
    // A code that we do not know is spelt like another word at most by chance.
    const termOf = (word: string) => (subjects.has(word) && !isKnown(word) ? `?${word}` : terms.termOf(word));
    const termsOf = (some: readonly string[]) => [...new Set(some.map(termOf))];
    const isAboutMeaning = meanings.some((phrase) => ` ${words.join(' ')} `.includes(phrase));
    const quoted = wordsIn(/[“"]([^”"]{2,60})[”"]/.exec(text)?.[1] ?? '').filter((word) => searched.includes(word));
    const printed = isAboutMeaning ? searched.filter((word) => subjects.has(word)) : [];
    // Of a line that is quoted, and of a code whose meaning is asked, the sentence around it says no more.
    const topic = [quoted, printed].find((words) => words.length > 0) ?? searched;
    return {
      ...{ bank: named?.bank, sums, fact, terms: termsOf(topic), isAboutMeaning },
      isAboutCharge: rest.some((word) => cut.has(word)),
      isSpecific: searched.some((word) => !isCommon(word)),
      factTerms: termsOf(topic.filter(isFact)),
      subjects: termsOf(searched.filter((word) => subjects.has(word) && !common.has(keyOf(word)))),
    };
  }

  /**
   * The sums in a text: with a sign or word of money, with paise, or where nothing else is asked; no number that counts or measures
   * something else, no year, and no part of a date, reference or name.
   * @param isAlone whether nothing else is asked
   */
  function sumsIn(text: string, isAlone: boolean): number[] {
    return [...text.matchAll(loneSum)].flatMap(({ 0: match, 1: sign, 2: whole = '', 3: paise = '', index }) => {
      const rest = text.slice(index + match.length);
      const behind = keyOf(wordsIn(rest)[0] ?? '');
      const before = wordsIn(text.slice(0, index)).pop() ?? '';
      const rupees = Number(whole.replace(/,/g, '') + paise);
      const isMoney = sign !== undefined || paise.length === 3 || money.has(behind) || cut.has(before);
      const counts = /^\s*%/.test(rest) || units.has(behind) || (!isMoney && labels.has(before));
      const isYear = !isMoney && /^(19|20)\d\d$/.test(whole);
      return counts || isYear || !(isMoney || isAlone) || rupees === 0 || rupees > mostRupees ? [] : [rupees];
    });
  }

  /** Whether a word asks, as it is typed: banks print capitals. */
  const isAsking = (word: string) => asking.has(word.toLowerCase()) || plain.has(word);

  return { read, isAsking, asks: (word: string) => asking.has(word.toLowerCase()) };
}

/** The words of codes, causes and titles of pages as they are spelt. */
function knownWords({ codes, causes, places }: KnowledgeJson): Set<string> {
  return new Set(
    [
      ...codes.flatMap(({ forms }) => forms),
      ...(places?.codeWords ?? []).flat(),
      ...(places?.pages ?? []).map(({ label }) => label),
      ...causes.flatMap(({ label, words }) => [label, ...words]),
    ].flatMap(wordsIn),
  );
}
