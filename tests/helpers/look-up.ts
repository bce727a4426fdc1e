/** The look-up with the shapes and tables of the content as they are, and what a test gives of the rest. */
import { readdirSync, readFileSync } from 'node:fs';
import { isSent, toKnowledge, type Knowledge, type KnowledgeJson } from '#client/look-up/knowledge.ts';
import { tidyLine } from '#client/look-up/pasted-rows.ts';
import { readLine, type LineReading } from '#client/look-up/read-line.ts';
import type { Lines } from '#schemas/shape.ts';
import words from '../../content/words/en.json' with { type: 'json' };

/** The ids of all banks whose lines are known. */
export const banks = readdirSync(new URL('../../content/lines/', import.meta.url))
  .filter((file) => !file.includes('.hi.'))
  .map((file) => file.replace('.json', ''));

export const knowledgeJson: KnowledgeJson = {
  charges: { banks: [], causes: [], charges: [] },
  banks: banks.map((name) => ({ name, href: `/bank-analysis/${name}` })),
  shapes: banks.flatMap((name, bank) =>
    (readContent(`lines/${name}`) as Lines).shapes
      .map((shape) => ({ ...shape, bank, isShared: shape.shared ?? false }))
      .filter(isSent),
  ),
  codes: [],
  topics: [],
  ifsc: {},
  handles: {},
  companies: {},
  words: { ...words.lookUp, inEnglish: '(in English)', pages: { contact: '', unknownDebit: '', androidApp: '' } },
  tag: 'en-IN',
};

/** A file of content/ in JSON, named without its ending. */
export function readContent(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../content/${file}.json`, import.meta.url), 'utf8'));
}

/** A reader of lines on 22 November 2026. */
export function readerOf(change: Partial<KnowledgeJson>): (line: string) => LineReading {
  const knowledge: Knowledge = toKnowledge({ ...knowledgeJson, ...change });
  return (input) => {
    const line = tidyLine(input);
    return readLine(line, knowledge.matchShapes(line), knowledge, new Date('2026-11-22'));
  };
}
