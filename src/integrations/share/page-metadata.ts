import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { pageId } from '#lib/build/seo.ts';

const parser = unified().use(rehypeParse);

type Tree = ReturnType<typeof parser.parse>;
type Node = Tree['children'][number];
export type HtmlElement = Extract<Node, { type: 'element' }>;
export type HtmlNode = HtmlElement['children'][number];

/** A page that search engines may list, as its HTML describes it. */
export interface IndexablePage {
  /** The address below the host, like /bank-analysis/sbi. */
  path: string;
  /** The absolute address that the page names as its own. */
  canonical: string;
  /** The title without the name of the product. */
  title: string;
  description: string;
  /** The line above the title on its share image. */
  imageLine: string;
  siteName: string;
  /** The day, like 2026-12-31, on which what it says last changed or was last checked. */
  modified: string | undefined;
  /** Whether it is an article: a page with a day of publication. */
  isArticle: boolean;
  /** The page below which it hangs, by its absolute address and its name in the breadcrumbs; none for pages straight below home. */
  parent: { address: string; label: string } | undefined;
  main: HtmlElement;
}

/**
 * Reads what a finished page says of itself, which is the one source of what machines are told about it elsewhere.
 * @param path the address below the host
 * @returns undefined for a page that search engines leave out
 * @throws when it lacks what such a page must say, naming the page
 */
export function readIndexablePage(path: string, html: string): IndexablePage | undefined {
  const metas = new Map<string, string>();
  const links = new Map<string, string>();
  let graph: GraphNode[] = [];
  let main: HtmlElement | undefined;
  for (const element of elementsIn(parser.parse(html))) {
    const { name, property, content, rel, href, type } = element.properties;
    if (element.tagName === 'meta') metas.set(String(name ?? property), String(content));
    if (element.tagName === 'link') links.set(String(rel), String(href));
    if (element.tagName === 'script' && type === 'application/ld+json') graph = readGraph(element);
    if (element.tagName === 'main') main ??= element;
  }
  if (metas.get('robots')?.includes('noindex')) return undefined;

  const required = <Value>(what: string, value: Value | undefined): Value => {
    if (value === undefined) throw new Error(`${path}: the page has no ${what}.`);
    return value;
  };
  const page = graph.find((node) => node['@id'] === pageId(path));
  const crumbs = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const [, parent] = crumbs.slice(0, -1);
  return {
    path,
    canonical: required('canonical address', links.get('canonical')),
    title: required('og:title', metas.get('og:title')),
    description: required('description', metas.get('description')),
    imageLine: required('og:image:alt', metas.get('og:image:alt')),
    siteName: required('og:site_name', metas.get('og:site_name')),
    modified: page?.dateModified,
    isArticle: metas.get('og:type') === 'article',
    parent: parent && { address: parent.item, label: parent.name },
    main: required('<main>', main),
  };
}

/** The elements below a node, in the order of the document. */
export function* elementsIn(parent: { children: readonly (Node | HtmlNode)[] }): Generator<HtmlElement> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The part of a page's structured data that is read here. */
interface GraphNode {
  '@id'?: string;
  '@type': string;
  dateModified?: string;
  itemListElement?: { name: string; item: string }[];
}

function readGraph(script: HtmlElement): GraphNode[] {
  const text = script.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const data = JSON.parse(text) as { '@graph': GraphNode[] };
  return data['@graph'];
}
