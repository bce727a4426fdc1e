import { getEntry } from 'astro:content';
import type { StatementRow } from '#schemas/statement.ts';
import type { Words } from '#schemas/words.ts';
import { computeFigures, type DemoFigures } from './demo/figures.ts';
import { getMistakes } from './entries.ts';

const statement = await getEntry('demo', 'statement');
if (!statement) throw new Error(`This page needs content/demo/statement.csv.\n${await getMistakes()}`);
const { rows } = statement.data as { rows: StatementRow[] };

/** The sample statement as it can be downloaded. */
export const demoStatement: string = statement.body ?? '';

/** The figures of the demonstration, computed from the sample statement. */
export function getDemoFigures(words: Words): DemoFigures {
  return computeFigures(rows, words);
}
