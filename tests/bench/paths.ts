/**
 * `npm run bench:paths`: how many files each of the four things of docs/architecture.md passes. To read: the files that its paragraph
 * names, an engine as its index.ts. To debug: these, and in the engines and the browser's code the modules by which imports lead from one
 * of them to another. Fails where the document says other numbers, or names a file that there is not.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand } from '#dev/run-command.ts';
import { UserError } from '#lib/errors.ts';
import { neededModules } from '#lib/needed-modules.ts';

const document = 'docs/architecture.md';
const opened = ['authoring', 'publish', 'client'].map((room) => resolve('src', room));

await runCommand(() => {
  const [, ways = ''] = readFileSync(document, 'utf8').split('## Four things on their way');
  const counted = [...ways.matchAll(/^\*\*(.+?)\*\*(.+)$/gm)].map(([, thing = '', text = '']) => {
    const files = [...new Set([...text.matchAll(/`((?:content|src|supabase)\/[^`]+)`/g)].map(([, file = '']) => file))];
    const lost = files.filter((file) => !existsSync(file));
    if (lost.length > 0) throw new UserError(`${document} names ${lost.join(', ')}, which there is not.`);
    const [, read, debug] = /in (\d+) files to read, (\d+) to debug/.exec(text) ?? [];
    const row = { read: files.length, debug: files.length + between(files).length };
    return { thing, row, isTrue: Number(read) === row.read && Number(debug) === row.debug };
  });
  console.table(Object.fromEntries(counted.map(({ thing, row }) => [thing, row])));
  const wrong = counted.filter(({ isTrue }) => !isTrue).map(({ thing }) => thing);
  if (wrong.length > 0) throw new UserError(`${document} says other numbers for: ${wrong.join(', ')}.`);
  return Promise.resolve();
});

/** The modules of the opened rooms that one of the files needs, and that need another of them. */
function between(files: readonly string[]): string[] {
  const named = new Set(files.filter((file) => /^src\/.*\.(ts|tsx|astro)$/.test(file)).map((file) => resolve(file)));
  const needed = new Set([...named].flatMap((file) => [...neededModules(file)]));
  return [...needed].filter(
    (module) =>
      !named.has(module) &&
      opened.some((room) => module.startsWith(room)) &&
      [...neededModules(module)].some((other) => named.has(other)),
  );
}
