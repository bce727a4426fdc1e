/** Answers lines of a statement: one, or several rows. */
import { formatList, formatSum } from '#client/format.ts';
import { plainAnswer, type Answer, type Entry } from './answer.ts';
import { answerCharge } from './answer-charges.ts';
import type { Knowledge } from './knowledge.ts';
import { readPaste, type PastedRow } from './pasted-lines.ts';
import { longestLine } from './match-shapes.ts';
import { fillPhrase } from './phrase.ts';
import { adviceFor, noteOf, sentenceOf, signed, stepsFor, whatOf } from './say-happened.ts';
import { readLine, sayDay, type LineReading } from './read-line.ts';
import { isReference } from './parts.ts';
import type { Steps } from './steps.ts';
import type { KnownBank, KnownCode } from './knowledge-json.ts';

/** The maximum number of lines read at once. */
const mostLines = 300;

/** A line that was read, with its codes and its row. */
interface ReadRow {
  row: PastedRow;
  reading: LineReading;
  codes: readonly KnownCode[];
}

export function* readRows(text: string, knowledge: Knowledge, today: Date): Steps<{ rows: ReadRow[]; left: number }> {
  const { lines, left } = yield* readPaste(text, knowledge.lines.match, mostLines);
  const rows: ReadRow[] = [];
  for (const pasted of lines) {
    // No bank prints a longer line.
    const row = { ...pasted, line: pasted.line.slice(0, longestLine) };
    const reading = marked(readLine(row, knowledge, today), row);
    rows.push({ row, reading, codes: knowledge.codesIn(reading.own) });
    yield;
  }
  return { rows, left };
}

/** The reading, with the direction that its amount is marked with where the words tell none. */
function marked(reading: LineReading, { figures: [figure] }: PastedRow): LineReading {
  const { happened } = reading;
  const isOpen = happened?.side === 'either' || happened?.channel === 'bill';
  return happened && figure?.side && isOpen ? { ...reading, happened: { ...happened, side: figure.side } } : reading;
}

/** @returns undefined if nothing is known of the line */
export function answerLine({ row, reading, codes }: ReadRow, knowledge: Knowledge): Answer | undefined {
  const { words } = knowledge;
  const { happened, parts } = reading;
  if (!happened) return undefined;
  const [amount] = amountsOf([{ row, reading, codes }]);
  const entry = entryOf({ row, reading, codes }, knowledge, amount);
  const { channel, undone } = happened;
  const isCharge = channel === 'charge' || knowledge.printedCharge(row.line) !== undefined;
  const charge = isCharge && !undone ? answerCharge(row.line, reading.banks, amount, knowledge) : undefined;
  const reference = parts.find(({ kind, value }) => kind === 'reference' && /^\d{12}$/.test(value))?.value;
  return {
    ...plainAnswer('line', [entry.sentence], stepsFor([channel === 'balance' ? 'none' : happened.side], knowledge)),
    entries: [entry],
    texts: [
      ...(charge ? [] : adviceFor(happened, reference, knowledge)),
      ...(happened.side === 'either' && reading.isShaped ? [[words.noDirection]] : []),
    ],
    ...charge,
  };
}

/**
 * Twelve digits alone, which may be the reference of a payment.
 * @returns undefined if they begin with no day, or are a telephone number
 */
export function answerReference(text: string, knowledge: Knowledge, today: Date): Answer | undefined {
  const { words } = knowledge;
  const reference = text.replaceAll(' ', '');
  const day = isReference(reference) ? sayDay(reference, knowledge, today) : undefined;
  if (day === undefined) return undefined;
  return {
    ...plainAnswer('line', [fillPhrase(words.reference, { day })], stepsFor(['either'], knowledge)),
    certainty: 'unsure',
    texts: [[fillPhrase(words.advice.reference, { reference })]],
  };
}

export function answerRows(rows: readonly ReadRow[], left: number, knowledge: Knowledge): Answer {
  const { words } = knowledge;
  const bank = bankOfAll(rows);
  const sums = amountsOf(rows);
  const entries = rows.map((row, index) => entryOf(row, knowledge, sums[index]));
  const isCharge = ({ reading: { happened } }: ReadRow) => happened?.channel === 'charge' && !happened.undone;
  const charges = rows.flatMap((row, index) => (isCharge(row) ? [Math.abs(sums[index] ?? NaN)] : []));
  const charged = charges.reduce((total, sum) => total + sum, 0);
  const back = rows.filter(({ reading: { happened } }) => happened?.undone ?? happened?.channel === 'refund').length;
  const total = (sign: 1 | -1) => sums.reduce<number>((all, sum) => all + Math.max(0, sign * (sum ?? 0)), 0);
  const tokens = { count: String(rows.length), bank: bank?.names[0] };
  const price = charges.length > 0 && !Number.isNaN(charged) ? formatSum(Math.round(charged * 100) / 100) : undefined;
  const heading = [
    fillPhrase(words.lines.heading, tokens),
    ...(charges.length === 1 ? [fillPhrase(words.lines.charge, { sum: price })] : []),
    ...(charges.length > 1 ? [fillPhrase(words.lines.charges, { count: String(charges.length), sum: price })] : []),
    ...(back > 0 ? [fillPhrase(words.lines.back, { count: String(back) })] : []),
  ];
  const hasTotals = rows.every((row, index) => isBalance(row) || sums[index] !== undefined);
  return {
    ...plainAnswer(
      'lines',
      [heading.join(' ')],
      stepsFor(
        rows.map(({ reading }) => reading.happened?.side ?? 'either'),
        knowledge,
      ),
    ),
    entries,
    texts: [
      ...(hasTotals ? [[fillPhrase(words.lines.totals, { in: formatSum(total(1)), out: formatSum(total(-1)) })]] : []),
      ...(left > 0 ? [[fillPhrase(words.lines.left, { count: String(rows.length), left: String(left) })]] : []),
    ],
  };
}

/** Whether a row tells a balance alone, like the one brought forward. */
const isBalance = ({ reading: { happened } }: ReadRow) => happened?.channel === 'balance';

function entryOf({ row, reading, codes }: ReadRow, knowledge: Knowledge, sum?: number): Entry {
  const { words } = knowledge;
  const { happened, banks, brand, party } = reading;
  const name = brand ?? party;
  const printed = row.figures.find(({ rupees }) => rupees !== 0);
  const bankNames = banks.map(({ names }) => names[0]!);
  return {
    what: happened ? whatOf(happened, knowledge) : words.unknownLine,
    party: name,
    amount: sum === undefined ? printed && formatSum(printed.rupees) : signed(Math.abs(sum), sum < 0 ? 'out' : 'in'),
    side: happened?.side ?? 'either',
    tag: bankNames.length > 0 ? bankNames.slice(0, 3).join(', ') + (bankNames.length > 3 ? ' …' : '') : undefined,
    line: row.line,
    // Of 300 lines, few are opened.
    get sentence() {
      return happened ? sentenceOf(happened, name, undefined, knowledge) : words.unknownLine;
    },
    get parts() {
      return reading.parts.map(({ label, value, note }) => ({ label, value, note }));
    },
    get notes() {
      const printedBy = bankNames.length === 1 ? words.printedByOne : words.printedBySeveral;
      return [
        ...codes.map((code) => noteOf(code)),
        ...(bankNames.length > 0 ? [[fillPhrase(printedBy, { banks: formatList(bankNames, words.and) })]] : []),
      ];
    },
  };
}

/** The one bank whose form most lines have; neighbours tell the bank of the others. */
function bankOfAll(rows: readonly ReadRow[]): KnownBank | undefined {
  const sole = rows.flatMap(({ reading: { banks } }) => (banks.length === 1 ? banks : []));
  const candidates = [...new Set(sole)];
  return candidates.find((bank) => rows.every(({ reading: { banks } }) => banks.length === 0 || banks.includes(bank)));
}

/**
 * The amount of each row in rupees, negative for money out; undefined where the row does not tell it. Two figures are an amount and the
 * balance after it, whose difference from the balance of a neighbour tells the direction.
 */
function amountsOf(rows: readonly ReadRow[]): (number | undefined)[] {
  const figures = rows.map((read) => {
    const told = read.row.figures.filter(({ rupees }) => rupees !== 0);
    return isBalance(read) ? [undefined, told[0]] : told;
  });
  return rows.map(({ reading }, index) => {
    const [amount, balance] = figures[index]!;
    if (!amount) return undefined;
    const before = [figures[index - 1]?.[1], figures[index + 1]?.[1]];
    const isStep = (sign: 1 | -1) =>
      before.some((other) => balance && other && Math.abs(balance.rupees - other.rupees - sign * amount.rupees) < 0.01);
    const [rises, falls] = [isStep(1), isStep(-1)];
    const side = rises !== falls ? (rises ? 'in' : 'out') : (amount.side ?? reading.happened?.side);
    return side === 'in' ? amount.rupees : side === 'out' ? -amount.rupees : undefined;
  });
}
