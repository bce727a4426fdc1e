/**
 * `npm run check:content`: prints notices (translations that are behind, weak sources, days that have passed), then all mistakes in content/, one per line, then what cspell says
 * about spelling and markdownlint-cli2 about Markdown. Exits with 1 if there is any mistake.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { check } from '#authoring/index.ts';
import { countErrors, formatErrors } from '#lib/errors.ts';

const pathOf = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const unknownWord =
  '$filename:$row:$col "$text" is not in the dictionary (did you mean one of: $suggestions?) → correct it, or add it to .config/words.txt';

const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/cspell'];
const spelling = ['lint', ...cache, '--config', pathOf('.config/cspell.json'), '--issue-template', unknownWord];
const programs = [
  run('cspell/bin.mjs', [...spelling, '--show-suggestions', '--quiet', '--no-color', 'content/**/*.{json,mdx}']),
  run('markdownlint-cli2/markdownlint-cli2-bin.mjs', [
    '--config',
    pathOf('.config/.markdownlint-cli2.jsonc'),
    'content/**/*.mdx',
  ]),
];

const { errors, notices, unread } = await check(process.cwd());
if (notices.length > 0) console.log(`${formatErrors(notices)}\n`);
if (errors.length > 0) console.error(`${formatErrors(errors)}\n${countErrors(errors)}`);
const found = (await Promise.all(programs)).map(withoutUnread);
process.stderr.write(found.join(''));
if (errors.length === 0 && found.every((output) => output === '')) console.log('No mistakes in content/');
else process.exitCode = 1;

/** Findings without those in texts that we could not read: fields would be taken for Markdown. */
function withoutUnread(found: string): string {
  const lines = found.split(/(?<=\n)/);
  return lines.filter((line) => !unread.some((file) => line.startsWith(`${file}:`))).join('');
}

/** @returns what the program found; empty if nothing */
async function run(program: string, args: string[]): Promise<string> {
  const options = { maxBuffer: Infinity };
  try {
    await promisify(execFile)(process.execPath, [pathOf(`node_modules/${program}`), ...args], options);
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr || String(error);
  }
}
