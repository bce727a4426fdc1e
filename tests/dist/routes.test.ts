import { expect, it } from 'vitest';
import { siteUrl } from '#data/site-facts.ts';
import { addressedPages, errorRoutes, pages, readSiteFile, type Page } from '../helpers/dist.ts';
import { select } from '../helpers/document.ts';
import { readGraph } from '../helpers/structured-data.ts';
import { parseXml } from '../helpers/xml.ts';

interface Entry {
  loc: string;
  lastmod?: string;
}

const parse = (file: string) => parseXml(readSiteFile(file).toString());
const pathOf = (address: string) => new URL(address).pathname;

const sitemaps: Entry[] = parse('/sitemap-index.xml').sitemapindex.sitemap;
const entries: Entry[] = sitemaps.flatMap(({ loc }) => parse(pathOf(loc)).urlset.url);

/** The day on which a page says in its structured data that it last changed. */
const ownDate = ({ document }: Page) =>
  readGraph(document).find((node) => String(node['@id']).endsWith('#page'))?.dateModified;

it('search engines index every page but error pages and categories of the blog with fewer than three articles', () => {
  const small = pages
    .filter(({ route }) => route.includes('/blog/category/'))
    .filter(({ document }) => select(document, '[data-articles] > li').length < 3)
    .map(({ route }) => route);
  expect(small.some((route) => route.startsWith('/hi/'))).toBe(true);
  const hidden = pages.filter((page) => !addressedPages.includes(page)).map(({ route }) => route);
  expect(hidden.sort()).toEqual([...errorRoutes, ...small].sort());
});

it('the sitemap names every page that search engines index, and nothing else', () => {
  const expected = addressedPages.map(({ route }) => new URL(route, siteUrl).href);
  expect(entries.map(({ loc }) => loc).sort()).toEqual(expected.sort());
});

it('the sitemap has the date of each page that has one, as articles, banks and states have, and no other', () => {
  const dates = new Map(addressedPages.map((page) => [new URL(page.route, siteUrl).href, ownDate(page)]));
  expect(entries.filter(({ loc, lastmod }) => lastmod?.slice(0, 10) !== dates.get(loc))).toEqual([]);
  const facts = entries.filter(({ loc }) => /^\/(blog|bank-analysis|state)\/(?!category)/.test(pathOf(loc)));
  expect(facts.length).toBeGreaterThan(10);
  expect(facts.filter(({ lastmod }) => lastmod === undefined)).toEqual([]);
});

it('robots.txt allows everything and names the sitemap', () => {
  const lines = readSiteFile('/robots.txt').toString().split('\n');
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  expect(lines.filter((line) => line.startsWith('Disallow: /'))).toEqual([]);
});

it('security.txt says which languages a report may be in: those of the site', () => {
  expect(readSiteFile('/.well-known/security.txt').toString()).toContain('\nPreferred-Languages: en, hi\n');
});

it('the licences of the code that browsers get are a file of the site', () => {
  const text = readSiteFile('/third-party-licenses.txt').toString();
  for (const name of ['react', 'react-dom', 'chart.js', '@supabase/postgrest-js'])
    expect(text).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)\\n\\n[^#]*Copyright`, 'm'));
});
