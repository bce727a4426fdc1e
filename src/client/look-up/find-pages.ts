/**
 * Finds what answers a question: pages and their parts, codes, and causes of charges. A place is scored by the share of the question's
 * words that it holds, rare words counting more, and by how much of its own name the question holds.
 */
import type { SearchWords } from '#schemas/look-up-words.ts';
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
  /** Whether one of its names has the same words as the question. */
  isWhole: boolean;
  /** How much of the best of its names the question holds, from 0 to 1. */
  close: number;
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

/** How much a term counts that stands only in the text of a place. */
const textWeight = 0.45;

/** How good a place is that holds much of a question but not what it is about. */
const besideSubject = 0.4;

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
    const { places } = (ready ??= prepare());
    const weightOf = (term: string) => weigh(term) * (subjects.includes(term) ? 2 : 1);
    const total = sum(terms.map(weightOf));
    if (total === 0) return [];
    const asked = new Set(terms);
    return places
      .map(({ kind, index, names, text, all, prior }): Found => {
        const held = sum(terms.map((term) => weightOf(term) * (all.has(term) ? 1 : text.has(term) ? textWeight : 0)));
        const share = held / total;
        if (share === 0) return { kind, index, share, held, isWhole: false, close: 0, score: 0 };
        let [whole, close] = [0, 0];
        for (const name of names) {
          const own = sum(name.map(weightOf));
          const shared = sum(name.map((term) => (asked.has(term) ? weightOf(term) : 0)));
          if (shared === own) whole = Math.max(whole, Math.min(1, own / total));
          close = Math.max(close, (shared / own) * Math.min(1, shared / total + 0.3));
        }
        const isAbout = subjects.length === 0 || subjects.some((term) => all.has(term) || text.has(term));
        const score =
          (share * share * (0.55 + 0.45 * close) * prior + 0.35 * whole * share) * (isAbout ? 1 : besideSubject);
        return { kind, index, share, held, isWhole: whole === 1, close, score };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  }

  /** A term that no place has, completed: the visitor may be typing it still. */
  function complete(term: string): string {
    const { terms } = (ready ??= prepare());
    return terms.has(term) || term.length < 3 ? term : ([...terms].find((known) => known.startsWith(term)) ?? term);
  }

  return { find, weigh, complete };

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
    const most = Math.log(1 + places.length);
    const common = new Set(search.common.flatMap(termsOf));
    const weightOf = (term: string) => {
      const count = counts.get(term);
      const rarity = count === undefined ? most * 0.7 : Math.min(Math.log(1 + places.length / count), 5);
      return rarity * (common.has(term) ? 0.5 : 1);
    };
    return { places, weightOf, terms: new Set(counts.keys()) };
  }
}

const toTerms = (sent: string) => sent.split(' ').filter(Boolean);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
