import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeContent, makeProject, toJson, toMdx, type Files } from '../helpers/content-site.ts';
import { makeArticle, makeState } from '../helpers/make.ts';

/** What `npm run check:content` prints for the smallest content with these articles, its lines sorted, and what it prints later. */
function makeCheck(articles: Record<string, string>, change: (files: Files) => void = () => {}) {
  const files = makeContent();
  change(files);
  for (const [name, body] of Object.entries(articles))
    files.set(`content/blog/${name}.mdx`, toMdx(makeArticle(), body));
  const folder = makeProject(files);
  const command = `${process.cwd()}/src/dev/commands/check-content.ts`;
  const run = (options = '') => {
    const env = { ...process.env, NODE_OPTIONS: options };
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
    (files) => files.set('content/states/maharashtra.json', toJson(makeState({ languages: ['Marathi', 'Hindie'] }))),
  );
  const { status, lines } = run();
  expect(status).toBe(1);
  const expected = [
    [`content/blog/heading.mdx:${line + 3} `, /Heading levels should only increment by one/],
    [`content/blog/list.mdx:${line} `, /Lists should be surrounded by blank lines/],
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

test('a linter that crashes is no sign of clean texts, then or later', () => {
  const { folder, run } = makeCheck({ heading: 'One line.\n\n## One\n\n#### Two\n\nOne line.' });
  const crash = join(folder, 'crash.cjs');
  writeFileSync(crash, "if (/markdownlint/.test(process.argv[1])) throw new Error('out of order');");
  const crashed = run(`--require ${crash}`);
  expect(crashed.status).toBe(1);
  expect(crashed.lines).toContainEqual(expect.stringContaining('out of order'));
  expect(run()).toEqual({
    status: 1,
    lines: [expect.stringMatching(/^content\/blog\/heading\.mdx:\d+ .*Heading levels should only increment by one/)],
  });
});

test('a text whose fields cannot be read is named once, not by each linter', () => {
  const { run } = makeCheck({}, (files) => files.set('content/blog/open.mdx', '---\ntitle: A title\n\n## A\n#### B\n'));
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
