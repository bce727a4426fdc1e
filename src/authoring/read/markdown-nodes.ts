import { mdxToMdast, type MdastNode } from 'satteri';
import type { ValidationError } from '#lib/errors.ts';
import type { SyntaxProblem } from './syntax.ts';
import { tellOf } from '#authoring/slips/slip.ts';
import { mdxSlips, tagSlips } from '#authoring/slips/mdx.ts';

export interface WrittenLink extends Omit<ValidationError, 'message'> {
  url: string;
}

/** The syntax tree of a text and its front matter, or the first syntax mistake. */
export function readText(source: string): MdastNode | SyntaxProblem {
  try {
    return mdxToMdast(source);
  } catch (error) {
    // The message begins with line and column, and ends with the name of the rule.
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1', column = '1', words = message] =
      /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(message) ?? [];
    const [row, place] = [source.split('\n')[Number(line) - 1] ?? '', Number(column)];
    const tag = row.slice(Math.max(0, row.lastIndexOf('<', place - 1)));
    const told = tellOf(mdxSlips, row) ?? tellOf(tagSlips, tag)!;
    return { line: Number(line), column: place, message: told.replace('{said}', () => words) };
  }
}

export const childrenOf = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);

/** A node and all its descendants, in order. */
export function nodesOf(node: MdastNode): MdastNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}

/** The headings of a text, without Markdown. */
export function headingsIn(nodes: readonly MdastNode[]) {
  const textOf = (part: MdastNode) => ('value' in part ? part.value : '');
  return nodes.flatMap((node) =>
    node.type === 'heading'
      ? [{ depth: node.depth, text: nodesOf(node).map(textOf).join(''), line: lineOf(node) }]
      : [],
  );
}

/** The lines that a text prints by `<Narration line="…">`. */
export function narrationsIn(nodes: readonly MdastNode[]) {
  return nodes.flatMap((node) => {
    const text = givenText(node, 'Narration', 'line');
    return text === undefined ? [] : [{ text, shape: givenText(node, 'Narration', 'shape'), line: lineOf(node) }];
  });
}

/** An attribute of a component; undefined for other nodes. */
export function givenText(node: MdastNode, component: string, name: string): string | undefined {
  if (!isComponent(node) || node.name !== component) return undefined;
  const attribute = node.attributes.find((known) => known.type === 'mdxJsxAttribute' && known.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

export function componentsIn(nodes: readonly MdastNode[]): string[] {
  return nodes.flatMap((node) => (isComponent(node) && node.name ? [node.name] : []));
}

/** Whether a node is a tag. It may be HTML, which mdx-errors.ts refuses. */
export function isComponent(node: MdastNode) {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function linksIn(nodes: readonly MdastNode[]): { url: string; line: number }[] {
  return nodes.flatMap((node) =>
    node.type === 'link' || node.type === 'definition' ? [{ url: node.url, line: lineOf(node) }] : [],
  );
}

export function lineOf({ position }: MdastNode): number {
  return position?.start.line ?? 1;
}
