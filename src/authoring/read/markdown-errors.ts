/** Markdown and HTML that the site would print as text, or run. */
import type { MdastNode } from 'satteri';
import {
  altSlips,
  blockSlips,
  htmlSlips,
  linkSlips,
  otherHtml,
  paragraphSlips,
  struckSlips,
  textSlips,
} from '#authoring/slips/markdown.ts';
import { tellOf } from '#authoring/slips/slip.ts';
import { mistakesAt } from '#schemas/kit/validation.ts';
import { didYouMean, quoted } from '#schemas/kit/wording.ts';
import { childrenOf, lineOf, nodesOf } from './markdown-nodes.ts';

/**
 * The mistakes in the nodes of a text.
 * @param source the whole file; '' for the text of a field
 */
export function findMarkdownErrors(nodes: readonly MdastNode[], source = ''): { line: number; message: string }[] {
  return nodes.flatMap((node) => mistakesAt({ line: lineOf(node) }, refuse(node, source)));
}

/**
 * The reason why an HTML element may not be in a text, and the remedy.
 * @param components those that may
 */
export function refuseHtml(name: string, components: readonly string[] = []): string {
  const known = htmlSlips.find(({ find }) => find === name.toLowerCase());
  const { message } = known ?? { message: otherHtml };
  return message.replace('{name}', () => name).replace('{meant}', () => didYouMean(name, components));
}

/** Headings with nothing between them and the next one of their level. */
export function findEmptySections(root: MdastNode): { line: number; message: string }[] {
  return childrenOf(root).flatMap((node, index, blocks) => {
    const next = blocks[index + 1];
    const isEmpty = !next || (next.type === 'heading' && node.type === 'heading' && next.depth <= node.depth);
    const message = 'is a heading with nothing below it → write the section, or remove the heading';
    return node.type === 'heading' && isEmpty ? [{ line: lineOf(node), message }] : [];
  });
}

/** Headings within a component, a quotation or a list: pages are divided at headings, which would cut the box in two. */
export function findNestedHeadings(root: MdastNode): { line: number; message: string }[] {
  const message =
    'is a heading within a box, a quotation or a list → write the words in **bold**, or move it out of there';
  return childrenOf(root)
    .flatMap((block) => nodesOf(block).slice(1))
    .flatMap((node) => (node.type === 'heading' ? [{ line: lineOf(node), message }] : []));
}

/** The mistake in a text that is not a single paragraph. */
export function refuseBlocks(root: MdastNode): string | undefined {
  const [block, ...others] = childrenOf(root);
  if (others.length > 0) return 'has several paragraphs, and is printed as one → write one, without empty lines';
  if (!block || block.type === 'paragraph' || block.type === 'html') return undefined;
  return `is read as a ${block.type}, and is printed within a line → begin it with a word, or write \\ before its first sign`;
}

function refuse(node: MdastNode, source: string): string | undefined {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  switch (node.type) {
    case 'html':
      return refuseHtml(/^<\/?([\w!-]+)/.exec(node.value)?.[1] ?? '');
    case 'image':
      return tellOf(altSlips, node.alt ?? '');
    case 'heading':
      return node.children.length === 0
        ? 'is a heading without words → write them after the #, or remove it'
        : tellOf(blockSlips, written);
    case 'blockquote':
    case 'listItem':
      return tellOf(blockSlips, written);
    case 'delete':
      return tellOf(struckSlips, written);
    case 'link': {
      const words = nodesOf(node).flatMap((part) => (part.type === 'text' ? part.value.trim() : []));
      const told = tellOf(linkSlips, words.join(' '));
      if (told) return told;
      return node.children.length === 0 ? 'is a link without words → write them between [ and ]' : undefined;
    }
    case 'footnoteDefinition':
      return `defines the note ${quoted(node.identifier)} → write the source into the list \`sources\``;
    case 'code':
      return refuseCode(node, written);
    case 'paragraph': {
      const [text] = node.children;
      return text?.type === 'text' ? tellOf(paragraphSlips, text.value) : undefined;
    }
    case 'text':
      // The source, as a sign after \ is meant.
      return tellOf(textSlips, written || node.value);
    default:
      return undefined;
  }
}

/** @param written the source, with its fences */
function refuseCode({ lang }: Extract<MdastNode, { type: 'code' }>, written: string): string | undefined {
  const [fence] = /^(`{3,}|~{3,})/.exec(written) ?? [];
  if (fence === undefined) return undefined;
  if (/^(?:markdown|mdx?)$/.test(lang ?? '')) return `is printed as code → remove the lines with ${fence}`;
  const isClosed = written.slice(fence.length).trimEnd().endsWith(fence);
  return isClosed ? undefined : `begins code that does not end → write ${fence} on a line below the code`;
}
