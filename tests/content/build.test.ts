import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { collectionNames } from '#schemas/collections.ts';
import { makeContent, removeFolder, runAstro, toMdx, writeSite } from '../helpers/content-site.ts';
import {
  editorMistakes,
  expectedWords,
  nearMisses,
  proofreaderMarks,
  siteMistakes,
  unwritten,
  type Edit,
} from '../helpers/editor-mistakes.ts';
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

const makePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'brown' } })
    .png()
    .toBuffer();
const [wide, small] = await Promise.all([makePicture(2688, 200), makePicture(300, 40)]);

/** An article with a picture in a folder of its own, and one beside it. */
const pictures: Edit = {
  name: 'pictures in an article',
  edit: (files) => {
    const body = '![A wide receipt](./pictures/wide.png)\n\nAnd ![A small_receipt](./small%20receipt.png).';
    files.set('content/blog/pictures.mdx', toMdx(makeArticle({ publishDate: '2026-11-02' }), body));
    files.set('content/blog/pictures/wide.png', wide);
    files.set('content/blog/small receipt.png', small);
  },
};

/** What a browser gets to choose from for each picture of the site's page; every file it names is there. */
function readPictures(folder: string) {
  const { document } = parseHTML(readFileSync(join(folder, 'dist/index.html'), 'utf8'));
  return [...document.querySelectorAll('picture')].map((picture) => {
    const [source, image] = [picture.querySelector('source'), picture.querySelector('img')];
    const candidates = [source, image].map((element) => {
      const set = (element?.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' '));
      for (const [url = ''] of set) expect(existsSync(join(folder, 'dist', decodeURI(url)))).toBe(true);
      const [format] = new Set(set.map(([url = '']) => `image/${url.split('.').at(-1)}`));
      return [format, ...set.map(([, width]) => width)].join(' ');
    });
    return {
      alt: image?.getAttribute('alt'),
      sources: candidates,
      size: [Number(image?.getAttribute('width')), Number(image?.getAttribute('height'))],
      loading: image?.getAttribute('loading'),
      style: image?.getAttribute('style'),
    };
  });
}

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

  test('accepts what only looks like a mistake, and what a proofreader marks, and makes pictures for every screen', async () => {
    const { status, output, folder } = await build(marksInFilesOfTheirOwn, ...nearMisses, pictures);
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('1 page(s) built') as string });
    expect(readPictures(folder)).toEqual([
      {
        alt: 'A wide receipt',
        sources: ['image/avif 360w 720w 1080w 1344w', 'image/webp 360w 720w 1080w 1344w'],
        size: [1344, 100],
        loading: 'lazy',
        style: null,
      },
      {
        alt: 'A small_receipt',
        sources: ['image/avif 300w', 'image/webp 300w'],
        size: [300, 40],
        loading: 'lazy',
        style: null,
      },
    ]);
    expect(readdirSync(join(folder, '.astro/collections'))).toEqual(
      collectionNames.map((name) => `${name}.schema.json`),
    );
  });
});
