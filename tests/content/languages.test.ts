import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, expect, test } from 'vitest';
import { listFiles } from '#lib/build/list-files.ts';
import { localPublishableKey } from '#local/local-keys.ts';
import { removeFolder, runAstro, toJson, toMdx, writeFiles } from '../helpers/content-site.ts';
import { makeArticle } from '../helpers/make.ts';

/** Routes that the test looks at. A build of the others would take most of the time. */
const routes = [
  '[...page].astro',
  ...['contact', 'features', 'give-feedback', 'pricing'].map((page) => `[...locale]/${page}.astro`),
  '[...locale]/index.astro',
];

const folder = writeFiles(
  new Map([
    ['.env', `PUBLIC_SUPABASE_URL=http://127.0.0.1:54321\nPUBLIC_SUPABASE_PUBLISHABLE_KEY=${localPublishableKey}\n`],
  ]),
);
afterAll(() => removeFolder(folder));

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const read = (file: string) => parseHTML(readFileSync(join(folder, 'dist', file), 'utf8')).document;

/** The address of the page's link to the language, by its own name. */
const switchIn = (document: Document, name: string) =>
  [...document.querySelectorAll('a[hreflang]')].find((link) => link.textContent?.includes(name))?.getAttribute('href');

test('a third language needs content only', { timeout: 240_000 }, async () => {
  for (const part of ['astro.config.mjs', 'package.json', 'tsconfig.json', '.config', 'content', 'public', 'src'])
    cpSync(part, join(folder, part), { recursive: true });
  for (const file of listFiles(join(folder, 'src/pages')))
    if (!routes.includes(file)) rmSync(join(folder, 'src/pages', file));
  rmSync(join(folder, 'content/blog'), { recursive: true });
  mkdirSync(join(folder, 'content/blog'));
  writeFileSync(join(folder, 'content/blog/gst.mdx'), toMdx(makeArticle()));
  const words = readJson('content/words/en.json');
  const language = { ...(words.language as object), name: 'Third', tag: 'mr-IN' };
  writeFileSync(join(folder, 'content/words/mr.json'), toJson({ ...words, language }));
  // What is read in Hindi is a translation like any other.
  cpSync('content/features.hi.json', join(folder, 'content/features.mr.json'));
  cpSync('content/pages/about.hi.mdx', join(folder, 'content/pages/about.mr.mdx'));

  const { status, output } = await runAstro(folder, 'build');
  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('Complete!') as string });

  const features = read('mr/features.html');
  expect(features.documentElement.lang).toBe('mr-IN');
  expect(features.querySelector('main h1')?.textContent).toContain('स्टेटमेंट');
  expect(switchIn(read('features.html'), 'Third')).toBe('/mr/features');
  expect(switchIn(read('hi/about.html'), 'Third')).toBe('/mr/about');
  expect(switchIn(read('pricing.html'), 'Third')).toBeUndefined();
  expect(read('about.html').querySelector('link[hreflang="mr"]')?.getAttribute('href')).toMatch(/\/mr\/about$/);
  expect(features.querySelector('footer a[href="/mr/about"]')).not.toBeNull();
  expect(features.querySelector('footer a[href="/pricing"]')?.getAttribute('hreflang')).toBe('en');

  const sitemap = readFileSync(join(folder, 'dist/sitemap-0.xml'), 'utf8');
  expect([...sitemap.matchAll(/<loc>[^<]*(\/mr\/[^<]*)<\/loc>/g)].map(([, path]) => path)).toEqual([
    '/mr/about',
    '/mr/contact',
    '/mr/features',
    '/mr/give-feedback',
  ]);
  expect(sitemap).toMatch(/hreflang="mr" href="[^"]*\/mr\/about"/);
});
