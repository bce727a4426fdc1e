import { getCollection } from 'astro:content';
import type { Words } from '#schemas/interface-words.ts';
import { computeFigures, type DemoFigures } from './demo-figures.ts';
import { needed } from './store.ts';

const statement = needed((await getCollection('demo'))[0], 'content/demo/statement.csv');

/** The sample statement as it can be downloaded. */
export const demoStatement = statement.body;

/** The figures of the demonstration, computed from the sample statement. */
export function getDemoFigures(words: Words): DemoFigures {
  return computeFigures(statement.data.rows, words);
}
