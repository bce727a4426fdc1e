/** Prints the readings of read-line.ts. All input is printed as text, never as HTML. */
import { fillTokens } from '#client/tokens.ts';
import { aroundTokens, type LookUpWords } from '#client/words.ts';
import { formatSum } from '#client/format.ts';
import { describeBanks, describeLine } from './describe-line.ts';
import type { FoundCharges } from './find-charges.ts';
import {
  toKnowledge,
  type Knowledge,
  type KnowledgeJson,
  type KnownCode,
  type LookUpTexts,
  type Topic,
} from './knowledge.ts';
import { handOver } from './hand-over.ts';
import { longestLine } from './match-shapes.ts';
import { maskNumbers, readPaste } from './pasted-lines.ts';
import { countRows, cutPaste } from './pasted-rows.ts';
import { lineIn } from './questions.ts';
import { readLine, type Breakdown, type LineReading } from './read-line.ts';

/** The maximum number of charges printed for one cause; its page has all. */
const mostCharges = 6;

/** The maximum number of lines read at once. */
const mostLines = 20;

/** The search of /codes, for the island Search. */
export function searchLines(json: KnowledgeJson) {
  const knowledge = toKnowledge(json);
  const { words } = knowledge;
  return (input: string, region: HTMLElement): void => {
    const query = cutPaste(input);
    const { readings, isQuestion, ...rest } = read(query, knowledge);
    const left = rest.left + countRows(input) - countRows(query);
    const [only] = readings.length === 1 ? readings : [];
    const { breakdowns = [], codes = [], banks = [] } = only?.reading ?? {};
    const isCode = codes.some(({ forms }) => forms.some((form) => form.toUpperCase() === query.trim().toUpperCase()));
    const isRow = isCode || breakdowns.some(({ name }) => name !== undefined);
    // A line with a shape or a reference is a payment, whatever its amount, unless the shape is that of charges.
    const mayBeCharge =
      breakdowns.every((breakdown) => isVague(breakdown) || breakdown.happened?.channel === 'charge') &&
      (!isCode || codes.some(({ href }) => /\/codes\/(charges|penalties)\b/.test(href)));
    const [bank] = banks;
    const ofBank = bank && banks.length === 1 ? bank.name : '';
    const found = only && mayBeCharge ? knowledge.findCharges(`${ofBank} ${query}`.trim()) : [];
    const charges = found
      .filter(({ causes }) => causes.length > 0 || (!isRow && codes.length === 0))
      .map((answer) => printCharges(answer, words));
    const topics = only && !isRow && mayBeCharge ? knowledge.findTopics(query) : [];
    const lines =
      isRow || codes.length > 0 || charges.length + topics.length === 0
        ? readings.map(({ line, reading }) => printLine(line, reading, knowledge, readings.length > 1))
        : [];
    const tokens = { count: String(mostLines), left: String(left) };
    // A code that a question names is likelier than a charge that has its sum only.
    const isNamed = isQuestion && codes.length > 0 && found[0]?.rupees !== undefined;
    region.replaceChildren(
      ...(topics.length > 0 ? [printTopics(topics, words)] : []),
      ...(isRow || isNamed ? [...lines, ...charges] : [...charges, ...lines]),
      ...(left > 0 ? [paragraph(fillTokens(words.first, tokens))] : []),
      ...(readings.length > 0 ? [printSteps(readings, words)] : []),
    );
  };
}

/** The readings of the lines in a query, or of a question in a person’s own words. */
function read(query: string, knowledge: Knowledge) {
  const text = lineIn(query);
  const { lines, left } = readPaste(text ?? '', knowledge.matchShapes, mostLines);
  const codes = text === undefined ? knowledge.nameCodes(query) : [];
  const question: LineReading = { banks: [], isTheirs: false, breakdowns: [], codes, unknown: [] };
  const readings =
    text === undefined
      ? [{ line: query, reading: question }]
      : lines.map(({ line, matches }) => ({ line, reading: readLine(line, matches, knowledge, new Date()) }));
  return { readings, left, isQuestion: text === undefined };
}

/** @param isOneOfMany whether the line is printed above its reading, and its parts are folded */
function printLine(line: string, reading: LineReading, knowledge: Knowledge, isOneOfMany: boolean): Node {
  const { words } = knowledge;
  const { breakdowns, codes, unknown } = reading;
  const parts = [...breakdowns.map((breakdown) => printBreakdown(breakdown, words.and)), ...unknown.map(paragraph)];
  return element(
    'article',
    ...(isOneOfMany ? [element('code', line)] : []),
    element('h2', headingOf(line, reading, words)),
    ...(describeLine(reading, words) ? [paragraph(describeBanks(reading, words))] : []),
    ...(codes.length > 0 ? [list(codes.map((code) => printCode(code, words)))] : []),
    ...(isOneOfMany && parts.length > 0 ? [element('details', element('summary', words.parts), ...parts)] : parts),
    ...(breakdowns.every(({ name }) => name === undefined) && codes.length === 0 ? [printUnknown(line, words)] : []),
  );
}

/** Whether a line was read without a shape and without a number of its own, so that it may be a question. */
function isVague({ name, parts }: Breakdown): boolean {
  return name === undefined && !parts.some(({ kind }) => /^(?:address|reference|ifsc|number|account)$/.test(kind));
}

/** Each cause with its charges: what the statement prints, at which bank, for what and when. */
function printCharges({ rupees, causes }: FoundCharges, { charge }: LookUpTexts): Node {
  const heading =
    rupees === undefined
      ? charge.inWords
      : fillTokens(charge[causes.length > 0 ? 'ofSum' : 'none'], { sum: formatSum(rupees) });
  return element(
    'article',
    element('h2', heading),
    ...causes.map(({ cause, charges }) =>
      element(
        'section',
        element('p', link(cause.href, cause.label)),
        list(
          charges
            .slice(0, mostCharges)
            .map(({ bankName, sum, amount, what, period }) => [
              element('strong', bankName),
              ` ${[sum === amount ? formatSum(sum) : fillTokens(charge.withGst, { sum: formatSum(sum), amount: formatSum(amount) }), what, period].filter(Boolean).join(', ')}`,
            ]),
        ),
      ),
    ),
  );
}

function printTopics(topics: readonly Topic[], words: LookUpTexts): Node {
  return element('article', element('h2', words.topics), list(topics.map(({ href, label }) => [link(href, label)])));
}

function headingOf(line: string, reading: LineReading, words: LookUpWords): string {
  const { breakdowns, codes } = reading;
  const happened = describeLine(reading, words);
  if (happened) return happened;
  if (codes.length === 0) return lineIn(line) === undefined ? words.unknownQuestion : words.unknownLine;
  if (breakdowns.length > 0) return words.partOnly;
  return codes.length === 1 ? words.thisCode : words.theseCodes;
}

function printCode({ forms: [form = ''], href, meaning, isEnglish }: KnownCode, { inEnglish }: LookUpTexts) {
  if (!isEnglish) return [link(href, form), ` ${meaning}`];
  const [target, text] = [link(href, `${form} ${inEnglish}`), element('span', meaning)];
  target.setAttribute('hreflang', 'en');
  return [target, ' ', Object.assign(text, { lang: 'en' })];
}

function printBreakdown({ banks, name, parts }: Breakdown, and: string): Node {
  const named = banks.flatMap(({ name, href }, index) => [
    ...(index === 0 ? [] : [index === banks.length - 1 ? ` ${and} ` : ', ']),
    href ? link(href, name) : name,
  ]);
  const rows = parts.map(({ label, value, note }) =>
    element(
      'div',
      element('dt', label),
      element('dd', element('code', value), ...(note === undefined ? [] : [` ${note}`])),
    ),
  );
  return element('section', ...(banks.length > 0 ? [element('p', ...named, `: ${name}`)] : []), element('dl', ...rows));
}

function printUnknown(line: string, { pages, send, tryCode }: LookUpTexts): Node {
  const masked = encodeURIComponent(maskNumbers(line.slice(0, longestLine)));
  const [before = '', after = ''] = aroundTokens(tryCode);
  return element('p', before, handOver(link(`${pages.contact}#line=${masked}`, send)), after);
}

/** The next steps, once for all lines. */
function printSteps(
  lines: readonly { reading: LineReading }[],
  { pages, notYours, readAll, steps: label }: LookUpTexts,
): Node {
  const mayBePaid = lines.some(({ reading: { breakdowns, codes } }) => {
    const directions = breakdowns.flatMap(({ happened }) => happened?.direction ?? []);
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

function link(href: string, words: string): HTMLAnchorElement {
  return Object.assign(element('a', words) as HTMLAnchorElement, { href });
}
