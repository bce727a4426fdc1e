/**
 * The search of /faq. Each question is a `<details>` in the HTML of the page, inside a `<section>` below
 * `[data-questions]`; this hides those that do not match, marks the matches, and says how many are left.
 */
import type { Match } from './search.ts';

/** What the search says. */
interface SearchWords {
  foundOne: string;
  /** With {count}. */
  found: string;
  /** With {link}, which links to /contact. */
  foundNone: string;
  ask: string;
  contact: string;
}

type FindMatches = (text: string, query: string) => Match[];

/** The search of /faq, for the island Search. */
export function searchQuestions(words: SearchWords, findMatches: FindMatches) {
  return (query: string, region: HTMLElement): void => {
    document.addEventListener('click', showLinked);
    if (query.trim()) {
      const found = showMatching((text) => findMatches(text, query));
      region.replaceChildren(...describe(found, words));
    } else {
      showAll();
      region.replaceChildren();
    }
  };
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

/** Ends the search when a link to a hidden part of the page is pressed, so that the browser can go there. */
function showLinked({ target }: MouseEvent): void {
  const { hash = '' } = (target as Element).closest('a') ?? {};
  if (!document.getElementById(hash.slice(1))?.closest('[hidden]')) return;
  showAll();
  // Emptied as by the visitor, for React and for the script that answers before it.
  const box = document.querySelector<HTMLInputElement>('[data-source]')!;
  box.value = '';
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Hides every question that does not match, and every section that is left empty. Returns how many questions match. */
function showMatching(find: (text: string) => Match[]): number {
  const marks: Range[] = [];
  let found = 0;
  for (const section of document.querySelectorAll<HTMLElement>('[data-questions] section')) {
    const questions = [...section.querySelectorAll('details')];
    for (const question of questions) {
      question.hidden = find(question.textContent).length === 0;
      if (question.hidden) continue;
      found += 1;
      marks.push(...rangesOf(question, find));
    }
    section.hidden = questions.every(({ hidden }) => hidden);
  }
  mark(marks);
  return found;
}

function showAll(): void {
  for (const hidden of document.querySelectorAll('[data-questions] [hidden]')) hidden.removeAttribute('hidden');
  mark([]);
}

/** The matches inside the texts of an element; one that spans two text nodes is not marked. */
function rangesOf(element: Element, find: (text: string) => Match[]): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { start, end } of find(text.data)) {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Marks without changing the page's elements, where the browser can (Chrome 105, Safari 17.2); elsewhere nothing is marked. */
function mark(ranges: Range[]): void {
  if (!('highlights' in CSS)) return;
  if (!CSS.highlights.has('search')) addMarkStyle();
  CSS.highlights.set('search', new Highlight(...ranges));
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
