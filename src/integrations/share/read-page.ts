import { fromParse5 } from 'hast-util-from-parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

type HtmlTree = Extract<ReturnType<typeof fromParse5>, { type: 'root' }>;
export type HtmlElement = Extract<HtmlTree['children'][number], { type: 'element' }>;

/** What a page shows: its text, the ids of its elements, and the targets of its links as they are written. */
export interface PageText {
  main: HtmlElement;
  anchors: readonly string[];
  links: readonly string[];
}

/**
 * @param url of the page, for the error
 * @throws when it has no <main>
 */
export function readPage(url: string, document: Tree.Document): PageText {
  const elements = [...elementsIn(fromParse5(document) as HtmlTree)];
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${url}: the page has no <main>.`);
  return {
    main,
    anchors: elements.flatMap(({ properties: { id } }) => id ?? []),
    links: elements.flatMap(({ tagName, properties: { href } }) => (tagName === 'a' && href ? href : [])),
  };
}

function* elementsIn({ children }: HtmlTree | HtmlElement): Generator<HtmlElement> {
  for (const child of children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
  }
}
