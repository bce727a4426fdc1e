import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as writeMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import type { PageFacts } from '#data/metadata/page-facts.ts';
import type { BuiltPage } from './built-page.ts';

type HtmlElement = Extract<ReturnType<typeof fromParse5>, { type: 'element' }>;
type HtmlNode = HtmlElement['children'][number];

/** Useful only on the page: navigation, controls, drawings, and what is not displayed. */
const leftOut = new Set(
  'nav button label input select textarea svg canvas source script style noscript template'.split(' '),
);

/** Inline elements. The styles of the page separate two that touch. */
const inLine = new Set(['a', 'b', 'code', 'span', 'strong', 'time']);

/** Elements that title what follows them and have no form in Markdown. */
const titles = new Set(['caption', 'dt', 'summary']);

/**
 * The page as Markdown: front matter from its facts, then the text of its <main>, with absolute links and closed questions.
 * @throws when it has no <main>
 */
export function toMarkdown({ url, title, description, modified }: PageFacts, elements: BuiltPage['elements']): string {
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${url}: the page has no <main>.`);
  const { children } = fromParse5(main) as HtmlElement;
  const front = stringify(
    { title, description, canonical: url, ...(modified && { date: modified }) },
    { lineWidth: 0 },
  );
  const base: HtmlElement = { type: 'element', tagName: 'base', properties: { href: url }, children: [] };
  const body = writeMarkdown(toMdast({ type: 'root', children: [base, ...children.flatMap(toShown)] }), {
    // Padding to the width of the longest cell can double a file.
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    resourceLink: true,
  });
  return `---\n${front}---\n\n${body}`;
}

/** A node in a form that Markdown can express; [] where it is left out. */
function toShown(node: HtmlNode): HtmlNode[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  // An island is no box of its own: what touches it touches its content.
  if (tagName === 'astro-island') return node.children.flatMap(toShown);
  // A button that opens a dialog becomes its title, as the dialog is printed.
  if (properties.command === 'show-modal') return [{ ...node, tagName: 'b', properties: {} }];
  const isHidden = properties.hidden !== undefined || properties.ariaHidden === 'true';
  const needsScript = [properties.className].flat().includes('needs-script');
  // A picture with an empty alternative text is decoration.
  if (isHidden || needsScript || leftOut.has(tagName) || properties.alt === '') return [];

  const children = spaced(node.children.flatMap(toShown));
  const [first, ...others] = children;
  const isLinkToItself = first?.type === 'element' && first.properties.href === `#${String(properties.id)}`;
  if (isLinkToItself && others.length === 0) return [{ ...node, children: first.children }];
  const heading = tagName === 'summary' && children.find(isHeading);
  if (heading) return [heading];
  if (titles.has(tagName)) {
    const strong: HtmlElement = { type: 'element', tagName: 'strong', properties: {}, children };
    return [{ ...node, tagName: tagName === 'dt' ? 'dt' : 'p', children: [strong] }];
  }
  // toMdast leaves dialogs out.
  if (tagName === 'dialog') return [{ ...node, tagName: 'div', children }];
  // Markdown tables cannot have captions.
  if (node.children.some((child) => child.type === 'element' && child.tagName === 'caption')) {
    const [caption, ...rows] = children.filter((child) => child.type === 'element');
    return [{ ...node, tagName: 'div', children: [caption!, { ...node, children: rows }] }];
  }
  return [{ ...node, children }];
}

/** Inserts a space where two inline elements touch. */
function spaced(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node, index): HtmlNode[] =>
    isInLine(node) && isInLine(nodes[index - 1]) && !/^[\s,.;:)]/.test(textOf(node))
      ? [{ type: 'text', value: ' ' }, node]
      : [node],
  );
}

function isInLine(node: HtmlNode | undefined): boolean {
  return node?.type === 'element' && inLine.has(node.tagName);
}

const isHeading = (node: HtmlNode) => node.type === 'element' && /^h[1-6]$/.test(node.tagName);

function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
