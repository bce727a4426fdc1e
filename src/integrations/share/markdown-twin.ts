import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as writeMarkdown } from 'mdast-util-to-markdown';
import { parse } from 'parse5';
import { stringify } from 'yaml';
import { isoDate } from '#lib/browser/format.ts';
import { absoluteUrl, type PageHead } from '#lib/build/seo.ts';

type HtmlTree = Extract<ReturnType<typeof fromParse5>, { type: 'root' }>;
type HtmlElement = Extract<HtmlTree['children'][number], { type: 'element' }>;
type HtmlNode = HtmlElement['children'][number];

/** What only serves on the page itself: ways around it, controls, drawings and what is not shown. */
const leftOut = new Set(
  'nav button label input select textarea svg canvas source script style noscript template'.split(' '),
);

/** Inline elements. Where two of them touch, the page’s styles separate them. */
const inLine = new Set(['a', 'b', 'code', 'span', 'strong', 'time']);

/** Titles of what follows them, for which Markdown has no form. */
const titles = new Set(['caption', 'dt', 'summary']);

/**
 * The page as Markdown: its head in front, then what its <main> says, its links absolute, closed questions included.
 * @throws when it has no <main>
 */
export function toMarkdown({ path, title, description, modified }: PageHead, html: string): string {
  const canonical = absoluteUrl(path);
  const front = stringify(
    { title, description, canonical, ...(modified && { date: isoDate(modified) }) },
    { lineWidth: 0 },
  );
  const main = findMain(fromParse5(parse(html)) as HtmlTree);
  if (!main) throw new Error(`${path}: the page has no <main>.`);
  const base: HtmlElement = { type: 'element', tagName: 'base', properties: { href: canonical }, children: [] };
  const body = writeMarkdown(toMdast({ type: 'root', children: [base, ...main.children.flatMap(toShown)] }), {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    resourceLink: true,
  });
  return `---\n${front}---\n\n${body}`;
}

function findMain({ children }: { children: HtmlTree['children'] }): HtmlElement | undefined {
  const elements = children.filter((child) => child.type === 'element');
  return elements.find(({ tagName }) => tagName === 'main') ?? elements.map(findMain).find(Boolean);
}

/** The node as what has a form in Markdown; nothing where it is left out. */
function toShown(node: HtmlNode): HtmlNode[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  // What opens a dialog is the title of the dialog, which is printed.
  if (properties.command === 'show-modal') return [{ ...node, tagName: 'b', properties: {} }];
  const isHidden = properties.hidden !== undefined || properties.ariaHidden === 'true';
  // A picture without words says nothing of its own.
  if (isHidden || leftOut.has(tagName) || properties.alt === '') return [];

  const children = spaced(node.children.flatMap(toShown));
  const [first, ...others] = children;
  const isLinkToItself = first?.type === 'element' && first.properties.href === `#${String(properties.id)}`;
  if (isLinkToItself && others.length === 0) return [{ ...node, children: first.children }];
  if (titles.has(tagName)) {
    const strong: HtmlElement = { type: 'element', tagName: 'strong', properties: {}, children };
    return [{ ...node, tagName: tagName === 'dt' ? 'dt' : 'p', children: [strong] }];
  }
  // toMdast leaves dialogs out.
  if (tagName === 'dialog') return [{ ...node, tagName: 'div', children }];
  // Markdown has no place for a caption within its table.
  if (node.children.some((child) => child.type === 'element' && child.tagName === 'caption')) {
    const [caption, ...rows] = children.filter((child) => child.type === 'element');
    return [{ ...node, tagName: 'div', children: [caption!, { ...node, children: rows }] }];
  }
  return [{ ...node, children }];
}

/** The nodes with a space where two elements of a line touch. */
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

function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
