/**
 * `npm run bench:lines`: a table by bank of the real lines that the tests keep, and how the look-up reads them. Reads other lines instead
 * from files of the same form in which each line names its `bank`.
 */
import { readFileSync } from 'node:fs';
import { runCommand } from '#dev/run-command.ts';
import { knowledgeJson, banks } from '../helpers/look-up.ts';
import { judgeLine, realLines, type RealLine } from '../helpers/real-lines.ts';

await runCommand(() => {
  const files = process.argv.slice(2);
  const lines =
    files.length > 0 ? files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as RealLine[]) : realLines;
  const judged = lines.map((real) => ({ ...real, ...judgeLine(real) }));
  const rowOf = (of: typeof judged) => ({
    lines: of.length,
    aside: of.filter(({ keptAside }) => keptAside).length,
    read: of.filter(({ isRead }) => isRead).length,
    named: of.filter(({ isNamed }) => isNamed).length,
    wrong: of.filter(({ isCalledAnothers }) => isCalledAnothers).length,
  });
  const names = [...new Set(lines.map(({ bank }) => bank))];
  const shapesOf = (bank: string) => knowledgeJson.shapes.filter((shape) => banks[shape.bank] === bank).length;
  const rows = names.map((bank) => [
    bank,
    { shapes: shapesOf(bank), ...rowOf(judged.filter((one) => one.bank === bank)) },
  ]);
  console.table({ ...Object.fromEntries(rows), all: { shapes: knowledgeJson.shapes.length, ...rowOf(judged) } });
  return Promise.resolve();
});
