/**
 * Edits of the smallest content, and the report that an editor gets of each:
 *
 *     testReports({
 *       'a state without its capital': [
 *         editFile(state, '"capital": "Mumbai"', '"capital": ""'),
 *         `${state}:«"capital"» capital: is empty → write the capital; the city of that name below gets the badge`,
 *       ],
 *     });
 */
import { expect, test } from 'vitest';
import { ContentReader, findUnwritten } from '#authoring/index.ts';
import { formatErrors } from '#lib/errors.ts';
import { interfaceWords, makeContent, makeProject, toJson, toMdx, type Files } from './content-site.ts';
import { makeArticle } from './make.ts';

/** Something an editor does to the smallest content. */
export type Edit = (files: Files) => void;

export const article = 'content/blog/gst.mdx';
export const state = 'content/states/maharashtra.json';
export const city = 'content/cities/mumbai.json';

/** Replaces the text of a file, or a picture. */
export const writeFile = (file: string, text: string | Uint8Array) => (files: Files) => void files.set(file, text);

/** Writes an entry: its fields as JSON or, in an .mdx file, above a text. */
export const writeEntry = (file: string, fields: object, body?: string) =>
  writeFile(file, file.endsWith('.json') ? toJson(fields) : toMdx(fields, body));

/** Gives the article this text below its front matter. */
export const articleBody = (body: string) => writeEntry(article, makeArticle(), body);

export const inTurn =
  (...edits: readonly Edit[]): Edit =>
  (files) =>
    edits.forEach((edit) => edit(files));

export const removeFile = (file: string) => (files: Files) => void files.delete(file);

const textOf = (files: Files, file: string): string => files.get(file)?.toString() ?? '';

/** Replaces one part of a file; fails if the file does not have it. */
export const editFile = (file: string, from: string, to: string) => (files: Files) => {
  const text = textOf(files, file);
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  files.set(file, text.replace(from, to));
};

/** A second language of the site, with the line for its not-found page. */
export const secondLanguage = inTurn(
  writeFile('content/words/xx.json', interfaceWords),
  writeFile('public/_redirects', '/xx/* /xx/404.html 404\n'),
  editFile('content/site.json', '"languages": []', '"languages": ["xx"]'),
);

/** The expected report on these files, with the numbers of lines in place of their words. */
export function withLineNumbers(report: string, files: Files): string {
  return report
    .split('\n')
    .map((line) => {
      const [file = ''] = line.split(/:| /);
      const lines = textOf(files, file).split('\n');
      return line.replaceAll(
        /«(.*?)»/g,
        (_, words: string) => `${lines.findIndex((text) => text.includes(words)) + 1}`,
      );
    })
    .join('\n');
}

/** The smallest content after these edits, and what a build says about it. */
export function readEdited(...edits: readonly Edit[]) {
  const files = makeContent();
  for (const edit of edits) edit(files);
  const folder = makeProject(files);
  const content = new ContentReader(folder).content();
  const report = formatErrors([...content.errors, ...findUnwritten(content.entries)]);
  return { files, folder, content, report };
}

/**
 * Tests that a build tells the editor about each of these edits, with the whole report; «words» stands for the number of the first line
 * with these words.
 */
export function testReports(errors: Readonly<Record<string, readonly [Edit, ...edits: Edit[], report: string]>>): void {
  test.each(Object.entries(errors))('the editor is told about %s', (_, told) => {
    const { files, report } = readEdited(...(told.slice(0, -1) as Edit[]));
    expect(report).toBe(withLineNumbers(told.at(-1) as string, files));
  });
}
