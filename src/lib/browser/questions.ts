/**
 * The search of /faq. The questions stand in the page as plain HTML, a `<details>` each inside a `<section>` below
 * `[data-questions]`; this hides those that do not match, marks the matches, and says how many are left.
 */
import { findMatches } from './search.ts';

let clearQuery: (() => void) | undefined;

/** @param clear empties the search box, where a link leads to what the search has hidden */
export function search(query: string, region: HTMLElement, clear?: () => void): void {
  if (!clearQuery) document.addEventListener('click', onClick);
  clearQuery = clear;
  if (query.trim()) region.replaceChildren(...describe(showMatching(query)));
  else {
    showAll();
    region.replaceChildren();
  }
}

function onClick(event: MouseEvent): void {
  if (!leadsToHidden(event)) return;
  showAll();
  clearQuery?.();
}

function describe(found: number): (Node | string)[] {
  if (found > 0) return [found === 1 ? '1 question found.' : `${found} questions found.`];
  const link = Object.assign(document.createElement('a'), {
    href: '/contact',
    className: 'link',
    textContent: 'ask us',
  });
  return ['No question matches. Try fewer words, or ', link, '.'];
}

/** Whether a link to a part of this page was pressed that the search has hidden: with all shown again, the browser goes there. */
function leadsToHidden({ target }: MouseEvent): boolean {
  const { hash = '' } = (target as Element).closest('a') ?? {};
  return hash !== '' && !!document.getElementById(hash.slice(1))?.closest('[hidden]');
}

/** Hides every question that does not match, and every section that is left empty. Returns how many questions match. */
function showMatching(query: string): number {
  const marks: Range[] = [];
  let found = 0;
  for (const section of document.querySelectorAll('[data-questions] section')) {
    const questions = [...section.querySelectorAll('details')];
    for (const question of questions) {
      question.hidden = findMatches(question.textContent, query).length === 0;
      if (question.hidden) continue;
      found += 1;
      marks.push(...rangesOf(question, query));
    }
    section.toggleAttribute(
      'hidden',
      questions.every((question) => question.hidden),
    );
  }
  mark(marks);
  return found;
}

function showAll(): void {
  for (const hidden of document.querySelectorAll('[data-questions] [hidden]')) hidden.removeAttribute('hidden');
  mark([]);
}

/** The matches inside the texts of an element; one that runs from one text into the next is not marked. */
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

/** Marks without changing the page's elements, where the browser can (Chrome 105, Safari 17.2); elsewhere nothing is marked. */
function mark(ranges: Range[]): void {
  if (!('highlights' in CSS)) return;
  if (!CSS.highlights.has('search')) addMarkStyle();
  CSS.highlights.set('search', new Highlight(...ranges));
}

/** Not in the site's sheet: only this island marks, and the build's optimiser does not know `::highlight`. */
function addMarkStyle(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('::highlight(search) { background: var(--color-thread); color: #2a1d14; }');
  document.adoptedStyleSheets.push(style);
}
