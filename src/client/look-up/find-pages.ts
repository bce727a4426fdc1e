/**
 * Finds what answers a question: pages and their parts, codes, and causes of charges. A place is scored by the share of the question's
 * words that it holds, rare words counting more, and by how much of its own name the question holds.
 */
import type { SearchWords } from '#schemas/look-up-words.ts';
import { complete, correct } from './spelling.ts';
import type { Terms } from './terms.ts';
import type { KnowledgeJson, KnownCode, PlacesJson } from './knowledge-json.ts';

/** A place that may answer, and how well. */
export interface Found {
  kind: 'page' | 'code' | 'cause';
  /** The index in the list of its kind. */
  index: number;
  score: number;
  /** The share of the question that it holds, from 0 to 1, and the weight of that. */
  share: number;
  held: number;
  /** The share, if all words count by their rarity alone. */
  strictShare: number;
  /** Whether one of its names has the same words as the question. */
  isWhole: boolean;
  /** How much of the best of its names the question holds, from 0 to 1. */
  close: number;
  /** The weight of the heaviest of its names that the question holds whole. */
  phrase: number;
  /** Whether it holds half of what the question is about. */
  isAbout: boolean;
}

interface Place {
  kind: Found['kind'];
  index: number;
  /** Its names: label, forms and search phrases, each a list of terms; and all terms of these and of its keywords. */
  names: readonly (readonly string[])[];
  /** Terms of its text, which say less. */
  text: ReadonlySet<string>;
  all: ReadonlySet<string>;
  prior: number;
}

/** How rare a term is that no place has, as part of the rarest one. */
const unknownRarity = 0.7;

/** How much a term counts that no place has, and one that is in no name of any place. */
const [unknownWeight, unnamedWeight] = [0.45, 0.5];

/** How much a term counts that stands only in the text of a place. */
const textWeight = 0.45;

/** How good a place is that holds much of a question but not what it is about. */
const besideSubject = 0.4;

/** The weight of a name that, held whole, counts half in a question of any length: one rare word. */
const heavyName = 5;

/** Where places are equally good, a page is likelier meant than a part of one or a code, and a code, above all one with a page of its own, than the reason of a return. */
const priors = { page: 1, part: 0.8, minor: 0.75, code: 0.9, explained: 0.95, reason: 0.6, cause: 1.05 };

/** @returns functions that find the places for the terms of a question, the best first, and that weigh a term */
export function pageFinder(
  {
    pages,
    codes,
    causes,
  }: Pick<KnowledgeJson, 'causes'> &
    Pick<PlacesJson, 'pages'> & { codes: readonly (KnownCode & { words?: readonly string[] })[] },
  search: Pick<SearchWords, 'common'>,
  { termsOf, termsOfName }: Pick<Terms, 'termsOf' | 'termsOfName'>,
) {
  let ready: ReturnType<typeof prepare> | undefined;
  /** How much a term counts: the rarer, the more. */
  const weigh = (term: string) => (ready ??= prepare()).weightOf(term);

  /** @param subjects those terms that a question is about, which count twice */
  function find(terms: readonly string[], subjects: readonly string[] = []): Found[] {
    const { places, rarityOf } = (ready ??= prepare());
    const weightOf = (term: string) => weigh(term) * (subjects.includes(term) ? 2 : 1);
    const total = sum(terms.map(weightOf));
    if (total === 0) return [];
    const asked = new Set(terms);
    const rarity = (term: string) => rarityOf(term) * (subjects.includes(term) ? 2 : 1);
    const strictTotal = sum(terms.map(rarity));
    return places
      .map(({ kind, index, names, text, all, prior }): Found => {
        const heldBy = (weight: typeof weightOf) =>
          sum(terms.map((term) => weight(term) * (all.has(term) ? 1 : text.has(term) ? textWeight : 0)));
        const held = heldBy(weightOf);
        const share = held / total;
        const strictShare = heldBy(rarity) / strictTotal;
        let [whole, close, phrase] = [0, 0, 0];
        for (const name of names) {
          const own = sum(name.map(weightOf));
          if (own === 0) continue;
          const shared = sum(name.map((term) => (asked.has(term) ? weightOf(term) : 0)));
          if (shared === own) {
            whole = Math.max(whole, Math.min(1, own / total));
            phrase = Math.max(phrase, own);
          }
          close = Math.max(close, (shared / own) * Math.min(1, shared / total + 0.3));
        }
        const ofSubjects = subjects.filter((term) => all.has(term) || text.has(term)).length;
        const isAbout = ofSubjects * 2 >= subjects.length;
        const named = Math.max(whole, phrase / (phrase + heavyName));
        const score =
          (share * share * (0.55 + 0.45 * close) * prior + 0.35 * named * share) * (isAbout ? 1 : besideSubject);
        return { kind, index, share, strictShare, held, isWhole: whole === 1, close, phrase, isAbout, score };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  }

  const counted = () => (ready ??= prepare()).counts;
  return {
    find,
    weigh,
    complete: (term: string) => complete(term, counted()),
    correct: (term: string) => correct(term, counted()),
  };

  function prepare() {
    const place = (
      kind: Found['kind'],
      index: number,
      names: readonly (readonly string[])[],
      text: readonly string[],
      prior: number,
      keywords: readonly string[] = [],
    ): Place => {
      const known = names.filter((name) => name.length > 0);
      return { kind, index, names: known, text: new Set(text), all: new Set([...known.flat(), ...keywords]), prior };
    };
    const places = [
      ...pages.map(({ label, words = '', sentence = '', of, isMinor }, index) => {
        const [phrases = '', keywords = ''] = words.split('|');
        const parent = of === undefined ? '' : pages[of]!.label;
        return place(
          'page',
          index,
          [termsOfName(label), ...phrases.split(',').map(toTerms)],
          termsOfName(`${sentence} ${parent}`),
          of !== undefined ? priors.part : isMinor ? priors.minor : priors.page,
          toTerms(keywords),
        );
      }),
      ...codes.map(({ forms, words = [], meaning, direction, href }, index) =>
        place(
          'code',
          index,
          [...forms, ...words].map(termsOfName),
          termsOf(meaning),
          direction === 'none' ? priors.reason : href.includes('#') ? priors.code : priors.explained,
        ),
      ),
      ...causes.map(({ label, words, sentence }, index) =>
        place('cause', index, [label, ...words].map(termsOfName), termsOf(sentence), priors.cause),
      ),
    ];
    const counts = new Map<string, number>();
    for (const { all, text } of places)
      for (const term of new Set([...all, ...text])) counts.set(term, (counts.get(term) ?? 0) + 1);
    const named = new Set(places.flatMap(({ names }) => names.flat()));
    const most = Math.log(1 + places.length);
    const common = new Set(search.common.flatMap(termsOf));
    const rarityOf = (term: string) => {
      const count = counts.get(term);
      const rarity = count === undefined ? most * unknownRarity : Math.min(Math.log(1 + places.length / count), 5);
      return rarity * (common.has(term) ? 0.5 : 1);
    };
    const weightOf = (term: string) =>
      rarityOf(term) * (!counts.has(term) ? unknownWeight : named.has(term) || common.has(term) ? 1 : unnamedWeight);
    return { places, weightOf, rarityOf, counts };
  }
}

const toTerms = (sent: string) => sent.split(' ').filter(Boolean);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
