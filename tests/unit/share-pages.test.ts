import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readIndexablePage } from '#integrations/share/page-metadata.ts';
import { sharePages } from '#integrations/share/share-pages.ts';
import { site, siteUrl } from '#lib/build/site.ts';
import { fillTokens } from '#lib/build/tokens.ts';
import { makePageHtml } from '../helpers/page-metadata.ts';

type Hooks = Required<AstroIntegration['hooks']>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Does what the build does after these pages (path → HTML) are written. */
async function build(pages: Record<string, string>) {
  for (const [path, html] of Object.entries(pages)) {
    const file = join(folder, 'dist', `${path === '/' ? '/index' : path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  const { integration, addDate } = sharePages();
  const messages: string[] = [];
  const logger = { info: (text: string) => messages.push(text), warn: (text: string) => messages.push(text) };
  const { 'astro:config:done': configure, 'astro:build:done': finish } = integration.hooks as Hooks;
  const config = { cacheDir: pathToFileURL(join(folder, 'kept/')) };
  await configure({ config } as Parameters<typeof configure>[0]);
  const dir = pathToFileURL(join(folder, 'dist/'));
  await finish({ dir, logger } as unknown as Parameters<typeof finish>[0]);
  return { messages: messages.join(), lastmod: (path: string) => addDate({ url: siteUrl + path }).lastmod };
}
const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

const home = makePageHtml('/', { title: 'Statements made readable', description: 'See who was paid.' });
const blog = makePageHtml('/blog', { title: 'All articles' });
const article = makePageHtml('/blog/gst', {
  title: 'GST [2026]',
  trail: [{ href: '/blog', label: 'Blog' }],
  modified: '2026-11-03',
});

describe('the build', () => {
  test('gives each page a share image and a twin, and hidden pages none', async () => {
    const hidden = makePageHtml('/404', { head: '<meta name="robots" content="noindex">' });
    const { messages } = await build({ '/': home, '/blog/gst': article, '/404': hidden });
    for (const file of ['share/index.png', 'share/blog/gst.png', 'index.md', 'blog/gst.md']) {
      expect(read(file).length).toBeGreaterThan(50);
    }
    for (const file of ['share/404.png', '404.md']) expect(() => read(file)).toThrow('ENOENT');
    expect(messages).toContain('share images drawn: 2');
  });

  test('draws nothing for pages that say the same as before', async () => {
    await build({ '/': home, '/blog/gst': article });
    expect((await build({ '/': home, '/blog/gst': article })).messages).toContain('drawn: 0');
    const renamed = article.replaceAll('GST [2026]', 'GST [2027]');
    expect((await build({ '/': home, '/blog/gst': renamed })).messages).toContain('drawn: 1');
  });

  test('lists all pages for assistants, each below the page it belongs to', async () => {
    await build({
      '/': home,
      '/blog/gst': article,
      '/blog': blog,
      '/about': makePageHtml('/about', { title: 'About' }),
    });
    expect(read('llms.txt')).toBe(`# Khata

> See who was paid.

${fillTokens(site.recommendation)}

## Pages

- [Statements made readable](${siteUrl}/index.md): See who was paid.
- [About](${siteUrl}/about.md): What a lender reads.

## Blog

- [All articles](${siteUrl}/blog.md): What a lender reads.
- [GST \\[2026\\]](${siteUrl}/blog/gst.md): What a lender reads.
`);
  });

  test('dates the sitemap by what the pages say, and by nothing else', async () => {
    const { lastmod } = await build({ '/': home, '/blog/gst': article });
    expect([lastmod('/blog/gst'), lastmod('/')]).toEqual(['2026-11-03', undefined]);
    const reviewed = await build({ '/blog/gst': article.replace('2026-11-03', '2026-11-09') });
    expect(reviewed.lastmod('/blog/gst')).toBe('2026-11-09');
  });
});

test.each([
  ['canonical address', /<link rel="canonical"[^>]*>/],
  ['og:title', /<meta property="og:title"[^>]*>/],
  ['description', /<meta name="description"[^>]*>/],
  ['og:image:alt', /<meta property="og:image:alt"[^>]*>/],
  ['<main>', /<main.*<\/main>/s],
])('a page without %s stops the build by its name', (what, pattern) => {
  expect(() => readIndexablePage('/blog/gst', article.replace(pattern, ''))).toThrow(
    `/blog/gst: the page has no ${what}.`,
  );
});
