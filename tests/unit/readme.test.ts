import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The commands in the first column of its table. */
const commands = [...readme.matchAll(/^\| `npm (?:run )?([\w:]+)` +\|/gm)].map(([, name = '']) => name);

test('the README lists at most a dozen npm scripts, and docs/development.md every other', () => {
  const others = [...readFileSync('docs/development.md', 'utf8').matchAll(/`npm run ([\w:]+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.length).toBeLessThanOrEqual(12);
  expect([...new Set([...commands, ...others])].sort()).toEqual(Object.keys(scripts).sort());
});

test('every path in the README exists', () => {
  const paths = [...readme.matchAll(/`([\w./]+\/[\w./]*)`/g)].map(([, path = '']) => path);
  expect(paths).toContain('supabase/migrations/');
  const made = [
    'dist/',
    '.data/',
    '.cache/',
    '.cache/astro',
    '.cache/start/',
    'test-results/',
    '/about',
    '/about.html',
  ];
  expect(paths.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([]);
});

test('the README requires the Node of .nvmrc', () => {
  expect(readme).toContain(`Requires Node ${readFileSync('.nvmrc', 'utf8').trim()} (\`.nvmrc\`)`);
});

test('continuous integration runs the test command of the README', () => {
  const command = '\nnpm ci && npm run setup && npm test\n';
  expect(readme).toContain(command);
  expect(readFileSync('.ci/run', 'utf8')).toContain(command);
});
