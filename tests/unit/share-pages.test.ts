import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sharePages } from '#integrations/share/share-pages.ts';
import { wordsOf } from '#lib/build/languages.ts';
import { recordPageHead } from '#lib/build/page-heads.ts';
import { aboutLine, shareImageAlt, type PageHead } from '#lib/build/seo.ts';
import { site, siteUrl } from '#lib/build/site.ts';
import { makeHead } from '../helpers/make-head.ts';

type Hooks = Required<AstroIntegration['hooks']>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Does what the build does around the rendering of these pages. */
async function build(...heads: PageHead[]) {
  const { integration, complete } = sharePages();
  const messages: string[] = [];
  const logger = { info: (text: string) => messages.push(text), warn: (text: string) => messages.push(text) };
  const {
    'astro:config:done': configure,
    'astro:build:start': begin,
    'astro:build:done': finish,
  } = integration.hooks as Hooks;
  const config = { cacheDir: pathToFileURL(join(folder, 'kept/')) };
  await configure({ config } as Parameters<typeof configure>[0]);
  await begin({} as Parameters<typeof begin>[0]);
  for (const head of heads) {
    recordPageHead(head);
    const file = join(folder, 'dist', `${head.path === '/' ? '/index' : head.path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<!DOCTYPE html><html><body><main><h1>${head.title}</h1></main></body></html>`);
  }
  const dir = pathToFileURL(join(folder, 'dist/'));
  await finish({ dir, logger } as unknown as Parameters<typeof finish>[0]);
  return { messages: messages.join(), lastmod: (path: string) => complete({ url: siteUrl + path }).lastmod };
}
const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

const home = makeHead('/', { title: 'Statements made readable', description: 'See who was paid.' });
const article = makeHead('/blog/gst', {
  title: 'GST [2026]',
  trail: [{ href: '/blog', label: 'Blog' }],
  modified: new Date('2026-11-03'),
});

test('each page gets a share image and a twin, and hidden pages none', async () => {
  const { messages } = await build(home, article, makeHead('/404', { isHidden: true }));
  for (const file of ['share/index.png', 'share/blog/gst.png', 'index.md', 'blog/gst.md'])
    expect(read(file).length).toBeGreaterThan(50);
  for (const file of ['share/404.png', '404.md']) expect(() => read(file)).toThrow('ENOENT');
  expect(messages).toContain('share images drawn: 2');
});

test('the sitemap is dated by what the pages say, and by nothing else', async () => {
  const { lastmod } = await build(home, article);
  expect([lastmod('/blog/gst'), lastmod('/')]).toEqual(['2026-11-03', undefined]);
  const reviewed = await build(home, { ...article, modified: new Date('2026-11-09') });
  expect(reviewed.lastmod('/blog/gst')).toBe('2026-11-09');
});

test('a share image says above the title what the page is about, else where it belongs', () => {
  expect([{ ...article, about: 'Tax' }, article, home].map(aboutLine)).toEqual(['Tax', 'Blog', site.tagline]);
  expect(shareImageAlt(article, wordsOf())).toBe("The page's title on ruled ledger paper: GST [2026]");
});
