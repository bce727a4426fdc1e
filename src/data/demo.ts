import type { StatementRow } from '#schemas/statement.ts';
import type { Words } from '#schemas/interface-words.ts';
import { computeFigures, type DemoFigures } from './demo/figures.ts';
import { getFile } from './store.ts';

const statement = getFile<{ rows: StatementRow[] }>('demo/statement');

/** The sample statement as it can be downloaded. */
export const demoStatement = statement.body;

/** The figures of the demonstration, computed from the sample statement. */
export function getDemoFigures(words: Words): DemoFigures {
  return computeFigures(statement.data.rows, words);
}
