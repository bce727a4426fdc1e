import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Builds a site of one page where the real one would, with a worker, but without the seconds that takes. */
const fakeAstro = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
new Worker(new URL('data:text/javascript,'));
const option = process.argv.indexOf('--outDir');
const folder = option < 0 ? 'dist' : process.argv[option + 1];
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/index.html', 'built by ' + process.pid);
`;

const hosted = {
  PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};

/** Starts a command with this program in the place of Astro, and reads what it prints up to some words. */
async function startWith(
  astro: string,
  command: 'dev' | 'start',
  ready: string,
  folder = mkdtempSync(join(tmpdir(), 'start-')),
  forms: NodeJS.ProcessEnv = hosted,
) {
  const file = join(folder, 'node_modules/astro/bin/astro.mjs');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, astro);
  const env = { ...process.env, ...forms, PORT: '0' };
  const manifest = { scripts: { [command]: `"${process.execPath}" "${resolve(`src/dev/commands/${command}.ts`)}"` } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const started = spawn('npm', ['run', command], { cwd: folder, env, detached: true });
  onTestFinished(async () => {
    if (started.exitCode === null && started.signalCode === null) {
      process.kill(-started.pid!);
      await once(started, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });
  let output = '';
  started.stderr.setEncoding('utf8').on('data', (text) => (output += String(text)));
  for await (const text of started.stdout.setEncoding('utf8')) {
    output += String(text);
    if (output.includes(ready)) break;
  }
  return { folder, output, started };
}

/** The home page of a site that has been started. */
async function readHome({ output }: { output: string }): Promise<string> {
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
  return (await fetch(url)).text();
}

const limit = { timeout: 60_000 };

test('npm start serves a build of its own and touches neither dist/ nor a second site', limit, async () => {
  const first = await startWith(fakeAstro, 'start', 'Stop with Ctrl-C');
  const home = await readHome(first);
  expect(home).toMatch(/^built by /);
  expect(existsSync(join(first.folder, 'dist'))).toBe(false);

  const second = await startWith(fakeAstro, 'start', 'Stop with Ctrl-C', first.folder);
  expect(await readHome(second)).not.toBe(home);
  expect(await readHome(first)).toBe(home);
});

test('npm run dev with PORT=0 gives Astro the port whose pages the forms answer', async () => {
  const { output } = await startWith('console.log(process.argv.join(" "))', 'dev', '--ignore-lock');
  expect(output).toMatch(/--port [1-9]\d+ /);
});

/** Stays until it is ended, and says under which id it runs. */
const lastingAstro = "console.log('Astro is ' + process.pid + '.'); setInterval(() => {}, 1000);";

test.each([
  ['a terminal interrupts npm and all that it started', (npm: number) => process.kill(-npm, 'SIGINT')],
  ['npm is told to end', (npm: number) => process.kill(npm, 'SIGTERM')],
])('the development server ends when %s', limit, async (_, end) => {
  const { started, output } = await startWith(lastingAstro, 'dev', 'Astro is ');
  const pid = Number(/Astro is (\d+)/.exec(output)?.[1]);
  expect(() => process.kill(pid, 0)).not.toThrow();
  end(started.pid!);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 20_000 });
});

test('the development server does not start, and says why, when the rows behind the forms cannot be kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  writeFileSync(join(folder, 'rows'), '');
  const embedded = { BACKEND_PORT: '0', BACKEND_DATA: 'rows' };
  const { output } = await startWith(lastingAstro, 'dev', 'no such words', folder, embedded);
  expect(output).toMatch(
    /rows cannot hold the rows \(.+\)\. Name a folder that this user may write: BACKEND_DATA=<folder>\./,
  );
  expect(output).not.toContain('Astro is');
});
