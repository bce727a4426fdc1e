/** Prints what codes and lines say; see lines.ts. All of the input is printed as text. */
import { describeLine } from './describe-line.ts';
import { readLine, type Answer, type Knowledge, type Reading } from './lines.ts';
import { maskNumbers, splitLines } from './pasted-lines.ts';

/** Knowledge as JSON, as it is compiled into the module. */
export type KnowledgeJson = Omit<Knowledge, 'ifsc' | 'handles'> &
  Readonly<Record<'ifsc' | 'handles', Readonly<Record<string, string>>>>;

/** How many lines are answered at once. */
const mostLines = 20;

/** The search of /codes, for the island Search. */
export function lookUpIn(json: KnowledgeJson) {
  const knowledge: Knowledge = {
    ...json,
    ifsc: new Map(Object.entries(json.ifsc)),
    handles: new Map(Object.entries(json.handles)),
  };
  const read = (line: string) => readLine(line, knowledge, new Date());
  return (query: string, region: HTMLElement): void => {
    const lines = splitLines(query, (line) => read(line).banks.length > 0);
    const answers = lines.slice(0, mostLines).map((line) => ({ line, answer: read(line) }));
    const printed = answers.map(({ line, answer }) => printAnswer(line, answer, knowledge, answers.length > 1));
    const left = lines.length - answers.length;
    region.replaceChildren(
      ...printed,
      ...(left > 0
        ? [element('p', `These are the first ${mostLines} lines. Paste the other ${left} by themselves.`)]
        : []),
      ...(answers.length > 0 ? [printSteps(answers.map(({ answer }) => answer))] : []),
    );
  };
}

/** @param isOneOfMany whether the line is printed above its answer, and its parts are folded */
function printAnswer(line: string, answer: Answer, knowledge: Knowledge, isOneOfMany: boolean): Node {
  const { banks, readings, codes, unknown } = answer;
  const parts = [...readings.map((reading) => printReading(reading, knowledge)), ...unknown.map(paragraph)];
  return element(
    'article',
    ...(isOneOfMany ? [element('code', line)] : []),
    element('h2', headingOf(answer)),
    ...(codes.length > 0
      ? [list(codes.map(({ forms, href, meaning }) => [link(href, forms[0] ?? ''), ` ${meaning}`]))]
      : []),
    ...(isOneOfMany && parts.length > 0 ? [element('details', element('summary', 'Part by part'), ...parts)] : parts),
    ...(banks.length + codes.length === 0 ? [printUnknown(line)] : []),
  );
}

function headingOf(answer: Answer): string {
  const { banks, readings, codes } = answer;
  if (banks.length > 0) return describeLine(answer);
  if (codes.length === 0) return 'We don’t recognise this line yet.';
  if (readings.length > 0) return 'We know part of this line.';
  return codes.length === 1 ? 'What this code means:' : 'One of these codes, perhaps:';
}

function printReading({ shape, parts }: Reading, { banks }: Knowledge): Node {
  const bank = shape && banks[shape.bank];
  const rows = parts.map(({ label, value, note }) =>
    element(
      'div',
      element('dt', label),
      element('dd', element('code', value), ...(note === undefined ? [] : [` ${note}`])),
    ),
  );
  return element(
    'section',
    ...(shape && bank ? [element('p', link(bank.href, bank.name), `: ${shape.name}`)] : []),
    element('dl', ...rows),
  );
}

function printUnknown(line: string): Node {
  const masked = encodeURIComponent(maskNumbers(line.slice(0, 400)));
  const send = link(`/contact#line=${masked}`, 'Send us this line');
  return element('p', 'Try one code of it by itself. ', send, ': you see the message first, with long numbers masked.');
}

/** What to do next, once for all lines. */
function printSteps(answers: readonly Answer[]): Node {
  const mayBePaid = answers.some(({ readings, codes }) => {
    const directions = readings.flatMap(({ shape }) => shape?.direction ?? []);
    const known = directions.length > 0 ? directions : codes.map(({ direction }) => direction);
    return known.length === 0 || known.some((direction) => direction === 'out' || direction === 'either');
  });
  const steps = element(
    'nav',
    ...(mayBePaid ? [link('/unknown-debit', 'Not yours? Do this first')] : []),
    link('/android-app', 'Have the whole statement read'),
  );
  return Object.assign(steps, { ariaLabel: 'What to do next' });
}

function paragraph(words: string): HTMLElement {
  return element('p', words);
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
  return Object.assign(element('a', words), { href });
}
