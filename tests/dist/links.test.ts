import { describe, expect, it } from 'vitest';
import { siteUrl } from '#lib/site.ts';
import { addressedPages, files, metaContent, pages, problemsOf, styleUrls, type Page } from '../helpers/dist.ts';
import { routesToCome } from './routes-to-come.ts';

const pageByRoute = new Map(pages.map((page) => [page.route, page]));
const knownRoutes = new Set([...pageByRoute.keys(), ...routesToCome]);

/** An address as the browser reads it on this page. */
const resolve = (address: string, { route }: Page) => new URL(address, new URL(route, siteUrl));
const isInternal = (url: URL) => url.origin === new URL(siteUrl).origin;

/** Where the links and forms of a page lead. */
const linksOf = ({ document }: Page) =>
  [...document.querySelectorAll('a[href], area[href], form[action]')].map(
    (link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '',
  );

/** The routes of the site that a page links to. One with a slash or .html at its end is no route. */
const routesLinkedFrom = (page: Page) =>
  linksOf(page)
    .map((address) => resolve(address, page))
    .filter(isInternal)
    .map(({ pathname }) => decodeURI(pathname));

/** The addresses of all that a page shows or names besides pages. */
function filesNamedBy({ document }: Page): string[] {
  const attributes = ['src', 'poster', 'component-url', 'renderer-url', 'data-react'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  const hrefs = [...document.querySelectorAll('link[href]:not([rel="canonical"]), use[href], image[href]')].map(
    (element) => element.getAttribute('href'),
  );
  const sizes = [...document.querySelectorAll('[srcset]')]
    .flatMap((element) => element.getAttribute('srcset')?.split(',') ?? [])
    .map((candidate) => candidate.trim().split(/\s/)[0]);
  const previews = ['og:image', 'twitter:image'].map((name) => metaContent(document, name));
  return [...attributes, ...hrefs, ...sizes, ...previews, ...styleUrls(document)].filter(
    (address) => typeof address === 'string',
  );
}

/** How many links lead from home to each page that can be reached at all. */
function distancesFromHome(): Map<string, number> {
  const distances = new Map([['/', 0]]);
  for (const [route, distance] of distances) {
    const page = pageByRoute.get(route);
    const further = page ? routesLinkedFrom(page).filter((linked) => !distances.has(linked)) : [];
    for (const linked of further) distances.set(linked, distance + 1);
  }
  return distances;
}

describe('links', () => {
  it('lead to pages of the site, to their address letter for letter', () => {
    expect(
      problemsOf((page) => routesLinkedFrom(page).filter((route) => !knownRoutes.has(route) && !files.has(route))),
    ).toEqual([]);
    expect(problemsOf((page) => routesLinkedFrom(page).filter((route) => route.endsWith('.html')))).toEqual([]);
  });

  it('with an anchor lead to an element of that id', () => {
    const isDangling = ({ pathname, hash }: URL) => {
      const target = pageByRoute.get(decodeURI(pathname));
      return (
        target !== undefined && (hash === '' || !target.document.getElementById(decodeURIComponent(hash.slice(1))))
      );
    };
    const anchors = (page: Page) =>
      linksOf(page).filter((address) => address.includes('#') && isInternal(resolve(address, page)));
    expect(problemsOf((page) => anchors(page).filter((address) => isDangling(resolve(address, page))))).toEqual([]);
  });

  it('lead from home to every page in at most three steps', () => {
    const distances = distancesFromHome();
    const steps = (route: string) => distances.get(route) ?? Infinity;
    expect(
      addressedPages.filter(({ route }) => steps(route) > 3).map(({ route }) => `${route}: ${steps(route)} steps`),
    ).toEqual([]);
  });

  it('that open a new tab keep the page from it', () => {
    const unsafe = 'a[target="_blank"]:not([rel~="noopener"])';
    expect(
      problemsOf(({ document }) => [...document.querySelectorAll(unsafe)].map(({ outerHTML }) => outerHTML)),
    ).toEqual([]);
  });
});

describe('files that a page shows or names', () => {
  it('are part of the site', () => {
    const isMissing = (url: URL) =>
      !(url.protocol === 'data:' || (isInternal(url) && files.has(decodeURI(url.pathname))));
    expect(problemsOf((page) => filesNamedBy(page).filter((address) => isMissing(resolve(address, page))))).toEqual([]);
  });
});

describe('the list of routes to come', () => {
  it('holds no page that exists', () => {
    expect(routesToCome.filter((route) => pageByRoute.has(route))).toEqual([]);
  });

  it('holds no page that nothing links to', () => {
    const linked = new Set(pages.flatMap(routesLinkedFrom));
    expect(routesToCome.filter((route) => !linked.has(route))).toEqual([]);
  });
});
