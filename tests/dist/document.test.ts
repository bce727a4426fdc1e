import { describe, expect, it } from 'vitest';
import { siteUrl } from '#lib/build/site.ts';
import {
  addressedPages,
  attributesOf,
  elementsOf,
  metaContent,
  pages,
  problemsOf,
  select,
  textOf,
  type Page,
} from '../helpers/dist.ts';

const errorPages = pages.filter((page) => !addressedPages.includes(page));

const titleOf = ({ document }: Page) => document.title.trim();
const descriptionOf = ({ document }: Page) => metaContent(document, 'description');
const canonicalsOf = ({ document }: Page) => attributesOf(document, 'link[rel="canonical"]', 'href');

/** Texts that search results would cut, or that say too little. */
function unfitting(text: (page: Page) => string, least: number, most: number): string[] {
  const fits = (length: number) => length >= least && length <= most;
  return problemsOf((page) => (fits(text(page).length) ? [] : [`${text(page).length} characters: ${text(page)}`]));
}

/** Texts that another page has too. */
function shared(text: (page: Page) => string): string[] {
  const routesByText = Map.groupBy(pages, text);
  return [...routesByText]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([words, sharing]) => `${sharing.map(({ route }) => route).join(' ')}: ${words}`);
}

describe('every page', () => {
  it('has a title of its own, whole in search results', () => {
    expect(unfitting(titleOf, 15, 65)).toEqual([]);
    expect(shared(titleOf)).toEqual([]);
  });

  it('has a description of its own, whole in search results', () => {
    expect(unfitting(descriptionOf, 70, 165)).toEqual([]);
    expect(shared(descriptionOf)).toEqual([]);
  });

  it('has one h1', () => {
    const count = ({ document }: Page) => select(document, 'h1').length;
    expect(problemsOf((page) => (count(page) === 1 ? [] : [`has ${count(page)}`]))).toEqual([]);
  });

  it('has headings that never skip a level', () => {
    expect(
      problemsOf(({ document }) => {
        const headings = select(document, 'h1, h2, h3, h4, h5, h6');
        const levels = headings.map(({ localName }) => Number(localName.slice(1)));
        const isTooDeep = (index: number) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1;
        return headings
          .filter((_, index) => isTooDeep(index))
          .map((heading) => `${heading.localName} ${textOf(heading)}`);
      }),
    ).toEqual([]);
  });

  it('has sections of text that a reader can link to', () => {
    const headings = pages.flatMap(({ document }) => select(document, '.prose-ledger :is(h2, h3)'));
    const linksToItself = (heading: Element) => attributesOf(heading, 'a', 'href').join() === `#${heading.id}`;
    expect(headings).not.toEqual([]);
    expect(headings.filter((heading) => !linksToItself(heading)).map(textOf)).toEqual([]);
  });

  it('keeps words apart from the links and marks beside them', () => {
    // A line break between the two is no space in Astro's HTML.
    const joined = /[\p{L}\d,;:.]+<(?:a|b|strong|em|time)(?: [^>]*)?>[\p{L}\d]*|<\/(?:a|b|strong|em|time)>[\p{L}\d]+/gu;
    expect(problemsOf(({ html }) => html.match(joined) ?? [])).toEqual([]);
  });

  it('has pictures with their size and an alternative', () => {
    expect(elementsOf('img:not([width][height][alt])')).toEqual([]);
  });
});

describe('every page with a URL of its own', () => {
  it('names its own canonical URL, and the error pages name none', () => {
    const own = ({ route }: Page) => new URL(route, siteUrl).href;
    const isOwn = (page: Page) =>
      canonicalsOf(page)
        .map((address) => new URL(address).href)
        .join() === own(page);
    expect(problemsOf((page) => (isOwn(page) ? [] : [canonicalsOf(page).join() || 'none']), addressedPages)).toEqual(
      [],
    );
    expect(errorPages.flatMap(canonicalsOf)).toEqual([]);
  });

  it('may be listed by search engines, and the error pages may not', () => {
    const hidden = pages.filter(({ document }) => metaContent(document, 'robots').includes('noindex'));
    expect(hidden.map(({ route }) => route)).toEqual(errorPages.map(({ route }) => route));
  });

  it('describes itself to search engines and link previews', () => {
    const previews = ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:locale'];
    const names = ['keywords', ...previews, 'og:image', 'og:image:alt', 'twitter:card'];
    expect(
      problemsOf(({ document }) => names.filter((name) => metaContent(document, name) === ''), addressedPages),
    ).toEqual([]);
  });

  it('gives link previews its canonical URL', () => {
    const isSame = (page: Page) => canonicalsOf(page).join() === metaContent(page.document, 'og:url');
    expect(problemsOf((page) => (isSame(page) ? [] : [metaContent(page.document, 'og:url')]), addressedPages)).toEqual(
      [],
    );
  });
});
