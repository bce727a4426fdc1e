/** Marks the words that a search has found. */

/** Finds the places of what is searched in a text. */
type FindMatches = (text: string) => readonly { start: number; end: number }[];

/**
 * Highlights matches without changing the DOM, in browsers that can (Chrome 105, Safari 17.2).
 * @param found the elements in which matches are marked; no others stay marked
 * @param find the places of the matches in a text
 */
export function markMatches(found: readonly Element[], find: FindMatches): void {
  if (!('highlights' in CSS)) return;
  if (!CSS.highlights.has('search')) addMarkStyle();
  CSS.highlights.set('search', new Highlight(...found.flatMap((element) => rangesOf(element, find))));
}

/** The matches within the text nodes of an element; one that spans two nodes is not found. */
function rangesOf(element: Element, find: FindMatches): Range[] {
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

/**
 * Not in the site's style sheet: only this search marks, and the build's optimiser does not know `::highlight`. With literal colours,
 * because a page contains only the custom properties that its own style sheet uses.
 */
function addMarkStyle(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('::highlight(search) { background: #e3a52b; color: #2a1d14; }');
  document.adoptedStyleSheets.push(style);
}
