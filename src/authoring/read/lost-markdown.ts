/** Markdown and HTML that the site does not understand: without these mistakes they would be printed as text, or run. */
import type { MdastNode } from 'satteri';
import { mistakesAt } from '#schemas/kit/validation.ts';
import { didYouMean, quoted } from '#schemas/kit/wording.ts';
import { lineOf, nodesOf } from './markdown-nodes.ts';

/** The remedy for HTML. */
const inMarkdown: Readonly<Record<string, string>> = {
  a: '[words](/page)',
  b: '**words**',
  br: 'an empty line',
  em: '*words*',
  i: '*words*',
  img: '![what it shows](./folder/picture.png)',
  li: 'a list with - before each line',
  strong: '**words**',
  table: 'a table with | between the cells',
};

/** Markdown that would be printed as text, and the remedy. */
const lostInText: readonly [pattern: RegExp, remedy: string][] = [
  [/!?\[[^\]]*\]\([^)]*\)/, 'write %20 for each space of the address, like ![A page](./folder/a%20page.png)'],
  [/\]\((?:\/|$)/, 'write ) behind the address'],
  [/\[\^(?!\d+\])[^\]]*(?:\]|$)|\^\[.*|\^\d+\^/, 'write the number of the source, like [^1]'],
  [/\[\d{1,2}\]|(?<=[.,”])[¹²³]/, 'write [^1] to cite the first source'],
  [/!?\[\[[^\]]*\]\]|\[[^\]^]+\]\[[^\]^]*\]/, 'write a link as [words](/page)'],
  [/\[[^\]]*\]\s+\((?:\/|https?:)/, 'remove the space between ] and ('],
  [/\((?:\/[a-z][a-z-]*)+\)/, 'write a link as [words](/page)'],
  [/(?<=^|\s)\*$|^\*(?=\s|$)/, 'write two stars before and two after the words in bold: **words**'],
  [/\*\*|==(?=\S)|__(?=\p{L})/u, 'write stars before and after the words, without a space: **words**'],
  [/^:{3}.*|\[!\w+\]/m, 'write <Callout title="…"> above the remark and </Callout> below it'],
  [/^\|.*\|$/m, 'write a line | --- | --- | below the headings of the table, and an empty line above them'],
];

/** The remedy for a number to call. */
export const toHelplines = 'write it in content/bank-help, and <BankHelplines /> or a link to the bank’s page here';

/** An alternative text that a camera or an editor wrote, and words of a link that say as little. */
const emptyAlt =
  /\.(?:jpe?g|png|webp|avif|gif|heic)$|^alt.?text$|^(?:IMG|DSC|PXL|Screenshot)[-_ ]?\d|^(?:image|photo|picture|screenshot)[ \d]*$/i;
const emptyLink =
  /^(?:(?:click |see )?here|link|(?:read )?more|this (?:article|link|page)|https?:\S+|यहा[ँं](?: क्लिक करें)?)$/i;

/** A number to call, as Indian banks write them. */
const phoneNumber = /(?:\b1800|\b1860|\+91)[ -]?\d[\d -]{3,}/;

/** The beginning of a line of a list elsewhere, or of one whose space is missing or hard. */
const bullet =
  /^[ \t]*(?:[•▪●‣◦]|[–—] .*\n[–—] |[-*]\u00A0|\d+[.)]\u00A0|\(?[a-z०-९]\) .*\n\(?[a-z०-९]\) |\*\p{L}|-\p{L}.*\n-\p{L})/mu;

/**
 * The mistakes in a text.
 * @param source the whole file that the nodes were read from
 */
export function findLostMarkdown(nodes: readonly MdastNode[], source = ''): { line: number; message: string }[] {
  return nodes.flatMap((node) => mistakesAt({ line: lineOf(node) }, refuse(node, source)));
}

/**
 * The reason why an HTML element may not be in a text, and the remedy.
 * @param components those that may
 */
export function refuseHtml(name: string, components: readonly string[] = []): string {
  const remedy = inMarkdown[name.toLowerCase()];
  return `<${name}> is HTML${didYouMean(name, components)} → ${remedy ? `write ${remedy}` : 'remove it: texts are Markdown'}, and \\< where the character itself is meant`;
}

/** Headings of a text with nothing between them and the next of their level. */
export function findEmptySections(root: MdastNode): { line: number; message: string }[] {
  const blocks = 'children' in root ? root.children : [];
  return blocks.flatMap((node, index) => {
    const next = blocks[index + 1];
    const isEmpty = !next || (next.type === 'heading' && node.type === 'heading' && next.depth <= node.depth);
    const message = 'is a heading with nothing below it → write the section, or remove the heading';
    return node.type === 'heading' && isEmpty ? [{ line: lineOf(node), message }] : [];
  });
}

/** Headings within a component, a quotation or a list: the page is divided at its headings, and would be cut in the middle of the box. */
export function findNestedHeadings(root: MdastNode): { line: number; message: string }[] {
  const blocks = 'children' in root ? root.children : [];
  const message =
    'is a heading within a box, a quotation or a list → write the words in **bold**, or move it out of there';
  return blocks
    .flatMap((block) => nodesOf(block).slice(1))
    .flatMap((node) => (node.type === 'heading' ? [{ line: lineOf(node), message }] : []));
}

/** The mistake in a text that must be a single paragraph and is not. */
export function refuseBlocks(root: MdastNode): string | undefined {
  const blocks = 'children' in root ? root.children : [];
  const [block] = blocks;
  if (blocks.length > 1) return 'has several paragraphs, and is printed as one → write one, without empty lines';
  if (!block || block.type === 'paragraph' || block.type === 'html') return undefined;
  return `is read as a ${block.type}, and is printed within a line → begin it with a word, or write \\ before its first sign`;
}

function refuse(node: MdastNode, source: string): string | undefined {
  switch (node.type) {
    case 'html':
      return refuseHtml(/^<\/?([\w!-]+)/.exec(node.value)?.[1] ?? '');
    case 'image':
      return emptyAlt.test(node.alt ?? '')
        ? `${quoted(node.alt)} is read aloud in place of the picture → say what the picture shows`
        : undefined;
    case 'heading':
      return node.children.length === 0
        ? 'is a heading without words → write them after the #, or remove it'
        : undefined;
    case 'link': {
      const words = nodesOf(node)
        .flatMap((part) => (part.type === 'text' ? part.value.trim() : []))
        .join(' ');
      if (emptyLink.test(words)) return `the link ${quoted(words)} does not say where it leads → link words that do`;
      return node.children.length === 0 ? 'is a link without words → write them between [ and ]' : undefined;
    }
    case 'footnoteDefinition':
      return `defines the note ${quoted(node.identifier)} → write the source into the list \`sources\``;
    case 'code': {
      const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
      const [fence] = /^(`{3,}|~{3,})/.exec(source.slice(start)) ?? [];
      if (fence === undefined) return undefined;
      if (/^(?:markdown|mdx?)$/.test(node.lang ?? '')) return `is printed as code → remove the lines with ${fence}`;
      const code = source.slice(start + fence.length, end).trimEnd();
      return code.endsWith(fence)
        ? undefined
        : `begins code that does not end → write ${fence} on a line below the code`;
    }
    case 'paragraph': {
      const [text] = node.children;
      return text?.type === 'text' && bullet.test(text.value)
        ? 'is printed as one paragraph, not as a list → begin each line with - and a space, below an empty line'
        : undefined;
    }
    case 'text': {
      // As it is written: a sign after \ is meant.
      const text = source.slice(node.position?.start.offset, node.position?.end.offset) || node.value;
      const [phone] = phoneNumber.exec(text) ?? [];
      if (phone) return `has the number ${quoted(phone.trim())} without its source → ${toHelplines}`;
      const lost = lostInText.find(([pattern]) => pattern.test(text));
      return lost && `${quoted(lost[0].exec(text)?.[0])} is printed as it is → ${lost[1]}`;
    }
    default:
      return undefined;
  }
}
