import { describe, expect, it } from 'vitest';
import { siteUrl } from '#lib/site.ts';
import { addressedPages, metaContent, pages, problemsOf, type Page } from '../helpers/dist.ts';

const titleOf = ({ document }: Page) => document.title.trim();
const descriptionOf = ({ document }: Page) => metaContent(document, 'description') ?? '';

/** Lines for pages that share a text with a page before them. */
function repeated(textOf: (page: Page) => string): string[] {
  const first = new Map<string, string>();
  return problemsOf((page) => {
    const text = textOf(page);
    const earlier = first.get(text);
    if (!earlier) first.set(text, page.route);
    return earlier ? [`says the same as ${earlier}: ${text}`] : [];
  });
}

function lengthOutside(textOf: (page: Page) => string, least: number, most: number): string[] {
  return problemsOf((page) => {
    const { length } = textOf(page);
    return length < least || length > most ? [`${length} characters: ${textOf(page)}`] : [];
  });
}

describe('every page', () => {
  it('is in Indian English', () => {
    expect(
      problemsOf(({ document }) => (document.documentElement.lang === 'en-IN' ? [] : ['lang is not en-IN'])),
    ).toEqual([]);
  });

  it('has a title of its own, whole in search results', () => {
    expect(lengthOutside(titleOf, 15, 65)).toEqual([]);
    expect(repeated(titleOf)).toEqual([]);
  });

  it('has a description of its own, whole in search results', () => {
    expect(lengthOutside(descriptionOf, 70, 165)).toEqual([]);
    expect(repeated(descriptionOf)).toEqual([]);
  });

  it('has one h1', () => {
    const count = (document: Document) => document.querySelectorAll('h1').length;
    expect(problemsOf(({ document }) => (count(document) === 1 ? [] : [`has ${count(document)} h1`]))).toEqual([]);
  });

  it('has headings that never skip a level', () => {
    expect(
      problemsOf(({ document }) => {
        const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
        const levels = headings.map(({ localName }) => Number(localName.slice(1)));
        return headings
          .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
          .map(({ localName, textContent }) => `${localName} "${textContent}" comes too deep`);
      }),
    ).toEqual([]);
  });

  it('has pictures with their size and an alternative', () => {
    const incomplete = 'img:not([width][height][alt])';
    expect(
      problemsOf(({ document }) => [...document.querySelectorAll(incomplete)].map(({ outerHTML }) => outerHTML)),
    ).toEqual([]);
  });
});

describe('every page with an address', () => {
  it('names that address on the configured host as its own, and the error pages name none', () => {
    const canonicals = ({ document }: Page) =>
      [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href') ?? '');
    const isOwn = (page: Page) =>
      canonicals(page).length === 1 && new URL(canonicals(page)[0] ?? '').href === new URL(page.route, siteUrl).href;
    expect(problemsOf((page) => (isOwn(page) ? [] : [`canonical ${canonicals(page).join()}`]), addressedPages)).toEqual(
      [],
    );
    expect(pages.filter((page) => !addressedPages.includes(page)).flatMap(canonicals)).toEqual([]);
  });

  it('may be listed by search engines, and the error pages may not', () => {
    const hidden = pages.filter(({ document }) => metaContent(document, 'robots')?.includes('noindex'));
    expect(hidden).toEqual(pages.filter((page) => !addressedPages.includes(page)));
  });

  it('tells link previews and search engines what it is', () => {
    const names = [
      'keywords',
      'og:type',
      'og:site_name',
      'og:title',
      'og:description',
      'og:url',
      'og:locale',
      'twitter:card',
      'twitter:title',
      'twitter:description',
    ];
    expect(
      problemsOf(({ document }) => names.filter((name) => !metaContent(document, name)?.trim()), addressedPages),
    ).toEqual([]);
  });

  it('gives link previews its canonical address', () => {
    const canonical = (document: Document) => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(
      problemsOf(
        ({ document }) => (metaContent(document, 'og:url') === canonical(document) ? [] : ['og:url differs']),
        addressedPages,
      ),
    ).toEqual([]);
  });

  it('has structured data that parses', () => {
    expect(
      problemsOf(({ document }) => {
        const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
        if (scripts.length === 0) return ['has no structured data'];
        return scripts.map(({ textContent }) => textContent ?? '').filter((text) => !isGraph(text));
      }, addressedPages),
    ).toEqual([]);
  });
});

function isGraph(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && '@context' in data && data['@context'] === 'https://schema.org';
  } catch {
    return false;
  }
}
