/**
 * The search of /faq. Each question is a `<details>` in the HTML of the page, inside a `<section>` below
 * `[data-questions]`; this hides those that do not match, puts the best first, marks the matches, and says how many are left.
 */
import { findMatches, holdsAll, holdsPlain, toWords } from './search.ts';

/** The words of the search. */
interface SearchWords {
  foundOne: string;
  /** With {count}. */
  found: string;
  /** With {link}, which links to /contact. */
  foundNone: string;
  ask: string;
  contact: string;
}

/** Further search terms of a question, by its anchor. */
type Keywords = Readonly<Record<string, readonly string[]>>;

/** The data of the search of /faq in a language. */
export interface QuestionSearch {
  words: SearchWords;
  keywords: Keywords;
}

/** How much of a query is read: it is compared with every question. */
const longestQuery = 1_000;

/** The search of /faq, for the island Search. */
export function searchQuestions({ words, keywords }: QuestionSearch) {
  let whole: readonly QuestionList[] | undefined;
  const read = () => {
    const lists = whole ?? readLists();
    if (hasArrived()) whole = lists;
    return lists;
  };
  document.addEventListener('click', ({ target }) => showLinked(target as Element, read()));
  return (input: string, region: HTMLElement): void => {
    const query = input.slice(0, longestQuery);
    const lists = read();
    if (query.trim()) {
      const found = showMatching(lists, query, keywords);
      region.replaceChildren(...describe(found, words));
    } else {
      showAll(lists);
      region.replaceChildren();
    }
  };
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

function describe(found: number, words: SearchWords): (Node | string)[] {
  if (found > 0) return [found === 1 ? words.foundOne : words.found.replace('{count}', String(found))];
  const link = Object.assign(document.createElement('a'), {
    href: words.contact,
    className: 'link',
    textContent: words.ask,
  });
  const [before = '', after = ''] = words.foundNone.split('{link}');
  return [before, link, after];
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

/** Shows the matching questions, the best first, and hides sections without any. Returns the number of matches. */
function showMatching(lists: readonly QuestionList[], query: string, keywords: Keywords): number {
  const ranked = lists.map(({ section, questions }) => {
    const members = questions.map((element) => ({ element, rank: rankOf(element, query, keywords) }));
    return { element: section, members, rank: Math.min(...members.map(({ rank }) => rank)) };
  });
  sort(ranked);
  for (const { members } of ranked) sort(members);
  const found = ranked.flatMap(({ members }) => members).filter(({ rank }) => rank < Infinity);
  mark(found, query);
  return found.length;
}

/**
 * How well a question fits, 0 is best: a keyword, all words in question and keywords, all words in the answer too, or the query as it
 * was typed anywhere in either.
 */
function rankOf(question: Element, query: string, keywords: Keywords): number {
  const words = toWords(query);
  const texts = [...question.children].map(({ textContent }) => textContent);
  const isTyped = texts.some((text) => holdsPlain(text, query));
  if (words.length === 0) return isTyped ? 3 : Infinity;
  const own = keywords[question.querySelector('[id]')?.id ?? ''] ?? [];
  if (own.some((keyword) => toWords(keyword).join(' ') === words.join(' '))) return 0;
  const asked = [texts[0] ?? '', ...own].join(' | ');
  if (holdsAll(asked, words)) return 1;
  if (holdsAll([asked, ...texts].join(' | '), words)) return 2;
  return isTyped ? 3 : Infinity;
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
  mark([], '');
}

/** The matches within the text nodes of an element; one that spans two nodes is not found. */
function rangesOf(element: Element, query: string): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { start, end } of findMatches(text.data, query)) {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Highlights matches without changing the DOM, in browsers that can (Chrome 105, Safari 17.2). */
function mark(found: readonly { element: Element }[], query: string): void {
  if (!('highlights' in CSS)) return;
  if (!CSS.highlights.has('search')) addMarkStyle();
  CSS.highlights.set('search', new Highlight(...found.flatMap(({ element }) => rangesOf(element, query))));
}

/**
 * Not in the site's style sheet: only this search marks, and the build's optimiser does not know `::highlight`. With literal colours,
 * because a page contains only the custom properties that its own style sheet uses.
 */
function addMarkStyle(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('::highlight(search) { background: #e3a52b; color: #2a1d14; }');
  document.adoptedStyleSheets.push(style);
}
