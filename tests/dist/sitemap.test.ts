import { expect, it } from 'vitest';
import { siteUrl } from '#lib/build/site.ts';
import { addressedPages, readSiteFile, select, type Page } from '../helpers/dist.ts';
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
function ownDate({ document }: Page): string | undefined {
  const [script] = select(document, 'script[type="application/ld+json"]');
  const graph: { '@id'?: string; dateModified?: string }[] = JSON.parse(script?.textContent ?? '')['@graph'];
  return graph.find((node) => node['@id']?.endsWith('#page'))?.dateModified;
}

it('the sitemap names every page except error pages, and nothing else', () => {
  const expected = addressedPages.map(({ route }) => new URL(route, siteUrl).href);
  expect(entries.map(({ loc }) => loc).sort()).toEqual(expected.sort());
});

it('the sitemap has the date of each page that has one, and no other', () => {
  const dates = new Map(addressedPages.map((page) => [new URL(page.route, siteUrl).href, ownDate(page)]));
  expect([...dates.values()].filter((date) => date !== undefined)).not.toEqual([]);
  const wrong = entries.filter(({ loc, lastmod }) => lastmod?.slice(0, 10) !== dates.get(loc));
  expect(wrong).toEqual([]);
});

it('articles, banks and states have a date', () => {
  const dated = new Set(entries.filter(({ lastmod }) => lastmod).map(({ loc }) => pathOf(loc)));
  const facts = addressedPages.filter(({ route }) => /^\/(blog|bank-analysis|state)\/(?!category)/.test(route));
  expect(facts.length).toBeGreaterThan(10);
  expect(facts.map(({ route }) => route).filter((route) => !dated.has(route))).toEqual([]);
});

it('robots.txt allows everything and names the sitemap', () => {
  const lines = readSiteFile('/robots.txt').toString().split('\n');
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  expect(lines.filter((line) => line.startsWith('Disallow: /'))).toEqual([]);
});
