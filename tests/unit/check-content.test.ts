import { afterAll, expect, test } from 'vitest';
import { checkContent } from '#authoring/check/check-content.ts';
import { checkEntry } from '#authoring/read/read-entries.ts';
import { findUnwritten } from '#authoring/check/unwritten-texts.ts';
import { formatMistakes } from '#lib/build/content-error.ts';
import { makeContent, removeFolder, toMdx, writeFiles, type Files } from '../helpers/content-site.ts';
import {
  editorMistakes,
  expectedWords,
  nearMisses,
  siteMistakes,
  unwritten,
  type Edit,
} from '../helpers/editor-mistakes.ts';
import { makeArticle } from '../helpers/make.ts';

const folders: string[] = [];
afterAll(() => folders.forEach(removeFolder));

/** What an editor is told about these files. */
function tell(files: Files): string {
  const folder = writeFiles(files);
  folders.push(folder);
  return formatMistakes([...checkContent(folder), ...findUnwritten(folder)]);
}

/** The smallest content after these edits. */
function edited(...edits: Edit[]): Files {
  const files = makeContent();
  for (const { edit } of edits) edit(files);
  return files;
}

test.each([...editorMistakes, ...siteMistakes, ...unwritten])('tells the editor of $name', (mistake) => {
  const files = edited(mistake);
  expect(tell(files)).toBe(expectedWords(mistake, files));
});

test.each(nearMisses)('accepts $name', (nearMiss) => {
  expect(tell(edited(nearMiss))).toBe('');
});

test('tells of all mistakes of all files at once, sorted by file and line', () => {
  const told = tell(
    edited(...editorMistakes.filter(({ name }) => /day first|category that|state that|comma too few/.test(name))),
  );
  expect(told.split('\n').map((line) => line.split(': ')[0])).toEqual([
    'content/blog/gst.mdx:5 category',
    'content/blog/gst.mdx:10 publishDate',
    'content/cities/mumbai.json:4 state',
    'content/states/maharashtra.json:3:3',
  ]);
});

test('tells of a mistake in a text each time that it is looked at, and no more once it is mended', () => {
  const look = (body: string) => checkEntry('blog', 'content/blog/gst.mdx', toMdx(makeArticle(), body)).mistakes.length;
  expect([look('A {brace}.'), look('A {brace}.'), look('A word.'), look('A word.'), look('A {brace}.')]).toEqual([
    1, 1, 0, 0, 1,
  ]);
});
