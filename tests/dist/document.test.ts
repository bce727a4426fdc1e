import { HtmlValidate, type ConfigData } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { siteUrl } from '#data/site-facts.ts';
import { addressedPages, errorRoutes, pages, type Page } from '../helpers/dist.ts';
import { attributesOf, metaContent, select, textOf } from '../helpers/document.ts';
import { expectNoElement, expectNoProblems, expectOnEach } from '../helpers/expect-pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes what HTML reads the same: autoComplete, required="", hidden="" and <input/>.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
} satisfies ConfigData);

describe('every page', () => {
  it('is valid HTML, its headings never skip a level', async () => {
    const reports = await Promise.all(pages.map(({ html, route }) => validator.validateString(html, route)));
    const errors = reports
      .flatMap(({ results }) => results)
      .flatMap(({ filePath, messages }) =>
        messages.map(({ ruleId, message, selector }) => `${filePath}: ${message} (${ruleId}) ${selector ?? ''}`),
      );
    expect(errors).toEqual([]);
  });

  it.each([
    ['title', ({ document }: Page) => document.title.trim(), 15, 65],
    ['description', ({ document }: Page) => metaContent(document, 'description'), 70, 165],
  ] as const)('has a %s of its own, whole in search results', (_, textIn, least, most) => {
    const sharing = Map.groupBy(pages, textIn);
    expectNoProblems((page) => {
      const text = textIn(page);
      const isWhole = text.length >= least && text.length <= most;
      return isWhole && sharing.get(text)?.length === 1 ? [] : [`${text.length} characters: ${text}`];
    });
  });

  it('has sections of text that a reader can link to', () => {
    const headings = pages.flatMap(({ document }) => select(document, '.prose-ledger :is(h2, h3)'));
    const linksToItself = (heading: Element) => attributesOf(heading, 'a', 'href').join() === `#${heading.id}`;
    expect(headings).not.toEqual([]);
    expect(headings.filter((heading) => !linksToItself(heading)).map(textOf)).toEqual([]);
  });

  it('keeps words apart from the links and marks beside them', () => {
    // A line break between the two is not a space in Astro's HTML.
    const joined = /[\p{L}\d,;:.]<(?:a|b|strong|em|time)(?: [^>]*)?>[\p{L}\d]*|<\/(?:a|b|strong|em|time)>[\p{L}\d]+/gu;
    expectNoProblems(({ html }) => html.match(joined) ?? []);
  });

  it('has pictures with their size and an alternative', () => {
    expectNoElement('img:not([width][height][alt])');
  });

  it('leaves it to the browser which of its commands has opened something', () => {
    expectNoElement('[command][aria-expanded]');
    expect(pages.some(({ document }) => document.querySelector('[command]'))).toBe(true);
  });
});

describe('every page with a URL of its own', () => {
  it('names it to search engines and link previews; pages that are not indexed name none', () => {
    expectOnEach(
      ({ document }) => [...attributesOf(document, 'link[rel="canonical"]', 'href'), metaContent(document, 'og:url')],
      ({ route }) => [0, 1].map(() => siteUrl + route.replace(/^\/$/, '')),
      addressedPages,
    );
    const hidden = pages.filter((page) => !addressedPages.includes(page));
    expect(hidden.map(({ route }) => route)).toEqual(expect.arrayContaining([...errorRoutes]));
    expect(errorRoutes).toEqual(['/404', '/500', '/hi/404', '/hi/offline', '/offline']);
    expect(hidden.flatMap(({ document }) => attributesOf(document, 'link[rel="canonical"]', 'href'))).toEqual([]);
  });

  it('describes itself to search engines and link previews', () => {
    const names = 'keywords og:type og:site_name og:title og:description og:locale og:image og:image:alt twitter:card';
    const isMissing = (document: Document) => (name: string) => metaContent(document, name) === '';
    expectNoProblems(({ document }) => names.split(' ').filter(isMissing(document)), addressedPages);
  });
});

/** The pages that cite sources. */
const withSources = pages.filter(({ document }) => document.querySelector('[id^="source-"]'));

describe('sources', () => {
  it('have markers that are printed as such', () => {
    expectNoProblems(({ document }) => textOf(document.body).match(/.{0,30}\[\^\d+\]/g) ?? []);
  });

  it('are each listed once and cited on their page, and every marker leads to one', () => {
    expect(withSources.length).toBeGreaterThan(25);
    expectNoProblems(({ document }) => {
      const cited = new Set(attributesOf(document, 'sup a[href^="#source-"]', 'href'));
      const listed = attributesOf(document, '[id^="source-"]', 'id').map((id) => `#${id}`);
      const urls = attributesOf(document, '[id^="source-"] > a', 'href');
      return [...cited.symmetricDifference(new Set(listed)), ...urls.filter((url, index) => urls.indexOf(url) < index)];
    }, withSources);
  });

  it('are linked by a name in the language of the page', () => {
    expectNoProblems(({ document }) => {
      const word = document.documentElement.lang === 'hi-IN' ? 'स्रोत' : 'Source';
      const links = select(document, 'sup a[href^="#source-"]');
      const nameOf = (link: Element) => `${word} ${link.textContent}`;
      return links.filter((link) => link.getAttribute('aria-label') !== nameOf(link)).map(({ outerHTML }) => outerHTML);
    }, withSources);
  });

  it('are on every page that says when it was checked', () => {
    const dated = pages.filter(({ document }) => /\b(checked|read) on \d/i.test(textOf(select(document, 'main')[0])));
    expect(dated.filter((page) => !withSources.includes(page)).map(({ route }) => route)).toEqual([]);
  });
});
