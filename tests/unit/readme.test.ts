import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The commands of the first column of the table: `npm run test:unit`, `test:dist` are two. */
const commands = [...readme.matchAll(/^\| (`npm .*?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(?:npm )?(?:run )?([\w:]+)`/g)].map(([, name]) => name),
);

test('the README tells of every command, and of none that there is not', () => {
  expect(commands.sort()).toEqual(Object.keys(scripts).sort());
});

test('what the README says is somewhere is there', () => {
  const paths = [...readme.matchAll(/`([\w./]+\/[\w./]*)`/g)].map(([, path = '']) => path);
  expect(paths).toContain('supabase/migrations/');
  const made = ['dist/', '.data/', '.cache/start/'];
  expect(paths.filter((path) => !made.includes(path) && !existsSync(path) && !existsSync(`src/${path}`))).toEqual([]);
});

test('continuous integration runs the test command of the README', () => {
  expect(readme).toContain('\nnpm ci && npm test\n');
  expect(readFileSync('.ci/run', 'utf8')).toContain('\nnpm ci && npm test\n');
});
