import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
  const run = () => execFileSync(process.execPath, ['--import', older, '.config/require-node.js'], { stdio: 'pipe' });
  expect(run).toThrow(`This project needs Node ${major} or newer; this is 20.1.0.`);
});
