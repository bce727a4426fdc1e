/** The look-up with the shapes of the banks as they are, and what a test gives of the rest. */
import { readFileSync } from 'node:fs';
import { toKnowledge, type Knowledge, type KnowledgeJson } from '#client/look-up/knowledge.ts';
import { tidyLine } from '#client/look-up/pasted-rows.ts';
import { readLine, type LineReading } from '#client/look-up/read-line.ts';
import type { Shape } from '#schemas/shape.ts';
import { lookUp } from '../../content/words/en.json' with { type: 'json' };

const banks = ['sbi', 'hdfc', 'icici', 'axis', 'kotak', 'bob'];

export const knowledgeJson: KnowledgeJson = {
  charges: { banks: [], causes: [], charges: [] },
  banks: banks.map((name) => ({ name, href: `/bank-analysis/${name}` })),
  shapes: banks.flatMap((name, bank) => readShapes(name).map((shape) => ({ ...shape, bank }))),
  codes: [],
  ifsc: {},
  handles: {},
  words: { ...lookUp, inEnglish: '(in English)', pages: { contact: '', unknownDebit: '', androidApp: '' } },
  tag: 'en-IN',
};

function readShapes(bank: string): Shape[] {
  const file = new URL(`../../content/lines/${bank}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { shapes: Shape[] }).shapes;
}

/** A reader of lines on 22 November 2026. */
export function readerOf(change: Partial<KnowledgeJson>): (line: string) => LineReading {
  const knowledge: Knowledge = toKnowledge({ ...knowledgeJson, ...change });
  return (input) => {
    const line = tidyLine(input);
    return readLine(line, knowledge.matchShapes(line), knowledge, new Date('2026-11-22'));
  };
}
