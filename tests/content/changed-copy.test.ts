/** A copy of the site, changed as editors and developers would, and built with what earlier builds have kept. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { beforeAll, expect, test } from 'vitest';
import { ContentReader } from '#authoring/index.ts';
import { listFiles } from '#lib/list-files.ts';
import { claimSchema, type Claim } from '#schemas/claim.ts';
import { findClaimProblems, printsOf } from '../helpers/claims.ts';
import { copyProject, runAstro, toJson } from '../helpers/content-site.ts';
import { select, textOf } from '../helpers/document.ts';

/** Withdrawn: two of home, and all that only a bank's page would mark. */
const withdrawn = ['accuracy-rate', 'soc-2-type-ii', 'zero-logging', 'all-regional-banks', 'market-share-kotak'];
const proven = { url: 'https://auditor.example/report', date: '2026-11-01' };
const audited = ['processing-time', 'supported-banks', 'transactions-analysed'];

const webApp = 'https://web.example/';

const cacheDir = 'node_modules/.astro';
const folder = copyProject();
const pages: { route: string; document: Document }[] = [];
const claims = new Map<string, Claim>();

function change(file: string, text: RegExp, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(text, to));
}

/** Builds it with what the last build has kept. */
async function build(): Promise<void> {
  const { status, output } = await runAstro(folder, 'build');
  expect(status, output).toBe(0);
}

const htmlOf = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

beforeAll(async () => {
  change('content/site.json', /(?<="webApp": \{\s*"url": )null/, `"${webApp}"`);
  // Of the pages in Hindi, those that print claims stay, and one that is in Marathi too.
  const hindi = globSync(join(folder, 'content/{codes,{blog,codes,faq,pages,tables}/**/*}.hi.*'));
  for (const file of hindi) if (!file.endsWith('about.hi.mdx')) rmSync(file);
  for (const { id, file, fields } of new ContentReader(folder).entries('claims')) {
    const isProven = audited.includes(id) || id.startsWith('market-share-');
    const isShown = withdrawn.includes(id) ? { show: false } : {};
    const changed = { ...(fields as object), ...isShown, ...(isProven ? { evidence: proven } : {}) };
    writeFileSync(join(folder, file), toJson(changed));
    claims.set(id, claimSchema.parse(changed));
  }

  const words = JSON.parse(readFileSync('content/words/en.json', 'utf8')) as { language: object };
  const language = { ...words.language, name: 'Third', tag: 'mr-IN' };
  writeFileSync(join(folder, 'content/words/mr.json'), toJson({ ...words, language }));
  change('content/site.json', /"hi"/, '"hi", "mr"');
  change('public/_redirects', /$/, '/mr/* /mr/404.html 404\n');
  // What is read in Hindi is a translation like any other.
  cpSync('content/features.hi.json', join(folder, 'content/features.mr.json'));
  cpSync('content/pages/about.hi.mdx', join(folder, 'content/pages/about.mr.mdx'));

  // The share images that the project's own build has drawn.
  if (existsSync(join(cacheDir, 'pages')))
    cpSync(join(cacheDir, 'pages'), join(folder, cacheDir, 'pages'), { recursive: true });
  await build();
  for (const file of listFiles(join(folder, 'dist'))) {
    if (!file.endsWith('.html')) continue;
    pages.push({ route: `/${file.replace(/(index)?\.html$/, '')}`, document: parseHTML(htmlOf(file)).document });
  }
}, 240_000);

const pageAt = (route: string) => pages.find((page) => page.route === route)!.document;
const claim = (id: string) => claims.get(id)!;

test('a withdrawn claim is gone from every page and leaves no gap', () => {
  expect(withdrawn.flatMap((id) => printsOf(claim(id), pages))).toEqual([]);
  expect(findClaimProblems(pages, [...claims.values()])).toEqual([]);

  // What is beside it stays, and neither check is blind.
  expect(printsOf(claim('statements-analysed'), pages)).not.toEqual([]);
  const item = pageAt('/').querySelector('main dl > div')!;
  const before = item.innerHTML;
  item.innerHTML = '<dt></dt><dd>By our own count.</dd>';
  expect(findClaimProblems(pages, [...claims.values()])).toContain('/: <dt></dt> is empty');
  const { label, text } = claim('accuracy-rate');
  item.innerHTML = `<dt>${label}</dt><dd>99.9%</dd><dd>${text}</dd>`;
  expect(printsOf(claim('accuracy-rate'), pages)).toEqual([`/: ${text}`, `/: 99.9% ${label}`]);
  item.innerHTML = before;
});

test('a claim with evidence links to it unmarked; without marks there is no note', () => {
  const noted = ['/', '/states', '/bank-analysis', '/bank-analysis/sbi'].map((route) => ({
    route,
    hasNote: textOf(pageAt(route).body).includes('evidence is not published yet'),
    links: select(pageAt(route), `main a[href="${proven.url}"]`).length,
  }));
  expect(noted).toMatchObject([
    { route: '/', hasNote: true, links: 1 },
    { route: '/states', hasNote: true },
    { route: '/bank-analysis', hasNote: false, links: 7 },
    { route: '/bank-analysis/sbi', hasNote: false },
  ]);
});

test('the web app joins the platforms once it has an address', () => {
  const links = select(pageAt('/'), '#platforms a').map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringMatching(/^https:/), webApp, '/contact#iphone']);
});

test('a third language needs content only', () => {
  /** Where a page's link to the third language leads. */
  const switchIn = (route: string) =>
    select(pageAt(route), 'a[hreflang]')
      .find((link) => textOf(link).includes('Third'))
      ?.getAttribute('href');
  expect(['/features', '/hi/about', '/pricing'].map(switchIn)).toEqual(['/mr/features', '/mr/about', undefined]);

  const features = pageAt('/mr/features');
  expect(features.documentElement.lang).toBe('mr-IN');
  expect(textOf(features.querySelector('main h1'))).toContain('स्टेटमेंट');
  expect(pageAt('/about').querySelector('link[hreflang="mr"]')?.getAttribute('href')).toMatch(/\/mr\/about$/);
  expect(features.querySelector('footer a[href="/mr/about"]')).not.toBeNull();
  expect(features.querySelector('footer a[href="/pricing"]')?.getAttribute('hreflang')).toBe('en');

  const sitemap = readFileSync(join(folder, 'dist/sitemap-0.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>[^<]*(\/mr\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(listed).toEqual(['/mr/about', '/mr/contact', '/mr/features', '/mr/give-feedback']);
  expect(sitemap).toMatch(/hreflang="mr" href="[^"]*\/mr\/about"/);
});

test('a change of a word, component or style reaches every page of a later build', { timeout: 240_000 }, async () => {
  const mark = 'Changed here.';
  change('content/words/en.json', /Skip to content/, 'Skip to the content');
  change('src/components/site/Footer.astro', /<\/footer>/, `<p>${mark}</p></footer>`);
  change('src/styles/global.css', /$/, 'main p { orphans: 3; }\n');
  await build();
  const articles = listFiles(join(folder, 'dist')).filter((file) => /^blog\/[^/]+\.html$/.test(file));
  const changed = articles.filter((file) => /orphans:3[^]*Skip to the content[^]*Changed here\./.test(htmlOf(file)));
  expect(articles.length).toBeGreaterThan(8);
  expect(changed).toEqual(articles);
});
