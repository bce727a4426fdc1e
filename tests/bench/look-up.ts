/**
 * `npm run bench:look-up`: how much script time the look-up of /codes takes, on one core, without what the browser does with its
 * results. Other programs that run meanwhile do not count. Reads the last build, or the folder of one that it is given. Fails where a
 * pasted statement, twenty unknown lines or a single line takes longer than it may.
 */
import { resolve } from 'node:path';
import { UserError } from '#lib/errors.ts';
import { runCommand } from '#dev/run-command.ts';
import { requireBuilt } from '#dev/static-server.ts';
import { openSearch } from '../helpers/searches.ts';

/** Lines of 60 characters that no bank prints, each of them another one. */
const unknownLines = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `QQQ${index} SOMETHING/${1_000 + index}/NOBODY KNOWS/ZZ${index} ${'WORDS '.repeat(6)}`,
  )
    .map((line) => line.slice(0, 60).trimEnd())
    .join('\n');
const knownLines = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `UPI-RATNA BOOK HOUSE-RATNA@YBL-YESB0YBLUPI-63087712${1_000 + index}-BOOKS`,
  ).join('\n');

/** The texts, and the milliseconds that each may take. The first of all also compiles the patterns. */
const pastes = [
  { name: '300 unknown lines, the first paste', text: unknownLines(300), limit: 150 },
  { name: '300 unknown lines', text: unknownLines(300), limit: 150 },
  { name: '300 lines of HDFC Bank', text: knownLines(300), limit: 150 },
  { name: '100,000 characters', text: knownLines(1_400).slice(0, 100_000), limit: 300 },
  { name: '20 unknown lines', text: unknownLines(20), limit: 30 },
  { name: 'one line', text: knownLines(1), limit: 5 },
];

await runCommand(async () => {
  const folder = resolve(process.argv[2] ?? 'dist');
  requireBuilt(folder);
  const { find } = await openSearch(folder, '/codes');
  const slow: string[] = [];
  for (const { name, text, limit } of pastes) {
    const start = process.threadCpuUsage();
    await find(text);
    const { user, system } = process.threadCpuUsage(start);
    const taken = (user + system) / 1_000;
    console.log(`${name}: ${taken.toFixed(1)} ms of ${limit}`);
    if (taken > limit) slow.push(name);
  }
  if (slow.length > 0) throw new UserError(`Too slow: ${slow.join(', ')}.`);
});
