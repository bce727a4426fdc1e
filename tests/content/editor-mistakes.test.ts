import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { collectionNames } from '#schemas/collections.ts';
import { makeContent, removeFolder, runAstro, toMdx, writeSite } from '../helpers/content-site.ts';
import { editorMistakes, expectedWords, nearMisses, proofreaderMarks, siteMistakes, unwritten, type Edit } from '../helpers/editor-mistakes.ts';
import { makeArticle } from '../helpers/make.ts';

const folders: string[] = [];
afterAll(() => folders.forEach(removeFolder));

/** Builds a site of the smallest content after these edits. */
async function build(...edits: Edit[]) {
  const files = makeContent();
  for (const { edit } of edits) edit(files);
  const folder = writeSite(files);
  folders.push(folder);
  return { files, folder, ...(await runAstro(folder, 'build')) };
}

/** Makes everything that a proofreader marks, the articles as files of their own. */
const marksInFilesOfTheirOwn: Edit = {
  name: 'everything that a proofreader marks',
  edit: (files) =>
    proofreaderMarks.forEach(({ edit }, index) => {
      edit(files);
      files.set(`content/blog/marked-${index}.mdx`, files.get('content/blog/gst.mdx') ?? '');
    }),
};

describe.concurrent('a build', { timeout: 120_000 }, () => {
  test.each(editorMistakes)('is stopped by $name', async (mistake) => {
    const { status, output, files } = await build(mistake);
    expect(status).toBe(1);
    expect(output).toContain(`in content/:\n${expectedWords(mistake, files)}\n`);
  });

  test.each(siteMistakes)('is stopped by $name in content/site.json', async (mistake) => {
    const { status, output } = await build(mistake);
    expect(status).toBe(1);
    expect(output).toMatch(/in content\/:\ncontent\/site\.json/);
  });

  test('that is stopped prints no trace of the code, and no hint for programmers', async () => {
    const name = 'words that Astro has hints for';
    const fields = { ...makeArticle(), window: 'document' };
    const { output } = await build({ name, edit: (files) => void files.set('content/blog/gst.mdx', toMdx(fields)) });
    expect(output).toContain('window: is no field');
    expect(output).not.toMatch(/Stack trace|node_modules|Hint/);
  });

  test('is stopped by all that is to be written', async () => {
    const { status, output, files } = await build(...unwritten);
    expect(status).toBe(1);
    const told = unwritten.map((mistake) => `${expectedWords(mistake, files)}\n`);
    expect(output).toContain(`2 mistakes in content/:\n${told.sort().join('')}`);
  });

  test('accepts what only looks like a mistake, and what a proofreader marks', async () => {
    const { status, output, folder } = await build(marksInFilesOfTheirOwn, ...nearMisses);
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('1 page(s) built') as string });
    expect(readdirSync(join(folder, '.astro/collections'))).toEqual(collectionNames.map((name) => `${name}.schema.json`));
  });
});
