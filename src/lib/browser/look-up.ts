/** Prints what codes and lines say; see lines.ts. All of the input is printed as text. */
import { describeLine } from './describe-line.ts';
import { readLine, type Answer, type Knowledge, type KnownCode, type Reading } from './lines.ts';
import { maskNumbers, splitLines } from './pasted-lines.ts';
import { fillTokens } from './tokens.ts';
import { aroundTokens, type LookUpWords } from './words.ts';

/** Knowledge as JSON, as it is compiled into the module. */
export type KnowledgeJson = Omit<Knowledge, 'ifsc' | 'handles' | 'words'> &
  Readonly<Record<'ifsc' | 'handles', Readonly<Record<string, string>>>> & { words: AnswerWords };

/** What answers say, and the pages in that language that they lead to. */
interface AnswerWords extends LookUpWords {
  inEnglish: string;
  pages: Readonly<Record<'contact' | 'unknownDebit' | 'androidApp', string>>;
}

type Known = Knowledge & { words: AnswerWords };

/** How many lines are answered at once. */
const mostLines = 20;

/** The search of /codes, for the island Search. */
export function lookUpIn(json: KnowledgeJson) {
  const { words } = json;
  const knowledge: Known = {
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
    const steps = printSteps(answers, words);
    region.replaceChildren(
      ...printed,
      ...(left > 0 ? [paragraph(fillTokens(words.first, { count: String(mostLines), left: String(left) }))] : []),
      ...(answers.length > 0 ? [steps] : []),
    );
  };
}

/** @param isOneOfMany whether the line is printed above its answer, and its parts are folded */
function printAnswer(line: string, answer: Answer, knowledge: Known, isOneOfMany: boolean): Node {
  const { words } = knowledge;
  const { banks, readings, codes, unknown } = answer;
  const parts = [...readings.map((reading) => printReading(reading, knowledge)), ...unknown.map(paragraph)];
  return element(
    'article',
    ...(isOneOfMany ? [element('code', line)] : []),
    element('h2', headingOf(answer, words)),
    ...(codes.length > 0 ? [list(codes.map((code) => printCode(code, words)))] : []),
    ...(isOneOfMany && parts.length > 0 ? [element('details', element('summary', words.parts), ...parts)] : parts),
    ...(banks.length + codes.length === 0 ? [printUnknown(line, words)] : []),
  );
}

function headingOf(answer: Answer, words: LookUpWords): string {
  const { banks, readings, codes } = answer;
  if (banks.length > 0) return describeLine(answer, words);
  if (codes.length === 0) return words.unknownLine;
  if (readings.length > 0) return words.partOnly;
  return codes.length === 1 ? words.thisCode : words.theseCodes;
}

function printCode({ forms: [form = ''], href, meaning, isEnglish }: KnownCode, { inEnglish }: AnswerWords) {
  if (!isEnglish) return [link(href, form), ` ${meaning}`];
  const [target, text] = [link(href, `${form} ${inEnglish}`), element('span', meaning)];
  target.setAttribute('hreflang', 'en');
  return [target, ' ', Object.assign(text, { lang: 'en' })];
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
    ...(shape && bank ? [element('p', bank.href ? link(bank.href, bank.name) : bank.name, `: ${shape.name}`)] : []),
    element('dl', ...rows),
  );
}

function printUnknown(line: string, { pages, send, tryCode }: AnswerWords): Node {
  const masked = encodeURIComponent(maskNumbers(line.slice(0, 400)));
  const [before = '', after = ''] = aroundTokens(tryCode);
  return element('p', before, link(`${pages.contact}#line=${masked}`, send), after);
}

/** What to do next, once for all lines. */
function printSteps(
  answers: readonly { answer: Answer }[],
  { pages, notYours, readAll, steps: label }: AnswerWords,
): Node {
  const mayBePaid = answers.some(({ answer: { readings, codes } }) => {
    const directions = readings.flatMap(({ shape }) => shape?.direction ?? []);
    const known = directions.length > 0 ? directions : codes.map(({ direction }) => direction);
    return known.length === 0 || known.some((direction) => direction === 'out' || direction === 'either');
  });
  const steps = element(
    'nav',
    ...(mayBePaid ? [link(pages.unknownDebit, notYours)] : []),
    link(pages.androidApp, readAll),
  );
  return Object.assign(steps, { ariaLabel: label });
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
