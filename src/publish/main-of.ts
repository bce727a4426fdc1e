import { fromParse5 } from 'hast-util-from-parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

type HtmlTree = Extract<ReturnType<typeof fromParse5>, { type: 'root' }>;
export type HtmlElement = Extract<HtmlTree['children'][number], { type: 'element' }>;

/**
 * The text of a page.
 * @param url of the page, for the error
 * @throws when it has no <main>
 */
export function mainOf(url: string, document: Tree.Document): HtmlElement {
  const main = elementsIn(fromParse5(document) as HtmlTree).find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${url}: the page has no <main>.`);
  return main;
}

function* elementsIn({ children }: HtmlTree | HtmlElement): Generator<HtmlElement> {
  for (const child of children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
  }
}
