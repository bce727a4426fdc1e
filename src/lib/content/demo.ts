import { computeFigures, type DemoFigures } from '#lib/content/demo/figures.ts';
import { parseStatement } from '#lib/content/demo/statement.ts';
import type { Words } from '#schemas/words.ts';
import csv from '../../../content/demo/statement.csv?raw';

/** The sample statement as it can be downloaded. */
export const demoStatement: string = csv;

/** The figures of the demonstration, computed from the sample statement. */
export function getDemoFigures(words: Words): DemoFigures {
  return computeFigures(parseStatement(csv), words);
}
