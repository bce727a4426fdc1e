import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { linterSlips } from '#authoring/slips/linter.ts';
import type { ValidationError } from '#lib/errors.ts';

const pathOf = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const unknownWord =
  '$filename:$row:$col "$text" is not in the dictionary (did you mean one of: $suggestions?) → correct it, or add it to .config/words.txt';

const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/cspell'];
const spelling = ['lint', ...cache, '--config', pathOf('.config/cspell.json'), '--issue-template', unknownWord];
const programs: readonly [program: string, ...args: string[]][] = [
  ['cspell/bin.mjs', ...spelling, '--show-suggestions', '--quiet', '--no-color', 'content/**/*.{json,mdx}'],
  [
    'markdownlint-cli2/markdownlint-cli2-bin.mjs',
    '--config',
    pathOf('.config/.markdownlint-cli2.jsonc'),
    'content/**/*.mdx',
  ],
];

/** Runs cspell and markdownlint-cli2 on content/. `other` is what they print besides, such as the message of a crash. */
export async function lint(): Promise<{ errors: ValidationError[]; other: string }> {
  const lines = (await Promise.all(programs.map(run))).join('').split('\n').filter(Boolean);
  const read = lines.map((line) => ({ line, finding: readRule(line) ?? readWord(line) }));
  return {
    errors: read.flatMap(({ finding }) => finding ?? []),
    other: read.flatMap(({ line, finding }) => (finding ? [] : line)).join('\n'),
  };
}

/** The output of a program that finds something or crashes; '' of one that succeeds. */
async function run([program, ...args]: (typeof programs)[number]): Promise<string> {
  const options = { maxBuffer: Infinity };
  try {
    await promisify(execFile)(process.execPath, [pathOf(`node_modules/${program}`), ...args], options);
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr || String(error);
  }
}

/** "content/blog/gst.mdx:9:2 error MD001/heading-increment Heading levels … [Expected: h3; Actual: h4]". */
function readRule(line: string): ValidationError | undefined {
  const [, file, number, rule, said = ''] = /^(.+?):(\d+)(?::\d+)? error (MD\d+)\S* (.*)$/.exec(line) ?? [];
  const known = linterSlips.find(({ find }) => find === rule);
  if (file === undefined || !known) return undefined;
  const message = known.message.replaceAll(/\{(\w+)\}/g, (_, name: string) => wordsAfter(name, said));
  return { file, line: Number(number), message };
}

/** The value of a name in "[Expected: h3; Actual: h4]" or `[Context: "One"]`; h3 becomes ###. */
function wordsAfter(name: string, said: string): string {
  const [, quotation, words = quotation ?? ''] =
    new RegExp(String.raw`\b${name}: (?:"(.*)"\]|([^;\]]*))`, 'i').exec(said) ?? [];
  return words.replace(/^h(\d)$/, (_, level: string) => '#'.repeat(Number(level)));
}

/** `content/blog/gst.mdx:9:2 "acount" is not in the dictionary → …`. */
function readWord(line: string): ValidationError | undefined {
  const [, file, number, column, message] = /^(.+?):(\d+):(\d+) (".+" is not in the dictionary .*)$/.exec(line) ?? [];
  return file && message ? { file, line: Number(number), column: Number(column), message } : undefined;
}
