/** One file of everything in content/, found by listing the folder, is cut off in the middle, as by a merge that went wrong. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToHtml } from 'satteri';
import { expect, onTestFinished, test } from 'vitest';
import { ContentReader, markdownPlugins, siteUrlFrom } from '#authoring/index.ts';
import { formatErrors } from '#lib/errors.ts';
import { listFiles } from '#lib/list-files.ts';
import { collectionNames } from '#schemas/collections.ts';
import { copyProject, pluginData, runAstro, toJson, toMdx } from '../helpers/content-site.ts';
import { makeCity, makePage } from '../helpers/make.ts';

/** Each single file, and of each folder the first entry and the first translation. */
const files = readdirSync('content')
  .filter((name) => !name.startsWith('_'))
  .flatMap((name) => {
    const path = `content/${name}`;
    if (!statSync(path).isDirectory()) return [path];
    const members = listFiles(path).map((member) => `${path}/${member}`);
    const isTranslation = (file: string) => /\.[a-z]{2}\.\w+$/.test(file);
    return [members.find((file) => !isTranslation(file)) ?? [], members.find(isTranslation) ?? []].flat();
  });

const cutOff = (file: string) => readFileSync(file, 'utf8').slice(0, 60);

/** Where a file is reported, with a reason and a remedy. */
const report = (file: string) => new RegExp(`^${RegExp.escape(file)}:\\d+(:\\d+)?( [^:]+)?: .+ → .+`, 'm');

test('every collection, single file, translation, word and sample is among them', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(files).toEqual(
    expect.arrayContaining(['content/site.json', 'content/words/en.json', 'content/glossary.hi.json']),
  );
});

const folder = copyProject();
const reader = new ContentReader(folder);

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
  reader.refresh(join(folder, file));
}

/** Single files one by one, as the settings of Astro come from some of them; those of the collections together. */
const isOfCollection = (file: string) => collectionNames.some((name) => file.startsWith(`content/${name}/`));
const single = files.filter((file) => !isOfCollection(file)).map((file) => ({ name: file, broken: [file] }));
const cases = [...single, { name: 'each file of the collections', broken: files.filter(isOfCollection) }];

test.each(cases)('$name is reported with line, reason and remedy, and Astro can be started', ({ broken }) => {
  for (const file of broken) write(file, cutOff(file));
  onTestFinished(() => broken.forEach((file) => write(file, readFileSync(file, 'utf8'))));
  const output = formatErrors(reader.content().errors);
  expect(broken.filter((file) => !report(file).test(output))).toEqual([]);

  // What astro.config.mjs and the plugins for Markdown ask for.
  expect(URL.canParse(siteUrlFrom(reader))).toBe(true);
  expect(reader.languages()).toEqual(['en', 'hi']);
  reader.site();
  void markdownToHtml('## A `NWD` heading[^1]', { hastPlugins: markdownPlugins(reader), data: pluginData });
});

test('without any of these there is no mistake', () => {
  expect(reader.content().errors).toEqual([]);
});

test('a build stops and names them all, without a stack', { timeout: 120_000 }, async () => {
  for (const file of files) write(file, cutOff(file));
  mkdirSync(join(folder, 'content/pages/shown'));
  write('content/pages/shown.mdx', toMdx(makePage(), '![A receipt](./shown/receipt.png)'));
  write('content/pages/shown/receipt.png', 'no picture');
  write('content/cities/pune.json', toJson(makeCity({ population: 'To be written: the population' })));
  const { status, output } = await runAstro(folder, 'build');
  expect(status).toBe(1);
  expect(files.filter((file) => !report(file).test(output))).toEqual([]);
  expect(output).toMatch(/\d+ mistakes in content\/:\ncontent\//);
  expect(output).toMatch(/^content\/cities\/pune\.json:\d+ population: is not written yet/m);
  expect(output).toMatch(/^content\/pages\/shown\.mdx:\d+: the picture ".\/shown\/receipt\.png" cannot be read → /m);
  expect(output).not.toMatch(/Stack trace|node_modules|Hint/);
});
