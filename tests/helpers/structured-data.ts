import { select } from './document.ts';
import schemaOrg from './schema-org.json' with { type: 'json' };

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

/** The types and properties of https://schema.org/docs/full.html that the site uses. */
const vocabulary = new Map<string, string[]>(Object.entries(schemaOrg));

/** The types and properties that are not in the vocabulary, as lines like "Offer: wordCount". */
export function unknownWords(graph: readonly Node[]): string[] {
  return nodesIn(graph)
    .filter((node) => !isReference(node))
    .flatMap((node) => {
      const type = String(node['@type']);
      const known = vocabulary.get(type);
      const unknown = Object.keys(node).filter((name) => !['@type', '@id', ...(known ?? [])].includes(name));
      return known ? unknown.map((name) => `${type}: ${name}`) : [type];
    });
}

export const isReference = (node: Node) => Object.keys(node).join() === '@id';
