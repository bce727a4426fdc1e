import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Builds a site of one page where the real one would, without the seconds that takes. */
const fakeAstro = `
import { mkdirSync, writeFileSync } from 'node:fs';
const option = process.argv.indexOf('--outDir');
const folder = option < 0 ? 'dist' : process.argv[option + 1];
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/index.html', 'the local site');
`;

const hosted = {
  PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};

/** Starts a command with this program in the place of Astro, and reads what it prints up to some words. */
async function startWith(astro: string, command: 'dev' | 'start', ready: string) {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const file = join(folder, 'node_modules/astro/bin/astro.mjs');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, astro);
  const env = { ...process.env, ...hosted, PORT: '0' };
  const started = spawn(process.execPath, [resolve(`src/cli/${command}.ts`)], { cwd: folder, env });
  onTestFinished(async () => {
    started.kill();
    if (started.exitCode === null) await once(started, 'exit');
    rmSync(folder, { recursive: true });
  });
  let output = '';
  for await (const text of started.stdout.setEncoding('utf8')) {
    output += String(text);
    if (output.includes(ready)) break;
  }
  return { folder, output };
}

test('npm start serves a build of its own and does not touch dist/', async () => {
  const { folder, output } = await startWith(fakeAstro, 'start', 'Stop with Ctrl-C');
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
  expect(await (await fetch(url)).text()).toBe('the local site');
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('npm run dev with PORT=0 gives Astro the port whose pages the forms answer', async () => {
  const { output } = await startWith('console.log(process.argv.join(" "))', 'dev', '--ignore-lock');
  expect(output).toMatch(/--port [1-9]\d+ /);
});
