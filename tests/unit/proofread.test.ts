import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { findStyleMistakes, wordsOfRules } from '#authoring/explain/markdown-style.ts';
import { proofread } from '#authoring/explain/proofread.ts';
import { formatMistakes } from '#lib/build/content-error.ts';
import { makeContent, removeFolder, toMdx, writeFiles } from '../helpers/content-site.ts';
import { expectedWords, pictureMarks, proofreaderMarks, unmarked, type Edit } from '../helpers/editor-mistakes.ts';
import { makeArticle } from '../helpers/make.ts';

const folders: string[] = [];
afterAll(() => folders.forEach(removeFolder));

/** What a proofreader marks in the smallest content after an edit. */
async function mark(edit?: Edit['edit']) {
  const files = makeContent();
  edit?.(files);
  const folder = writeFiles(files);
  folders.push(folder);
  return { files, told: formatMistakes(await proofread(folder, '2026-11-21')) };
}

test.each([...proofreaderMarks, ...pictureMarks])('marks $name', async (mistake) => {
  const { told, files } = await mark(mistake.edit);
  expect(told).toBe(expectedWords(mistake, files));
});

test.each([{ name: 'the smallest content', edit: undefined }, ...unmarked])('does not mark $name', async ({ edit }) => {
  expect((await mark(edit)).told).toBe('');
});

test('marks a misspelt word as often as it stands there', async () => {
  const { told } = await mark((files) =>
    files.set('content/blog/gst.mdx', toMdx(makeArticle(), 'We recieve. '.repeat(120).trim())),
  );
  expect(told.split('\n')).toHaveLength(120);
});

/** A text that a rule of .config/markdownlint.json refuses, and the same as it should be. */
const styles: Record<string, [wrong: string, right: string]> = {
  MD001: ['## One\n\n#### Two', '## One\n\n### Two'],
  MD003: ['One\n---\n\nA line.', '## One\n\nA line.'],
  MD005: ['- One\n - Two', '- One\n- Two'],
  MD010: ['A\tline.', 'A line.'],
  MD011: ['The (fees)[/pricing].', 'The [fees](/pricing).'],
  MD018: ['##One', '## One'],
  MD019: ['##  One', '## One'],
  MD022: ['## One\nA line.', '## One\n\nA line.'],
  MD023: [' ## One', '## One'],
  MD024: ['## One\n\n## One', '## One\n\n## Two'],
  MD025: ['# One\n\n# Two', '# One\n\n## Two'],
  MD026: ['## One.', '## One'],
  MD029: ['1. One\n3. Two', '1. One\n2. Two'],
  MD031: ['A line.\n```text\ncode\n```', 'A line.\n\n```text\ncode\n```'],
  MD032: ['A line.\n- One\n- Two', 'A line.\n\n- One\n- Two'],
  MD034: ['At https://bank.example/a today.', 'At <https://bank.example/a> today.'],
  MD036: ['**One**\n\nA line.', '**One** is a line.\n\nA line.'],
  MD037: ['A ** bold ** word.', 'A **bold** word.'],
  MD038: ['The code ` UPI`.', 'The code `UPI`.'],
  MD039: ['The [ fees](/pricing).', 'The [fees](/pricing).'],
  MD042: ['The [fees]().', 'The [fees](/pricing).'],
  MD045: ['![](./a.png)', '![a table](./a.png)'],
  MD052: ['The [fees][costs].', 'The [fees][costs].\n\n[costs]: /pricing'],
  MD053: ['A line.\n\n[costs]: /pricing', 'The [fees][costs].\n\n[costs]: /pricing'],
  MD055: ['| a | b |\n| --- | --- |\n| 1 | 2', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
  MD056: ['| a | b |\n| --- | --- |\n| 1 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
  MD058: ['| a | b |\n| --- | --- |\n| 1 | 2 |\n## One', '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n## One'],
  MD059: ['The fees: [click here](/pricing).', 'The fees: [pricing](/pricing).'],
};

describe('the rules of .config/markdownlint.json', () => {
  const settings = JSON.parse(readFileSync('.config/markdownlint.json', 'utf8')) as Record<string, unknown>;
  const styleOf = (source: string) =>
    findStyleMistakes([
      { file: 'content/blog/gst.md', source, tree: { type: 'root' }, lineInFile: (line) => line },
    ]).map(({ message }) => message);

  test('have words for editors each', () => {
    const rules = Object.keys(settings).filter((rule) => rule !== 'default');
    expect(Object.keys(wordsOfRules)).toEqual(rules);
    expect(Object.keys(styles)).toEqual(rules);
  });

  test.each(Object.entries(styles))('%s is told, and its near miss is not', (rule, [wrong, right]) => {
    expect(styleOf(wrong)).toContain(wordsOfRules[rule]);
    expect(wordsOfRules[rule]).toMatch(/ → [a-z]/);
    expect(styleOf(right)).toEqual([]);
  });
});
