import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const major = read('.nvmrc').trim();

test('an older Node is told which one is needed', () => {
  const older = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.1.0' })`;
  const run = () => execFileSync(process.execPath, ['--import', older, '.config/preflight.js'], { stdio: 'pipe' });
  expect(run).toThrow(`This project needs Node ${major} or newer; this is 20.1.0.`);
});

test('a folder in which Vite would fail is named', () => {
  const folder = mkdtempSync(join(tmpdir(), '50% #1-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['package.json', '.config/preflight.js']) cpSync(file, join(folder, file));
  const run = () => execFileSync(process.execPath, [join(folder, '.config/preflight.js')], { stdio: 'pipe' });
  expect(run).toThrow(
    `The path of this project has one of the characters # % ?, with which it cannot be built: ${folder}`,
  );
});

test('no npm script sends the telemetry of Astro', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = Object.values(scripts).flatMap((script) => script.split(' "'));
  expect(commands.filter((command) => /(?<!preflight\.js .*)\bastro\b/.test(command))).toEqual([]);
  const show = ['--import', './.config/preflight.js', '--print', 'process.env.ASTRO_TELEMETRY_DISABLED'];
  expect(execFileSync(process.execPath, show, { encoding: 'utf8' })).toBe('1\n');
});

test('a command that ends itself collects garbage, so that no compiler waits for it, and keeps its exit code', () => {
  const run = (...options: string[]) =>
    spawnSync(process.execPath, ['--trace-gc', ...options, '--eval', 'process.exit(7)'], { encoding: 'utf8' });
  const { status, stdout } = run('--import', './.config/preflight.js');
  expect(status).toBe(7);
  expect(stdout).toContain('Mark-Compact');
  expect(run().stdout).not.toContain('Mark-Compact');
});
