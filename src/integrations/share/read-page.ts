import { fromParse5 } from 'hast-util-from-parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

type HtmlTree = Extract<ReturnType<typeof fromParse5>, { type: 'root' }>;
export type HtmlElement = Extract<HtmlTree['children'][number], { type: 'element' }>;

/** What a page of the built site tells programs. */
export interface PageFacts {
  /** The absolute URL. */
  url: string;
  title: string;
  description: string;
  /** What the page is about, in a few words, where it says so. */
  subject: string | undefined;
  /** The day on which what it says last changed or was checked, like 2026-11-01. */
  modified: string | undefined;
  isArticle: boolean;
  isCity: boolean;
  /** The names and URLs of the pages above it, without home. */
  trail: readonly { name: string; item: string }[];
  /** The page in each language in which it exists; none if it exists in one only. */
  alternates: readonly { lang: string; url: string }[];
  /** The ids of its elements, and where its links lead, as they are written. */
  anchors: readonly string[];
  links: readonly string[];
}

export interface ReadPage extends PageFacts {
  main: HtmlElement;
}

/** The parts that we use of the page's structured data; see src/lib/seo/structured-data.ts. */
interface Thing {
  dateModified?: string;
  areaServed?: { '@type': string } | undefined;
  itemListElement?: { name: string; item?: string }[] | undefined;
}

/**
 * Reads a page as a program does: what its head says, and its text.
 * @returns undefined for pages that search engines do not index
 * @throws when it has no <main>
 */
export function readPage(document: Tree.Document): ReadPage | undefined {
  const elements = [...elementsIn(fromParse5(document) as HtmlTree)];
  const metas = new Map(
    elements
      .filter(({ tagName }) => tagName === 'meta')
      .map(({ properties: { name, property, content } }) => [String(name ?? property), String(content)]),
  );
  if (metas.get('robots') === 'noindex') return undefined;
  const url = metas.get('og:url') ?? '';
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${url}: the page has no <main>.`);
  const { dateModified, areaServed, itemListElement = [] } = readGraph(elements);
  return {
    url,
    title: metas.get('og:title') ?? '',
    description: metas.get('description') ?? '',
    subject: metas.get('subject'),
    modified: dateModified,
    isArticle: metas.get('og:type') === 'article',
    isCity: areaServed?.['@type'] === 'City',
    trail: itemListElement.slice(1).flatMap(({ name, item }) => (item === undefined ? [] : { name, item })),
    alternates: elements
      .filter(({ tagName, properties }) => tagName === 'link' && properties.hrefLang !== undefined)
      .map(({ properties }) => ({ lang: String(properties.hrefLang), url: String(properties.href) })),
    anchors: elements.flatMap(({ properties: { id } }) => id ?? []),
    links: elements.flatMap(({ tagName, properties: { href } }) => (tagName === 'a' && href ? href : [])),
    main,
  };
}

/** The page, its breadcrumbs and the place that it serves in the structured data. */
function readGraph(elements: readonly HtmlElement[]): Thing {
  const script = elements.find(({ properties }) => properties.type === 'application/ld+json');
  const [text] = script?.children ?? [];
  const { '@graph': graph } = JSON.parse(text?.type === 'text' ? text.value : '{"@graph":[]}') as { '@graph': Thing[] };
  return {
    ...graph[0],
    areaServed: graph.find(({ areaServed }) => areaServed)?.areaServed,
    itemListElement: graph.find(({ itemListElement }) => itemListElement)?.itemListElement,
  };
}

function* elementsIn({ children }: HtmlTree | HtmlElement): Generator<HtmlElement> {
  for (const child of children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
  }
}
