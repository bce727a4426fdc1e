import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Builds a site of one page where the real one would, without the seconds that takes. */
const fakeAstro = `
import { mkdirSync, writeFileSync } from 'node:fs';
const option = process.argv.indexOf('--outDir');
const folder = option < 0 ? 'dist' : process.argv[option + 1];
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/index.html', 'the local site');
`;

test('npm start serves a build of its own and does not touch dist/', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const astro = join(folder, 'node_modules/astro/bin/astro.mjs');
  mkdirSync(dirname(astro), { recursive: true });
  writeFileSync(astro, fakeAstro);
  const env = {
    ...process.env,
    PORT: '0',
    PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  };
  const start = spawn(process.execPath, [resolve('src/cli/start.ts')], { cwd: folder, env });
  try {
    let output = '';
    for await (const text of start.stdout.setEncoding('utf8')) {
      output += String(text);
      if (output.includes('Stop with Ctrl-C')) break;
    }
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
    expect(await (await fetch(url)).text()).toBe('the local site');
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  } finally {
    start.kill();
    if (start.exitCode === null) await once(start, 'exit');
    rmSync(folder, { recursive: true });
  }
});
