/**
 * `npm run bench:lines`: a table by bank of the real lines that the tests keep, and how the look-up of the last build reads them. Reads
 * other lines instead from JSON files in which each line names its `bank`, `channel` and `direction`.
 */
import { readFileSync } from 'node:fs';
import { runCommand } from '#dev/run-command.ts';
import { requireBuilt } from '#dev/static-server.ts';
import { readKnowledge } from '../helpers/searches.ts';
import { lineJudge, realLines, type RealLine } from '../helpers/real-lines.ts';

await runCommand(() => {
  const files = process.argv.slice(2);
  const lines =
    files.length > 0 ? files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as RealLine[]) : realLines;
  requireBuilt('dist');
  const { judgeLine, shapesOf } = lineJudge(readKnowledge('dist', '/codes'), new Date());
  const judged = lines.map((real) => ({ ...real, ...judgeLine(real) }));
  const rowOf = (of: typeof judged) => ({
    lines: of.length,
    aside: of.filter(({ keptAside }) => keptAside).length,
    channel: of.filter(({ isChannel }) => isChannel).length,
    'and direction': of.filter(({ isRead }) => isRead).length,
    opposite: of.filter(({ isOpposite }) => isOpposite).length,
    named: of.filter(({ isNamed }) => isNamed).length,
    "another's": of.filter(({ isCalledAnothers }) => isCalledAnothers).length,
  });
  const rows = [...new Set(lines.map(({ bank }) => bank))].map((bank) => [
    bank,
    { shapes: shapesOf(bank).length, ...rowOf(judged.filter((one) => one.bank === bank)) },
  ]);
  console.table({ ...Object.fromEntries(rows), all: rowOf(judged) });
  return Promise.resolve();
});
