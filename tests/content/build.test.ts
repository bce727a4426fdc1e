import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { collectionNames } from '#schemas/collections.ts';
import { makeContent, removeFolder, runAstro, toJson, toMdx, writeSite } from '../helpers/content-site.ts';
import { say, type Edit } from '../helpers/edits.ts';
import { makeArticle, makeCity } from '../helpers/make.ts';
import { nearMisses } from '../helpers/near-misses.ts';

const folders: string[] = [];
afterAll(() => folders.forEach(removeFolder));

/** Builds a site of the smallest content after these edits. */
async function build(...edits: Pick<Edit, 'edit'>[]) {
  const files = makeContent();
  for (const { edit } of edits) edit(files);
  const folder = writeSite(files);
  folders.push(folder);
  return { folder, ...(await runAstro(folder, 'build')) };
}

const makePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'brown' } })
    .png()
    .toBuffer();
const [wide, small] = await Promise.all([makePicture(2688, 200), makePicture(300, 40)]);

/** An article with a picture in a folder of its own, and one beside it. */
const pictures: Edit = {
  name: 'pictures in an article',
  edit: (files) => {
    const body = '![A wide receipt](./pictures/wide.png)\n\nAnd ![A small_receipt](./small%20receipt.PNG).';
    files.set('content/blog/pictures.mdx', toMdx(makeArticle({ publishDate: '2026-11-02' }), body));
    files.set('content/blog/pictures/wide.png', wide);
    files.set('content/blog/small receipt.PNG', small);
  },
};

/** What a browser gets to choose from for each picture of the site's page; every file it names is there. */
function readPictures(folder: string) {
  const { document } = parseHTML(readFileSync(join(folder, 'dist/index.html'), 'utf8'));
  return [...document.querySelectorAll('picture')].map((picture) => {
    const [source, image] = [picture.querySelector('source'), picture.querySelector('img')];
    const sources = [source, image].map((element) => {
      const set = (element?.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' '));
      for (const [url = ''] of set) expect(existsSync(join(folder, 'dist', decodeURI(url)))).toBe(true);
      const [format] = new Set(set.map(([url = '']) => `image/${url.split('.').at(-1)}`));
      return [format, ...set.map(([, width]) => width)].join(' ');
    });
    const names = ['alt', 'width', 'height', 'loading', 'style'];
    return { sources, image: names.map((name) => image?.getAttribute(name)) };
  });
}

/** What a proofreader marks stops no build. */
const marked: Edit = { name: 'a misspelt word', edit: say('An acount.') };

describe.concurrent('a build', { timeout: 120_000 }, () => {
  test('is stopped by mistakes and unwritten texts, in words for editors', async () => {
    const { status, output } = await build({
      edit: (files) => {
        files.set('content/blog/gst.mdx', toMdx({ ...makeArticle(), window: 'document' }));
        files.set('content/cities/mumbai.json', toJson(makeCity({ population: 'To be written: the population' })));
      },
    });
    expect(status).toBe(1);
    expect(output).toMatch(
      /2 mistakes in content\/:\ncontent\/blog\/gst\.mdx:\d+ window: is not a field.*\ncontent\/cities\/mumbai\.json:\d+ population: is not written yet/,
    );
    expect(output).not.toMatch(/Stack trace|node_modules|Hint/);
  });

  test('accepts what only looks like a mistake, and makes pictures for every screen', async () => {
    const { status, output, folder } = await build(marked, ...nearMisses, pictures);
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('1 page(s) built') as string });
    expect(readPictures(folder)).toEqual([
      {
        sources: ['image/avif 360w 720w 1080w 1344w', 'image/webp 360w 720w 1080w 1344w'],
        image: ['A wide receipt', '1344', '100', 'lazy', null],
      },
      { sources: ['image/avif 300w', 'image/webp 300w'], image: ['A small_receipt', '300', '40', 'lazy', null] },
    ]);
    expect(readdirSync(join(folder, '.astro/collections'))).toEqual(
      collectionNames.map((name) => `${name}.schema.json`),
    );
  });
});
