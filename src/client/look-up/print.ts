/** Prints an answer into the page. All input is printed as text, never as HTML. */
import { handOver } from './hand-over.ts';
import type { Answer, Entry, Fold, Inline, List } from './answer.ts';
import type { LookUpTexts } from './knowledge-json.ts';

export function printAnswer(answer: Answer, words: LookUpTexts, region: HTMLElement): void {
  const { heading, entries, texts, lists, folds, choices, steps } = answer;
  if (heading.length === 0) {
    region.replaceChildren();
    return;
  }
  const [only] = entries.length === 1 ? entries : [];
  const printed = (piece: Inline) => printInline(piece, words);
  region.replaceChildren(
    element(
      'article',
      ...(only ? [printEntry(only)] : []),
      element('h2', ...heading.map(printed)),
      ...texts.map((text) => element('p', ...text.map(printed))),
      ...lists.flatMap((list) => printList(list, words)),
      ...(entries.length > 1 ? [printTable(entries, words)] : []),
      ...(only ? printDetails(only, words) : []),
      ...folds.map((fold) => printFold(fold, words)),
      ...(choices.length > 0 ? [printChoices(answer, words)] : []),
    ),
    ...(steps.length > 0 ? [printSteps(steps, words)] : []),
  );
}

/** The row of the ledger: what it was, with whom, how much; the banks that print it are a tag. */
function printEntry({ what, party, amount, side, tag }: Entry): Node {
  return withClass(
    'entry',
    element(
      'p',
      element('b', what),
      ...(party ? [` · ${party}`] : []),
      ...(tag ? [' ', element('small', tag)] : []),
      ...(amount ? [' ', withClass(side === 'in' ? 'figures text-credit' : 'figures', element('span', amount))] : []),
    ),
  );
}

/** Rows printed in a frame: a slow phone needs half a second for 300. */
const rowsInFrame = 10;

/** Several lines: what each was and its amount; the rest when it is opened. The first rows are there at once. */
function printTable(entries: readonly Entry[], words: LookUpTexts): Node {
  const table = element(
    'table',
    element('thead', element('tr', ...words.lines.columns.map((title) => element('th', title)))),
  );
  const printRows = (start: number) => {
    const end = start + rowsInFrame;
    const rows = entries.slice(start, end).map((entry, index) => printRow(start + index + 1, entry, words));
    // A body of its own, which is not laid out until it comes into view.
    table.append(element('tbody', ...rows));
    if (end < entries.length) requestAnimationFrame(() => table.isConnected && printRows(end));
  };
  printRows(0);
  return table;
}

function printRow(number: number, entry: Entry, words: LookUpTexts): Node {
  const { what, party, amount, side, line, sentence } = entry;
  const details = element('details', element('summary', element('b', what), ...(party ? [` · ${party}`] : [])));
  // 300 lines have thousands of parts; most are never looked at.
  details.addEventListener(
    'toggle',
    () => details.append(element('code', line), element('p', sentence), ...printParts(entry, words)),
    { once: true },
  );
  const sum = withClass(side === 'in' ? 'figures text-credit' : 'figures', element('td', amount ?? ''));
  return element('tr', element('th', String(number)), element('td', details), sum);
}

function printDetails(entry: Entry, words: LookUpTexts): Node[] {
  const parts = printParts(entry, words);
  return parts.length > 0 ? [element('details', element('summary', words.parts), ...parts)] : [];
}

function printParts({ parts, notes }: Entry, words: LookUpTexts): Node[] {
  const rows = parts.map(({ label, value, note }) =>
    element(
      'div',
      element('dt', label),
      element('dd', element('code', value), ...(note === undefined ? [] : [` ${note}`])),
    ),
  );
  return [
    ...(rows.length > 0 ? [element('dl', ...rows)] : []),
    ...(notes.length > 0 ? printList({ items: notes }, words) : []),
  ];
}

function printFold({ summary, lists }: Fold, words: LookUpTexts): Node {
  return element('details', element('summary', summary), ...lists.flatMap((list) => printList(list, words)));
}

function printList({ title, items }: List, words: LookUpTexts): Node[] {
  const printed = (line: readonly Inline[]) => line.map((piece) => printInline(piece, words));
  return [
    ...(title ? [element('p', ...printed(title))] : []),
    ...(items.length > 0 ? [element('ul', ...items.map((item) => element('li', ...printed(item))))] : []),
  ];
}

/** Buttons that line-box.inline.ts puts into the box. */
function printChoices({ choices, certainty }: Answer, words: LookUpTexts): Node {
  const buttons = choices.map(({ text, input }) => {
    const button = withClass('button-quiet', element('button', text));
    Object.assign(button, { type: 'button' }).dataset.ask = input;
    return button;
  });
  const title = certainty === 'nothing' ? words.tryThese : words.charge.which;
  return withClass('choices', element('p', title, ...buttons.flatMap((button) => [' ', button])));
}

function printSteps(steps: Answer['steps'], words: LookUpTexts): Node {
  const links = steps.map(({ text, href, isPrimary }) =>
    withClass(isPrimary ? 'button-primary' : 'button-quiet', Object.assign(element('a', text), { href })),
  );
  return Object.assign(element('nav', ...links), { ariaLabel: words.steps });
}

function printInline(piece: Inline, { inEnglish }: LookUpTexts): Node | string {
  if (typeof piece === 'string') return piece;
  const { text, href, isEnglish } = piece;
  const link = Object.assign(document.createElement('a'), { href });
  link.append(isEnglish ? `${text} ${inEnglish}` : text);
  if (isEnglish) link.setAttribute('hreflang', 'en');
  return href.includes('#line=') ? handOver(link) : link;
}

function withClass<Kind extends HTMLElement>(name: string, node: Kind): Kind {
  node.className = name;
  return node;
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const node = document.createElement(name);
  node.append(...children);
  return node;
}
