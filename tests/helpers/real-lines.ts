/** Lines that public files keep, and how well the look-up reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import memoize from 'memoize';
import { toKnowledge, type KnowledgeJson } from '#client/look-up/index.ts';
import { tidyLine } from '#client/look-up/pasted-rows.ts';
import { readLine } from '#client/look-up/read-line.ts';
import type { Shape } from '#schemas/shape.ts';
import bankNames from '../../content/bank-names.json' with { type: 'json' };

/** A line that a public file keeps. Nobody here made it up; names and numbers of people are replaced. */
export interface RealLine {
  bank: string;
  line: string;
  channel: Shape['channel'];
  direction: 'in' | 'out' | null;
  source: string;
  /** Whether no shape was written after this line. */
  keptAside?: boolean;
}

/** The ids of all banks whose lines are known, in the order of their files. */
export const banks = readdirSync(new URL('../../content/lines/', import.meta.url))
  .filter((file) => !file.includes('.hi.'))
  .map((file) => file.replace('.json', ''));

/** The banks with a page, whose lines matter most. */
export const six = ['sbi', 'hdfc', 'icici', 'axis', 'kotak', 'bob'];

/** The rows of tests/lines/<name>.tsv below its head; `\n` is a line break within a cell. */
function rowsOf(name: string): string[][] {
  const text = readFileSync(new URL(`../lines/${name}.tsv`, import.meta.url), 'utf8');
  const unescape = (cell: string) => cell.replace(/\\(n|\\)/g, (_, mark) => (mark === 'n' ? '\n' : '\\'));
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map((row) => row.split('\t').map(unescape));
}

const sources = new Map(rowsOf('sources').map(([number = '', source = '']) => [number, source]));

export const realLines = banks.flatMap((bank) =>
  rowsOf(bank).map(([line = '', channel, direction, source = '', aside]): RealLine => ({
    ...{ bank, line, channel: channel as RealLine['channel'], source: sources.get(source) ?? '' },
    direction: direction === '' ? null : (direction as 'in' | 'out'),
    ...(aside && { keptAside: true }),
  })),
);

const names = new Map(bankNames.names.map(({ id, name }) => [id, name]));
const isOf = (bank: string) => (known: { names: readonly string[] }) => known.names.includes(names.get(bank)!);

/** @returns functions that judge how the look-up reads lines with this knowledge */
export function lineJudge(json: Required<KnowledgeJson>, today: Date) {
  const whole = toKnowledge(json);
  const knowledgeWithout = memoize((bank: string) => {
    const own = new Set(shapesOf(bank));
    const shapes = json.lines.shapes.filter((shape) => !own.has(shape));
    return toKnowledge({ ...json, lines: { ...json.lines, shapes } });
  });
  return { judgeLine, shapesOf };

  function shapesOf(bank: string) {
    return json.lines.shapes.filter((shape) => isOf(bank)(json.banks[shape.bank]!));
  }

  /**
   * Whether the look-up tells the way of payment, and the direction where the source does; whether it tells the opposite; whether it
   * names the bank, and whether it says that the line is another bank’s.
   * @param withoutOwn whether the shapes of the bank are taken away first, as for a bank that is not known
   */
  function judgeLine({ bank, line, channel, direction }: Omit<RealLine, 'source'>, { withoutOwn = false } = {}) {
    const knowledge = withoutOwn ? knowledgeWithout(bank) : whole;
    const text = tidyLine(line);
    const reading = readLine({ line: text, matches: knowledge.lines.match(text) }, knowledge, today);
    const { happened, banks: named } = reading;
    const isRefund = channel === 'refund' && happened?.undone === 'reversed';
    const isChannel = happened?.channel === channel || isRefund;
    const isNamed = named.some(isOf(bank));
    return {
      isChannel,
      isRead: isChannel && (direction === null || happened?.side === direction),
      isOpposite: direction !== null && happened !== undefined && !['either', direction].includes(happened.side),
      isNamed,
      isCalledAnothers: named.length > 0 && !isNamed,
    };
  }
}
