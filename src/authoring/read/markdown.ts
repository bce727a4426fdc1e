import { markdownToMdast, mdxToMdast, type MdastNode } from 'satteri';
import type { SyntaxMistake } from './fields-text.ts';

/** @returns every node of the text of an entry, its front matter included, or the first syntax mistake of MDX */
export function readNodes(file: string, source: string): MdastNode[] | SyntaxMistake {
  if (!file.endsWith('.mdx')) return nodesOf(markdownToMdast(source));
  try {
    return nodesOf(mdxToMdast(source));
  } catch (error) {
    return explain(error instanceof Error ? error.message : String(error));
  }
}

/** The compiler's message begins with line and column, and ends with the name of its rule. */
function explain(message: string): SyntaxMistake {
  const [, line = '1', column = '1', words = message] =
    /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(message) ?? [];
  const advice = 'close every tag, and write \\< and \\{ where the characters themselves are meant';
  return { line: Number(line), column: Number(column), message: `cannot be read: ${words} → ${advice}` };
}

/** A node and all its descendants, in order. */
export function nodesOf(node: MdastNode): MdastNode[] {
  return [node, ...('children' in node ? node.children : []).flatMap(nodesOf)];
}

/** The line that a node begins on, from 1. */
export function lineOf({ position }: MdastNode): number {
  return position?.start.line ?? 1;
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
