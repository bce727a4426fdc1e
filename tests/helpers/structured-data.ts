import { select } from './document.ts';

/** An object of JSON-LD. */
export type Node = Readonly<Record<string, unknown>>;

/** The objects of the page's `@graph`. */
export function readGraph(document: Document): Node[] {
  return select(document, 'script[type="application/ld+json"]').flatMap(({ textContent }) => {
    const { '@graph': graph } = JSON.parse(textContent ?? '') as { '@graph': Node[] };
    return graph;
  });
}

/** The object and all objects inside it. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

export const hasType = (type: string) => (node: Node) => node['@type'] === type;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const pageWords = 'about breadcrumb dateModified description image inLanguage isPartOf name url';

/** The types and properties of https://schema.org/docs/full.html that the site uses. */
const vocabulary: Readonly<Record<string, string>> = {
  AboutPage: pageWords,
  BlogPosting:
    'articleSection author dateModified datePublished description headline image inLanguage mainEntityOfPage publisher wordCount',
  BreadcrumbList: 'itemListElement',
  City: 'containedInPlace geo name',
  CollectionPage: pageWords,
  ContactPage: pageWords,
  ContactPoint: 'contactType email telephone',
  DefinedTerm: 'description inDefinedTermSet name termCode url',
  DefinedTermSet: 'hasDefinedTerm name url',
  EntryPoint: 'urlTemplate',
  GeoCoordinates: 'latitude longitude',
  ListItem: 'item name position',
  Offer: 'description name price priceCurrency priceSpecification',
  Organization: 'alternateName contactPoint logo name sameAs slogan url',
  SearchAction: 'query-input target',
  Service: 'areaServed name provider serviceType',
  SoftwareApplication: 'applicationCategory name offers operatingSystem publisher',
  State: 'name',
  UnitPriceSpecification: 'price priceCurrency unitCode',
  WebPage: pageWords,
  WebSite: 'alternateName inLanguage name potentialAction publisher url',
};

/** The types and properties that are not in the vocabulary, as lines like "Offer: wordCount". */
export function unknownWords(graph: readonly Node[]): string[] {
  return nodesIn(graph)
    .filter((node) => !isReference(node))
    .flatMap((node) => {
      const type = String(node['@type']);
      const known = `@type @id ${vocabulary[type] ?? ''}`.split(' ');
      const unknown = Object.keys(node).filter((name) => !known.includes(name));
      return type in vocabulary ? unknown.map((name) => `${type}: ${name}`) : [type];
    });
}

export const isReference = (node: Node) => Object.keys(node).join() === '@id';
