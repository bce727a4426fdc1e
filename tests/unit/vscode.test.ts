/** What Visual Studio Code does for editors: completion, snippets and tasks. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { writeFirstSchemas } from '#authoring/index.ts';
import { toMdx } from '../helpers/content-site.ts';
import { article, readEdited, writeEntry, writeFile } from '../helpers/edits.ts';
import { makeArticle, makeCharge } from '../helpers/make.ts';

const read = (file: string): unknown =>
  parse(readFileSync(`.vscode/${file}`, 'utf8'), [], { allowTrailingComma: true });
const snippets = read('content.code-snippets') as Record<string, { body: string[] }>;

/** A snippet as it is inserted, with its first choices. */
const insert = (name: string) =>
  snippets[name]!.body.join('\n')
    .replaceAll(/\$\{\d+\|(\w+)[^}]*\}/g, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll('$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE', '2026-11-01');

test('the schemas that complete fields are there after npm ci', () => {
  const { folder: project } = readEdited();
  writeFirstSchemas(new URL(`${pathToFileURL(project).href}/`));
  const { 'json.schemas': schemas } = read('settings.json') as { 'json.schemas': { url: string }[] };
  expect(schemas.map(({ url }) => url).filter((url) => !existsSync(join(project, url)))).toEqual([]);
});

test('each task is a command of the project', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const { tasks } = read('tasks.json') as { tasks: { script: string }[] };
  expect(tasks.map(({ script }) => script).filter((script) => !(script in scripts))).toEqual([]);
});

test.each(['Callout', 'Ledger table', 'Narration'])('the snippet %s is a right piece of an article', (name) => {
  const { report } = readEdited(writeEntry(article, makeArticle(), `Words.\n\n${insert(name)}`));
  expect(report).toBe('');
});

test('the snippets of a charge and a source are right rows of their lists', () => {
  const page = toMdx(makeCharge({ title: 'What does an SMS cost?', charges: [], sources: [] }), 'Words.')
    .replace('charges: []', () => `charges:\n${insert('Charge').replaceAll(/^/gm, '  ')}`)
    .replace(
      'sources: []',
      () => `sources:\n${insert('Source').replace('https://', 'https://a.example').replaceAll(/^/gm, '  ')}`,
    );
  const { report } = readEdited(writeFile('content/charges/sms.mdx', page));
  expect(report).toBe('');
  expect(Object.keys(JSON.parse(insert('Source in JSON')) as object)).toEqual(['title', 'url', 'checkedOn']);
});
