/** Lines that public files keep, and how well the look-up reads them. */
import { readFileSync } from 'node:fs';
import type { Shape } from '#schemas/shape.ts';
import { banks, knowledgeJson, readContent, readerOf } from './look-up.ts';

/** A line that a public file keeps. Nobody here made it up; names and numbers of people are replaced. */
export interface RealLine {
  bank: string;
  line: string;
  channel: Shape['channel'];
  direction: 'in' | 'out' | null;
  source: string;
  changed: string;
  /** Whether no shape was written after this line. */
  keptAside?: boolean;
}

/** The banks with a page, whose lines matter most. */
export const six = ['sbi', 'hdfc', 'icici', 'axis', 'kotak', 'bob'];

export const realLines = banks.flatMap((bank) => {
  const file = readFileSync(new URL(`../lines/${bank}.json`, import.meta.url), 'utf8');
  return (JSON.parse(file) as Omit<RealLine, 'bank'>[]).map((real): RealLine => ({ ...real, bank }));
});

const { table } = readContent('tables/ifsc') as { table: { rows: [string, string][] } };
const ifsc = Object.fromEntries(table.rows);
const read = readerOf({ ifsc });
const withoutShapesOf = new Map<string, typeof read>();

/**
 * Whether the look-up tells how the money moved and at least one part, whether it names the bank, and whether it says that the line is
 * another bank’s.
 * @param withoutOwn whether the shapes of the bank are taken away first, as for a bank that is not known
 */
export function judgeLine(
  { bank, line, channel, direction }: Omit<RealLine, 'source' | 'changed'>,
  { withoutOwn = false } = {},
) {
  const shapes = () => knowledgeJson.shapes.filter((shape) => banks[shape.bank] !== bank);
  const reader = withoutOwn ? (withoutShapesOf.get(bank) ?? readerOf({ ifsc, shapes: shapes() })) : read;
  if (withoutOwn) withoutShapesOf.set(bank, reader);
  const { banks: named, breakdowns } = reader(line);
  const isNamed = named.some(({ name }) => name === bank);
  return {
    isRead: breakdowns.some(
      ({ happened, parts }) =>
        happened?.channel === channel &&
        (direction === null || ['either', direction].includes(happened.direction)) &&
        parts.length > 0,
    ),
    isNamed,
    isCalledAnothers: named.length > 0 && !isNamed,
  };
}
