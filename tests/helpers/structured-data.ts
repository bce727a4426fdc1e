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

/** The object and all that it holds. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

export const hasType = (type: string) => (node: Node) => node['@type'] === type;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
