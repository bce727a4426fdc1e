import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { siteUrl } from '#lib/build/site.ts';
import {
  addressedPages,
  articlePages,
  attributesOf,
  metaContent,
  pageAt,
  problemsOf,
  readSiteFile,
  resolves,
  select,
  textOf,
  type Page,
} from '../helpers/dist.ts';
import { parseXml } from '../helpers/xml.ts';

interface Item {
  title: string;
  link: string;
  guid: { '#text': string };
  description: string;
  pubDate: string;
  category?: string;
  'content:encoded'?: string;
}

const readRss = (file: string) => parseXml(readSiteFile(file).toString()).rss.channel;
const json: JsonFeed = JSON.parse(readSiteFile('/feed.json').toString());
const items: Item[] = readRss('/rss.xml').item;

const bodyOf = (html: string) => parseHTML(`<html><body>${html}</body></html>`).document.body;
const squeeze = (text: string) => text.replace(/\s+/g, '');

interface JsonFeed {
  version: string;
  title: string;
  language: string;
  home_page_url: string;
  feed_url: string;
  items: {
    id: string;
    url: string;
    title: string;
    summary: string;
    content_html: string;
    image: string;
    date_published: string;
  }[];
}

describe.each(['/rss.xml', '/changelog.xml'])('the feed %s', (file) => {
  const channel = readRss(file);
  const entries: Item[] = channel.item;

  it('is in the language of the site and names its own URL', () => {
    expect(channel.language).toBe('en-IN');
    expect(channel['atom:link']).toEqual({ href: `${siteUrl}${file}`, rel: 'self', type: 'application/rss+xml' });
  });

  it('has entries whose links resolve, the newest first', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.flatMap(({ link, guid }) => [link, guid['#text']]).filter((link) => !resolves(link))).toEqual([]);
    const times = entries.map(({ pubDate }) => Date.parse(pubDate));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
});

describe('the feeds of the blog', () => {
  it('hold the newest articles, at most 20', () => {
    const published = ({ document }: Page) => document.querySelector('h1 + p time')?.getAttribute('datetime') ?? '';
    const newest = articlePages.toSorted((a, b) => published(b).localeCompare(published(a))).slice(0, 20);
    expect(items.map(({ link }) => link)).toEqual(newest.map(({ route }) => siteUrl + route));
  });

  it('have the whole text of each article', () => {
    const lost = items.filter(({ link, 'content:encoded': html = '' }) => {
      const prose = pageAt(link.replace(siteUrl, '')).document.querySelector('.prose-ledger');
      const text = squeeze(textOf(prose));
      return text.length < 1_000 || !squeeze(textOf(bodyOf(html))).includes(text);
    });
    expect(lost.map(({ link }) => link)).toEqual([]);
  });

  it('need no style and no script of the site', () => {
    const left = items.flatMap(({ 'content:encoded': html = '' }) => [
      ...select(bodyOf(html), 'script, style, svg, astro-island, form, button, [class], [style], [id]'),
    ]);
    expect(left.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('have absolute links and pictures that resolve', () => {
    const addresses = items.flatMap(({ 'content:encoded': html = '' }) => [
      ...attributesOf(bodyOf(html), 'a', 'href'),
      ...attributesOf(bodyOf(html), 'img, source', 'src'),
    ]);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !resolves(address))).toEqual([]);
  });

  it('say the same as RSS and as JSON Feed', () => {
    const fromJson = json.items.map((item) => [item.url, item.title, item.summary, item.content_html]);
    expect(fromJson).toEqual(
      items.map(({ link, title, description, 'content:encoded': html }) => [link, title, description, html]),
    );
  });

  it('are announced by the blog, and by no page without articles', () => {
    const announced = ({ document }: Page) =>
      attributesOf(document, 'link[rel="alternate"]:not([type="text/markdown"], [hreflang])', 'href');
    expect(
      problemsOf((page) => {
        const expected = /^\/blog(\/|$)/.test(page.route)
          ? ['/rss.xml', '/feed.json']
          : page.route === '/changelog'
            ? ['/changelog.xml']
            : [];
        return announced(page).join() === expected.join() ? [] : announced(page);
      }, addressedPages),
    ).toEqual([]);
  });
});

describe('the JSON feed', () => {
  it('has what version 1.1 asks for', () => {
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect([json.home_page_url, json.feed_url, json.language]).toEqual([
      `${siteUrl}/blog`,
      `${siteUrl}/feed.json`,
      'en-IN',
    ]);
    expect(json.title).not.toBe('');
    const withoutId = json.items.filter(({ id, url }) => id !== url);
    expect(withoutId).toEqual([]);
  });

  it('has dates and pictures that the articles have', () => {
    for (const { url, image, date_published: published } of json.items) {
      const { document } = pageAt(url.replace(siteUrl, ''));
      expect(image).toBe(metaContent(document, 'og:image'));
      expect(published.slice(0, 10)).toBe(document.querySelector('h1 + p time')?.getAttribute('datetime'));
    }
  });
});
