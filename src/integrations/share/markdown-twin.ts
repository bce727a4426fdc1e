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
  const page = fromParse5(parse(html)) as HtmlTree;
  const main = elementsIn(page).find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${path}: the page has no <main>.`);
  const children = shownOnly(main.children);
  for (const element of elementsIn({ children })) prepare(element, canonical);
  const body = writeMarkdown(toMdast({ type: 'root', children }), {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    resourceLink: true,
  });
  return `---\n${front}---\n\n${body}`;
}

/** The elements below a node, in the order of the document. */
function* elementsIn({ children }: { children: HtmlTree['children'] }): Generator<HtmlElement> {
  for (const child of children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** A copy without what is left out. */
function shownOnly(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.filter(isNoDecoration).flatMap((node): HtmlNode[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    // What opens a dialog is the title of the dialog, which is printed.
    if (node.properties.command === 'show-modal') return [{ ...node, tagName: 'b', properties: {} }];
    if (leftOut.has(node.tagName)) return [];
    const { hidden, ariaHidden } = node.properties;
    if (hidden !== undefined || ariaHidden === 'true') return [];
    return [{ ...node, properties: { ...node.properties }, children: spaced(shownOnly(node.children)) }];
  });
}

/** The nodes with a space where two elements of a line touch. */
function spaced(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node, index): HtmlNode[] =>
    isInLine(node) && isInLine(nodes[index - 1]) && !/^[\s,.;:)]/.test(textOf(node))
      ? [{ type: 'text', value: ' ' }, node]
      : [node],
  );
}

/** Whether the node is anything but a picture that says nothing of its own. */
function isNoDecoration(node: HtmlNode): boolean {
  return node.type !== 'element' || node.tagName !== 'img' || node.properties.alt !== '';
}

function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

function isInLine(node: HtmlNode | undefined): boolean {
  return node?.type === 'element' && inLine.has(node.tagName);
}

/** Makes of an element what has a form in Markdown. */
function prepare(element: HtmlElement, canonical: string): void {
  const [first, ...others] = element.children;
  const isLinkToItself = first?.type === 'element' && first.properties.href === `#${String(element.properties.id)}`;
  if (isLinkToItself && others.length === 0) element.children = first.children;
  for (const name of ['href', 'src']) {
    const address = element.properties[name];
    if (typeof address === 'string') element.properties[name] = new URL(address, canonical).href;
  }
  if (titles.has(element.tagName)) {
    element.children = [{ type: 'element', tagName: 'strong', properties: {}, children: element.children }];
    if (element.tagName !== 'dt') element.tagName = 'p';
  }
  // rehype-remark leaves dialogs out.
  if (element.tagName === 'dialog') element.tagName = 'div';
  // Markdown has no place for a caption within its table.
  const [caption, ...rows] = element.children.filter((child) => child.type === 'element');
  if (element.tagName === 'table' && caption?.tagName === 'caption') {
    element.children = [caption, { ...element, children: rows }];
    element.tagName = 'div';
  }
}
