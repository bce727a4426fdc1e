/** Prints what a code or a line says; see lines.ts. All of the input is printed as text. */
import { formatList } from './format.ts';
import { readLine, tidy, type Answer, type Knowledge, type Reading } from './lines.ts';

const directions = { in: 'money in', out: 'money out', either: 'money in or out' };

/** Knowledge as JSON, as it is compiled into the module. */
export type KnowledgeJson = Omit<Knowledge, 'ifsc' | 'handles'> &
  Readonly<Record<'ifsc' | 'handles', Readonly<Record<string, string>>>>;

/** The search of /codes, for the island Search. */
export function lookUpIn(json: KnowledgeJson) {
  const knowledge: Knowledge = {
    ...json,
    ifsc: new Map(Object.entries(json.ifsc)),
    handles: new Map(Object.entries(json.handles)),
  };
  return (query: string, region: HTMLElement): void => {
    if (tidy(query) === '') {
      region.replaceChildren();
      return;
    }
    const answer = readLine(query, knowledge, new Date());
    region.replaceChildren(...print(answer, knowledge));
  };
}

function print({ banks, readings, codes, unknown }: Answer, knowledge: Knowledge): Node[] {
  const names = banks.map(({ name }) => name);
  const known = readings.flatMap(({ shape }) => (shape ? [shape.channel] : []));
  const heading =
    names.length > 0
      ? `${formatList(names)} ${names.length > 1 ? 'print' : 'prints'} lines of this shape: ${formatList([...new Set(known)])}.`
      : codes.length > 0 && readings.length === 0
        ? `${codes.length === 1 ? 'A code' : `${codes.length} codes`} of the dictionary.`
        : 'No such line: none of the shapes we know fits.';
  const doubts = names.length > 1 ? ['Which of these banks it is, the line alone does not say.', ...unknown] : unknown;
  return [
    title(heading),
    ...readings.map((reading) => printReading(reading, knowledge)),
    codes.length > 0 && readings.length > 0 && title('Codes in it'),
    codes.length > 0 && list(codes.map(({ forms, href, meaning }) => [link(href, forms[0] ?? ''), ` ${meaning}`])),
    doubts.length > 0 && title('What we do not know'),
    doubts.length > 0 && list(doubts.map((doubt) => [doubt])),
    names.length + codes.length === 0 &&
      element(
        'p',
        'Try one code of the line, or ',
        link('/contact', 'send us the line'),
        ' with names and numbers changed.',
      ),
  ].filter((node) => node !== false);
}

function printReading({ shape, parts }: Reading, { banks }: Knowledge): Node {
  const bank = shape && banks[shape.bank];
  const first =
    shape && bank
      ? [link(bank.href, bank.name), `: ${shape.name} (${shape.channel}, ${directions[shape.direction]})`]
      : ['What can be read without the bank'];
  const said = parts.map(({ label, value, note }) => [
    `${label}: `,
    element('code', value),
    note === undefined ? '' : `, ${note}`,
  ]);
  return element('div', element('p', ...first), list(said));
}

function title(words: string): HTMLElement {
  return element('p', element('b', words));
}

function list(items: readonly (Node | string)[][]): HTMLElement {
  return element('ul', ...items.map((item) => element('li', ...item)));
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const node = document.createElement(name);
  node.append(...children);
  return node;
}

function link(href: string, words: string): HTMLElement {
  return Object.assign(element('a', words), { href, className: 'link' });
}
