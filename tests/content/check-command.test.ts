import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linterSlips } from '#authoring/slips/linter.ts';
import { toMdx } from '../helpers/content-site.ts';
import { readEdited, state, writeEntry, writeFile, type Edit } from '../helpers/edits.ts';
import { makeArticle, makeState } from '../helpers/make.ts';

/** What `npm run check:content` prints for the smallest content with these articles, its lines sorted, and what it prints later. */
function makeCheck(articles: Record<string, string>, ...edits: readonly Edit[]) {
  const written = Object.entries(articles).map(([name, body]) =>
    writeEntry(`content/blog/${name}.mdx`, makeArticle(), body),
  );
  const { folder } = readEdited(...edits, ...written);
  const command = `${process.cwd()}/src/dev/commands/check-content.ts`;
  const run = (options = '', variables: NodeJS.ProcessEnv = {}) => {
    const env = { ...process.env, GITHUB_ACTIONS: undefined, ...variables, NODE_OPTIONS: options };
    const { status, stdout, stderr } = spawnSync(process.execPath, [command], { cwd: folder, env, encoding: 'utf8' });
    return { status, lines: `${stdout}\n${stderr}`.split('\n').filter(Boolean).sort() };
  };
  return { folder, run };
}

const line = toMdx(makeArticle(), '').split('\n').length;
const unknown = (word: string) =>
  new RegExp(`"${word}" is not in the dictionary \\(did you mean one of: .*\\?\\) → .*words\\.txt`);

test('check:content names file, line, word and remedy of each slip', () => {
  const { run } = makeCheck(
    {
      heading: 'One line.\n\n## One\n\n#### Two\n\nOne line.',
      list: 'One line.\n- One item\n- Two items',
      part: '<Callout title="The acount">\n\nOne line.\n\n</Callout>',
      text: 'One line.\n\nThe bank and\nits statmentt.',
    },
    writeEntry(state, makeState({ languages: ['Marathi', 'Hindie'] })),
  );
  const { status, lines } = run();
  expect(status).toBe(1);
  const expected = [
    ['5 mistakes in content/', /^/],
    [`content/blog/heading.mdx:${line + 3}: `, /begins with #### below a heading with fewer # → write ###/],
    [`content/blog/list.mdx:${line}: `, /the list has no empty line above or below it → write one/],
    [`content/blog/part.mdx:${line - 1}:`, unknown('acount')],
    [`content/blog/text.mdx:${line + 2}:`, unknown('statmentt')],
    ['content/states/maharashtra.json:11:', unknown('Hindie')],
  ] as const;
  expect(lines).toHaveLength(expected.length);
  for (const [index, [place, words]] of expected.entries()) {
    expect(lines[index]).toMatch(words);
    expect(lines[index]?.slice(0, place.length)).toBe(place);
  }
});

test('each rule of the linter that is on has our words, with file, line and remedy', () => {
  const settings = readFileSync('.config/.markdownlint-cli2.jsonc', 'utf8');
  expect(linterSlips.map(({ find }) => find)).toEqual(settings.match(/MD\d+/g));
  const unmarked = linterSlips.map(({ find, example }): [string, string] => [
    find.toLowerCase(),
    `Words.\n\n${example}`.replaceAll(/[«»]/g, ''),
  ]);
  const { run } = makeCheck(Object.fromEntries(unmarked), writeFile('content/blog/gst/a.png', ''));
  const { lines } = run();
  for (const { find, example, message } of linterSlips) {
    const place = `content/blog/${find.toLowerCase()}.mdx:${line + example.split('«')[0]!.split('\n').length}: `;
    const words = new RegExp(`^${RegExp.escape(place)}${RegExp.escape(message).replaceAll(/\\\{\w+\\\}/g, '[^ ].*')}$`);
    expect(lines.filter((told) => words.test(told))).toHaveLength(1);
  }
});

test('on GitHub each mistake is an annotation of its line', () => {
  const { run } = makeCheck({ text: 'One line.\n\nThe bank and its statmentt take 10 %, or more.' });
  const { lines } = run('', { GITHUB_ACTIONS: 'true' });
  const place = `::error file=content/blog/text.mdx,line=${line + 1}::`;
  expect(lines.filter((told) => told.startsWith('::'))).toEqual([
    expect.stringMatching(new RegExp(`^${place}"10 %25" is not how this site writes it → write 10%25, closed up$`)),
    expect.stringMatching(new RegExp(`^${place}"statmentt" is not in the dictionary`)),
  ]);
});

test('a linter that crashes is no sign of clean texts, then or later', () => {
  const { folder, run } = makeCheck({ heading: 'One line.\n\n## One\n\n#### Two\n\nOne line.' });
  const crash = join(folder, 'crash.cjs');
  writeFileSync(crash, "if (/markdownlint/.test(process.argv[1])) throw new Error('out of order');");
  const crashed = run(`--require ${crash}`);
  expect(crashed.status).toBe(1);
  expect(crashed.lines).toContainEqual(expect.stringContaining('out of order'));
  expect(run()).toEqual({
    status: 1,
    lines: ['1 mistake in content/', expect.stringMatching(/^content\/blog\/heading\.mdx:\d+: begins with ####/)],
  });
});

test('a text whose fields cannot be read is named once, not by each linter', () => {
  const { run } = makeCheck({}, writeFile('content/blog/open.mdx', '---\ntitle: A title\n\n## A\n#### B\n'));
  expect(run()).toEqual({
    status: 1,
    lines: ['1 mistake in content/', 'content/blog/open.mdx:1:1: has no line --- below its fields → write one'],
  });
});

test('check:content accepts what only looks like a slip', () => {
  const { run } = makeCheck({
    words:
      'Ten lakh rupees in a crore, and Mahavitaran’s bill. The ledger, बही, and खाताबही. A NEFT to JdVVNL, and APIs.',
    code: 'The line `BRN-PYMT-CARD stmtt` reads so.\n\n```text\nacount\n```',
    urls: 'At [the bank](https://bank.example/recieve), sbi.bank.inn and name@okaxiss.',
    narration:
      '<Narration line="UPI/RECIEVE" shape="sbi/upi" payee="Shopp" category="Food" amount={1} direction="out" />',
    headings: `A line.\n\n## One\n\n### Two\n\n#### Three\n\nA line.\n\n## Four\n\n${Array.from({ length: 20 }, (_, index) => `A line and line ${index}.`).join(' ')}`,
    steps: 'A line.\n\n{/* a note for me */}\n\n<Steps>\n\n1. One\n2. Two\n\n</Steps>',
  });
  expect(run()).toEqual({ status: 0, lines: ['No mistakes in content/'] });
});
