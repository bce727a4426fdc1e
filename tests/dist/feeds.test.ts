import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { siteUrl } from '#data/site-facts.ts';
import { addressedPages, pageAt, readSiteFile, resolves } from '../helpers/dist.ts';
import { attributesOf, metaContent, select } from '../helpers/document.ts';
import { expectOnEach } from '../helpers/expect-pages.ts';
import { parseXml } from '../helpers/xml.ts';

interface Item {
  title: string;
  link: string;
  guid: { '#text': string };
  description: string;
  pubDate: string;
  'content:encoded': string;
}

const readRss = (file: string) => parseXml(readSiteFile(file).toString()).rss.channel;
const json = JSON.parse(readSiteFile('/feed.json').toString());

const articleOf = (url: string) => pageAt(url.replace(siteUrl, '')).document;
const publishedOn = (article: Document) => article.querySelector('h1 + p time')?.getAttribute('datetime') ?? '';
const squeeze = (element: Element | null) => element?.textContent?.replace(/\s+/g, '') ?? '';

describe.each([
  ['/rss.xml', 'en-IN'],
  ['/hi/rss.xml', 'hi-IN'],
  ['/changelog.xml', 'en-IN'],
])('the feed %s', (file, language) => {
  const channel = readRss(file);
  const entries: Item[] = channel.item;

  it('says its language and its own URL', () => {
    expect(channel.language).toBe(language);
    expect(channel['atom:link']).toEqual({ href: `${siteUrl}${file}`, rel: 'self', type: 'application/rss+xml' });
  });

  it('has entries whose links resolve, the newest first', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.flatMap(({ link, guid }) => [link, guid['#text']]).filter((link) => !resolves(link))).toEqual([]);
    const times = entries.map(({ pubDate }) => Date.parse(pubDate));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
});

describe.each(['', '/hi'])('the feed of the blog at %s/rss.xml', (home) => {
  const items: Item[] = readRss(`${home}/rss.xml`).item;
  /** The text of each article as feed readers show it. */
  const bodies = items.map((item) => parseHTML(`<html><body>${item['content:encoded']}</body></html>`).document.body);

  it('holds the newest articles in its language, at most 20', () => {
    const newest = addressedPages
      .filter(({ route }) => new RegExp(String.raw`^${home}/blog/(?!\d+$)[^/]+$`).test(route))
      .toSorted((a, b) => publishedOn(b.document).localeCompare(publishedOn(a.document)))
      .slice(0, 20);
    expect(items.map(({ link }) => link)).toEqual(newest.map(({ route }) => siteUrl + route));
  });

  it('has the whole text of each article, without its forms', () => {
    const lost = items.filter(({ link }, index) => {
      const parts = select(articleOf(link), '.prose-ledger').map((part) => part.cloneNode(true) as Element);
      for (const form of parts.flatMap((part) => select(part, 'form, noscript, script'))) form.remove();
      const text = parts.map(squeeze).join('');
      return text.length < 1_000 || !squeeze(bodies[index]!).includes(text);
    });
    expect(lost.map(({ link }) => link)).toEqual([]);
  });

  it('needs no style and no script of the site, and has absolute links and pictures that resolve', () => {
    const own = 'script, style, svg, astro-island, form, button, [class], [style], [id]';
    expect(bodies.flatMap((body) => select(body, own)).map(({ outerHTML }) => outerHTML)).toEqual([]);
    const addresses = bodies.flatMap((body) => [
      ...attributesOf(body, 'a', 'href'),
      ...attributesOf(body, 'img, source', 'src'),
    ]);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !resolves(address))).toEqual([]);
  });
});

describe('the feeds of the blog', () => {
  const items: Item[] = readRss('/rss.xml').item;

  it('say the same as RSS and as JSON Feed, which adds the day and the picture of each article', () => {
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/./) as unknown,
      home_page_url: `${siteUrl}/blog`,
      feed_url: `${siteUrl}/feed.json`,
      language: 'en-IN',
    });
    expect(json.items).toEqual(
      items.map(({ link, title, description, 'content:encoded': html }) =>
        expect.objectContaining({
          id: link,
          url: link,
          title,
          summary: description,
          content_html: html,
          image: metaContent(articleOf(link), 'og:image'),
          date_published: expect.stringContaining(publishedOn(articleOf(link))) as unknown,
        }),
      ),
    );
  });

  it('are announced by the blog, and by no page without articles', () => {
    const feedsOf = (route: string) => {
      if (/^\/hi\/blog(\/|$)/.test(route)) return ['/hi/rss.xml'];
      return /^\/blog(\/|$)/.test(route) ? ['/rss.xml', '/feed.json'] : [];
    };
    expectOnEach(
      ({ document }) => attributesOf(document, 'link[rel="alternate"]:not([type="text/markdown"], [hreflang])', 'href'),
      ({ route }) => (route === '/changelog' ? ['/changelog.xml'] : feedsOf(route)),
      addressedPages,
    );
  });
});
