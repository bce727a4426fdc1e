import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { collectionNames } from '#schemas/collections.ts';
import { copyProjectWith, makeContent, runAstro, startAstro, toMdx } from '../helpers/content-site.ts';
import { makeArticle } from '../helpers/make.ts';
import { nearMisses } from '../helpers/near-misses.ts';

const makePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'brown' } })
    .png()
    .toBuffer();
const [wide, small] = await Promise.all([makePicture(2688, 200), makePicture(300, 40)]);

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

const files = makeContent();
for (const edit of Object.values(nearMisses)) edit(files);
// What a proofreader marks stops no build.
files.set('content/blog/marked.mdx', toMdx(makeArticle(), 'An acount.'));
// One picture in a folder of the article, and one beside it.
const body = '![A wide receipt](./pictures/wide.png)\n\nAnd ![A small_receipt](./small%20receipt.PNG).';
files.set('content/blog/pictures.mdx', toMdx(makeArticle({ publishDate: '2026-11-02' }), body));
files.set('content/blog/pictures/wide.png', wide);
files.set('content/blog/small receipt.PNG', small);
const folder = copyProjectWith(files);

const limit = { timeout: 120_000 };

test('a build accepts what only looks like a mistake, and makes pictures for every screen', limit, async () => {
  const { status, output } = await runAstro(folder, 'build');
  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('1 page(s) built') as string });
  expect(readPictures(folder)).toEqual([
    {
      sources: ['image/avif 360w 720w 1080w 1344w', 'image/webp 360w 720w 1080w 1344w'],
      image: ['A wide receipt', '1344', '100', 'lazy', null],
    },
    { sources: ['image/avif 300w', 'image/webp 300w'], image: ['A small_receipt', '300', '40', 'lazy', null] },
  ]);
  expect(readdirSync(join(folder, '.astro/collections'))).toEqual(
    expect.arrayContaining(collectionNames.map((name) => `${name}.schema.json`)),
  );
});

test('a build that is killed leaves the last site as it was', limit, async () => {
  const read = () => readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const last = read();
  expect(last).toContain('content-security-policy');
  appendFileSync(join(folder, 'content/blog/marked.mdx'), '\nAnother paragraph.\n');
  const build = startAstro(folder, 'build');
  // It writes pages, which have no policy yet.
  await vi.waitFor(() => expect(existsSync(join(folder, 'dist.part/index.html'))).toBe(true), {
    timeout: 60_000,
    interval: 5,
  });
  build.kill('SIGKILL');
  await once(build, 'close');
  expect(read()).toBe(last);

  expect((await runAstro(folder, 'build')).status).toBe(0);
  expect(read()).toContain('Another paragraph.');
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});
