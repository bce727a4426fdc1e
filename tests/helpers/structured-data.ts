import { formatRupees } from '#lib/browser/format.ts';
import { attributesOf, proseOf, select, textOf } from './document.ts';
import { vocabulary } from './vocabulary.ts';

/** An object of JSON-LD. */
export type Node = Readonly<Record<string, unknown>>;

/** The objects of the page's `@graph`s. @throws when a block is no JSON-LD of schema.org */
export function readGraph(document: Document): Node[] {
  return select(document, 'script[type="application/ld+json"]').flatMap(({ textContent }) => {
    const data: unknown = JSON.parse(textContent ?? '');
    if (!isNode(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph'])) {
      throw new Error(`no graph of schema.org: ${textContent}`);
    }
    return data['@graph'].filter(isNode);
  });
}

/** The object and all that it holds. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

export const hasType = (type: string) => (node: Node) => node['@type'] === type;

/** The types and properties that schema.org does not have, or has for other types. */
export function unknownWords(graph: readonly Node[]): string[] {
  return nodesIn(graph)
    .filter((node) => !isReference(node))
    .flatMap((node) => {
      const type = String(node['@type']);
      const properties = vocabulary.get(type);
      if (!properties) return [`no type: ${type}`];
      return Object.keys(node)
        .filter((name) => name !== '@type' && name !== '@id' && !properties.has(name) && !isActionInput(type, name))
        .map((name) => `no property of ${type}: ${name}`);
    });
}

/** The inputs of an action are annotations of its properties. https://schema.org/docs/actions.html */
const isActionInput = (type: string, name: string) => type === 'SearchAction' && name === 'query-input';

/** What would tell of ratings and reviews, which this site has none of. */
export function ratings(graph: readonly Node[]): string[] {
  return nodesIn(graph)
    .flatMap((node) => [String(node['@type']), ...Object.keys(node)])
    .filter((word) => /(^r|R)(ating|eview)/.test(word));
}

/** The ids that are named in some graph and described in none. */
export function danglingIds(graph: readonly Node[]): string[] {
  const nodes = nodesIn(graph);
  const described = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  return nodes.flatMap((node) => (isReference(node) && !described.has(node['@id']) ? [String(node['@id'])] : []));
}

/** Where the graph says something that the page does not show, as lines like "Offer price: 499". */
export function contradictions(graph: readonly Node[], document: Document): string[] {
  const shown = readShown(document);
  return [
    ...nodesIn(graph).flatMap((node) => unshown(node, shown)),
    ...nodesIn(graph)
      .filter(hasType('BlogPosting'))
      .flatMap((node) => wrongArticle(node, document)),
    ...nodesIn(graph)
      .filter(hasType('Offer'))
      .flatMap((node) => wrongOffer(node, document)),
    ...graph.filter(({ '@type': type }) => String(type).endsWith('Page')).flatMap((node) => wrongPage(node, document)),
    ...wrongQuestions(graph, document),
    ...wrongTrail(graph, document),
  ];
}

/** Properties whose words have to stand on the page letter for letter. */
const printed = ['name', 'headline', 'text', 'slogan', 'email', 'telephone', 'articleSection'];
/** Properties whose day has to stand in a `<time>`. */
const dated = ['datePublished', 'dateModified'];
/** Properties whose addresses the page has to link to. */
const linked = ['sameAs'];

/** What a page shows. */
interface Shown {
  words: string;
  days: readonly string[];
  links: readonly string[];
}

function unshown(node: Node, { words, days, links }: Shown): string[] {
  const lacking = (names: readonly string[], isShown: (value: string) => boolean) =>
    names.flatMap((name) =>
      listOf(node[name])
        .filter((value) => !isShown(String(value)))
        .map((value) => `${String(node['@type'])} ${name}: ${String(value)}`),
    );
  return [
    ...lacking(printed, (value) => words.includes(tidy(value))),
    ...lacking(dated, (value) => days.includes(value)),
    ...lacking(linked, (value) => links.includes(value)),
  ];
}

/** A page is called and described as its head says. */
function wrongPage({ url, description }: Node, document: Document): string[] {
  const canonical = attributesOf(document, 'link[rel="canonical"]', 'href');
  const descriptions = attributesOf(document, 'meta[name="description"]', 'content');
  return [
    ...(canonical.includes(String(url)) ? [] : [`page url: ${String(url)}`]),
    ...(descriptions.includes(String(description)) ? [] : [`page description: ${String(description)}`]),
  ];
}

/** How far the words counted in the source may be from those of the printed text, which has tables and labels besides. */
const wordTolerance = 0.1;

function wrongArticle({ headline, wordCount }: Node, document: Document): string[] {
  const title = textOf(document.querySelector('h1'));
  const words = textOf(document.querySelector('main .prose-ledger')).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const isCounted = Math.abs(Number(wordCount) - words) <= words * wordTolerance;
  return [
    ...(headline === title ? [] : [`headline: ${String(headline)}`]),
    ...(isCounted ? [] : [`wordCount: ${String(wordCount)} of ${words}`]),
  ];
}

/** The offer's name is a heading, under which its price and what it includes stand. */
function wrongOffer(offer: Node, document: Document): string[] {
  const { name, description } = offer;
  const prices = nodesIn(offer).flatMap(({ price }) => listOf(price).map((rupees) => formatRupees(Number(rupees))));
  const heading = select(document, 'main :is(h2, h3)').find((candidate) => textOf(candidate) === name);
  const terms = textOf(heading?.parentElement);
  const parts = [...new Set(prices), ...String(description).split(', ')];
  return parts.filter((part) => !terms.includes(part)).map((part) => `Offer ${String(name)}: ${part}`);
}

/** The questions of an FAQPage are those of the page, in its order and its words. */
function wrongQuestions(graph: readonly Node[], document: Document): string[] {
  const page = graph.find(hasType('FAQPage'));
  if (!page) return [];
  const said = nodesIn(page.mainEntity)
    .filter(hasType('Question'))
    .map((question) => [question.name, nodesIn(question.acceptedAnswer)[0]?.text]);
  const shown = select(document, 'main details').map((details) => [
    textOf(details.querySelector('summary')),
    proseOf(details.querySelector('summary ~ *')),
  ]);
  return differences('questions', said, shown);
}

/** The trail is that of the page: its words, its order, its links. */
function wrongTrail(graph: readonly Node[], document: Document): string[] {
  const trail = graph.find(hasType('BreadcrumbList'));
  const said = nodesIn(trail)
    .filter(hasType('ListItem'))
    .map(({ position, name, item }) => [position, name, item && new URL(String(item)).pathname]);
  const shown = select(document, 'nav[aria-label="Breadcrumb"] li').map((step, index) => [
    index + 1,
    textOf(step),
    attributesOf(step, 'a', 'href')[0],
  ]);
  return differences('trail', said, shown);
}

function differences(what: string, said: readonly unknown[], shown: readonly unknown[]): string[] {
  const lines = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value)));
  const isSame = JSON.stringify(said) === JSON.stringify(shown);
  if (isSame) return [];
  const differing = [...lines(said).symmetricDifference(lines(shown))];
  return [`${what}: ${differing.length > 0 ? differing.join(' ') : 'in another order'}`];
}

/** The title and the text, without scripts and styles. */
function readShown(document: Document): Shown {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of select(body, 'script, style, sup')) element.remove();
  return {
    words: tidy(`${document.title} ${body.textContent}`),
    days: attributesOf(document, 'main time', 'datetime'),
    links: attributesOf(document, 'a', 'href'),
  };
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isReference = (node: Node) => Object.keys(node).join() === '@id';
