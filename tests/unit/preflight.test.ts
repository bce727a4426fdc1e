import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const major = read('.nvmrc').trim();

interface Manifest {
  engines: { node: string };
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

test('.nvmrc, package.json and renovate.json name the same Node', () => {
  const { engines, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Manifest;
  const packages = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  expect(packages.length).toBeGreaterThan(0);
  const versions = [...packages, ['@types/node', devDependencies['@types/node']] as const];
  expect(versions.filter(([, version]) => version?.split('.')[0] !== major)).toEqual([]);
  expect(engines.node).toBe(`>=${major}`);

  const { packageRules } = JSON.parse(read('renovate.json')) as {
    packageRules: { matchPackageNames: string[]; allowedVersions?: string }[];
  };
  const rule = packageRules.find(({ matchPackageNames }) => matchPackageNames.includes('node'));
  expect(rule).toMatchObject({
    matchPackageNames: ['node', '@types/node', 'node-*'],
    allowedVersions: `<${Number(major) + 1}`,
  });
});

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

test('the actions of the workflows are pinned to a commit, beside which their release is named', () => {
  const folder = '.github/workflows';
  const used = readdirSync(folder).flatMap((file) => read(`${folder}/${file}`).match(/uses: .*/g) ?? []);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
