/**
 * The search of /faq. Each question is a `<details>` in the HTML of the page, inside a `<section>` below `[data-questions]`; this hides
 * those that do not fit, puts the best first, marks the words, and says how many are left. Where none fits, the three nearest stay.
 */
import type { Words } from '#schemas/interface-words.ts';
import type { SearchWords as AllWords } from '#schemas/look-up-words.ts';
import { pageFinder } from '#client/look-up/find-pages.ts';
import { wordsIn } from '#client/fold.ts';
import { questionTerms } from '#client/look-up/terms.ts';
import { findMatches, holdsPlain } from './find-matches.ts';
import { markMatches } from './mark-matches.ts';

/** The words of the search, and the paths of /contact and of the look-up. */
type SearchWords = Pick<Words['faq'], 'found' | 'foundOne' | 'foundNone' | 'searchAll' | 'ask'> &
  Record<'contact' | 'codes', string>;

/** The data of the search of /faq in a language. */
export interface QuestionSearch {
  words: SearchWords;
  /** Further search terms of a question, by its anchor. */
  keywords: Readonly<Record<string, readonly string[]>>;
  vocabulary: Pick<AllWords, 'synonyms' | 'plain' | 'common'>;
}

const longestQuery = 1_000;

/** The share of a query's words that a question must hold to fit. */
const leastShare = 0.5;

/** A question less good than this part of the best one does not fit. */
const nearScore = 0.4;

/** The number of questions that stay where none fits. */
const nearest = 3;

/** A query of this many words that a question has as it was typed is looked for nowhere else. */
const phrase = 3;

/** The search of /faq, for the island Search. */
export function searchQuestions({ words, keywords, vocabulary }: QuestionSearch) {
  const terms = questionTerms(vocabulary);
  let whole: ReturnType<typeof readPage> | undefined;
  const read = () => {
    const page = whole ?? readPage();
    if (hasArrived()) whole = page;
    return page;
  };
  document.addEventListener('click', ({ target }) => showLinked(target as Element, read().lists));
  return (input: string, region: HTMLElement): void => {
    const query = input.slice(0, longestQuery).trim();
    const { lists, rank } = read();
    if (query) {
      const { ranks, found } = rank(query);
      showRanked(lists, ranks);
      markMatches([...ranks.keys()], (text) => findMatches(text, query, terms));
      region.replaceChildren(...describe(found, query, words));
      bringIntoView();
    } else {
      showAll(lists);
      region.replaceChildren();
    }
  };

  function keywordsOf(question: HTMLElement): readonly string[] {
    return keywords[question.querySelector('[id]')?.id ?? ''] ?? [];
  }

  function readPage() {
    const lists = readLists();
    const questions = lists.flatMap(({ questions }) => questions);
    const pages = questions.map((question) => {
      const [label = '', sentence = ''] = [...question.children].map(({ textContent }) => textContent);
      return {
        label,
        sentence,
        href: '',
        words: keywordsOf(question)
          .map((keyword) => terms.termsOfName(keyword).join(' '))
          .join(','),
      };
    });
    const places = pageFinder({ pages, codes: [], causes: [] }, vocabulary, terms);
    return { lists, rank };

    /** Those that have a query for one of their keywords, as it is spelt: QR and CR sound alike. */
    function named(query: string): number[] {
      const spelt = (text: string) => wordsIn(text).join(' ');
      return questions.flatMap((question, index) =>
        keywordsOf(question).some((keyword) => spelt(keyword) === spelt(query)) ? [index] : [],
      );
    }

    /** The questions to show, each with its rank, 0 is best; and the number of those that fit. */
    function rank(query: string): { ranks: Map<HTMLElement, number>; found: number } {
      const typed = questions.flatMap(({ textContent }, index) => (holdsPlain(textContent, query) ? [index] : []));
      const near = places.find(terms.termsOfName(query).map(places.complete));
      const [best] = near;
      const fitting = near.filter(
        ({ strictShare, score }) => strictShare >= leastShare && score >= nearScore * best!.score,
      );
      const isPhrase = typed.length > 0 && query.split(/\s+/).length >= phrase;
      const found = isPhrase ? typed : [...new Set([...named(query), ...fitting.map(({ index }) => index), ...typed])];
      const shown =
        found.length > 0
          ? found
          : [...new Set([...near.map(({ index }) => index), ...questions.keys()])].slice(0, nearest);
      return { ranks: new Map(shown.map((index, at) => [questions[index]!, at])), found: found.length };
    }
  }
}

/** A section with its questions, in the order of the page. */
interface QuestionList {
  section: HTMLElement;
  questions: readonly HTMLDetailsElement[];
}

/** Whether the page is parsed. Until then, questions are not sorted: the parser still adds some at the end. */
function hasArrived(): boolean {
  return document.readyState !== 'loading';
}

function readLists(): QuestionList[] {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-questions] section')];
  return sections.map((section) => ({ section, questions: [...section.querySelectorAll('details')] }));
}

function describe(found: number, query: string, words: SearchWords): (Node | string)[] {
  if (found > 0) return [found === 1 ? words.foundOne : words.found.replace('{count}', String(found))];
  const link = (href: string, textContent: string) =>
    Object.assign(document.createElement('a'), { href, textContent, className: 'link' });
  const links: Readonly<Record<string, Node>> = {
    '{search}': link(`${words.codes}#q=${encodeURIComponent(query)}`, words.searchAll),
    '{link}': link(words.contact, words.ask),
  };
  return words.foundNone.split(/(\{\w+\})/).map((piece) => links[piece] ?? piece);
}

/** Ends the search when a link to a hidden part of the page is clicked, so that the browser can scroll there. */
function showLinked(target: Element, lists: readonly QuestionList[]): void {
  const { hash = '' } = target.closest('a') ?? {};
  if (!document.getElementById(hash.slice(1))?.closest('[hidden]')) return;
  showAll(lists);
  // As if the visitor had emptied it: React and the inline script both listen.
  const box = document.querySelector<HTMLInputElement>('[data-code] input')!;
  box.value = '';
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the box up to the header where the questions found are hardly on the screen, of which a phone’s keyboard leaves half. */
function bringIntoView(): void {
  const { height = Infinity } = globalThis.visualViewport ?? {};
  const { top = 0 } = document.querySelector('[data-questions]')?.getBoundingClientRect() ?? {};
  if (top > height / 2) document.querySelector('[data-code]')!.scrollIntoView();
}

/** Shows the questions with a rank, the best first, and hides sections without any. */
function showRanked(lists: readonly QuestionList[], ranks: ReadonlyMap<HTMLElement, number>): void {
  const ranked = lists.map(({ section, questions }) => {
    const members = questions.map((element) => ({ element, rank: ranks.get(element) ?? Infinity }));
    return { element: section, members, rank: Math.min(...members.map(({ rank }) => rank)) };
  });
  sort(ranked);
  for (const { members } of ranked) sort(members);
}

/** Sorts siblings by rank and hides those that do not match. */
function sort(siblings: readonly { element: HTMLElement; rank: number }[]): void {
  for (const { element, rank } of siblings) element.hidden = rank === Infinity;
  const inOrder = [...siblings].sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank)).map(({ element }) => element);
  const shown = [...(inOrder[0]?.parentElement?.children ?? [])].filter((child) =>
    inOrder.includes(child as HTMLElement),
  );
  // Moving an element would take its focus away.
  const isSorted = shown.every((child, index) => child === inOrder[index]);
  if (hasArrived() && !isSorted) inOrder[0]?.parentElement?.append(...inOrder);
}

function showAll(lists: readonly QuestionList[]): void {
  sort(lists.map(({ section }) => ({ element: section, rank: 0 })));
  for (const { questions } of lists) sort(questions.map((element) => ({ element, rank: 0 })));
  markMatches([], () => []);
}
