import { describe, expect, it } from 'vitest';
import { siteUrl } from '#lib/build/site.ts';
import {
  addressedPages,
  attributesOf,
  elementsOf,
  files,
  metaContent,
  pages,
  problemsOf,
  styleUrls,
  type Page,
} from '../helpers/dist.ts';

const pageByRoute = new Map(pages.map((page) => [page.route, page]));

/** An address as the browser reads it on this page. */
const resolve = (address: string, { route }: Page) => new URL(address, new URL(route, siteUrl));
const isInternal = ({ origin }: URL) => origin === new URL(siteUrl).origin;

/** Where the links and forms of a page lead within the site. */
const linksOf = (page: Page) =>
  [...attributesOf(page.document, 'a, area', 'href'), ...attributesOf(page.document, 'form', 'action')].filter(
    (address) => isInternal(resolve(address, page)),
  );

const pathOf = (address: string, page: Page) => decodeURI(resolve(address, page).pathname);
const pathsLinkedFrom = (page: Page) => linksOf(page).map((address) => pathOf(address, page));

/** The addresses of all that a page shows or names besides pages. */
function filesNamedBy({ document }: Page): string[] {
  const candidates = attributesOf(document, 'img, source', 'srcset').flatMap((set) => set.split(','));
  return [
    ...['src', 'poster', 'component-url', 'renderer-url', 'data-react'].flatMap((name) =>
      attributesOf(document, '*', name),
    ),
    ...attributesOf(document, 'link:not([rel="canonical"], [hreflang]), use, image', 'href'),
    ...candidates.flatMap((candidate) => candidate.trim().split(/\s/)[0] ?? []),
    ...['og:image', 'twitter:image'].map((name) => metaContent(document, name)).filter((address) => address !== ''),
    ...styleUrls(document),
  ];
}

/** How many links lead from home to each page that can be reached at all. To turn the pages of one list is no step. */
function distancesFromHome(): Map<string, number> {
  const distances = new Map<string, number>();
  let reached = ['/'];
  for (let distance = 0; reached.length > 0; distance++) {
    const further: string[] = [];
    for (const route of reached) {
      const page = pageByRoute.get(route);
      if (distances.has(route) || !page) continue;
      distances.set(route, distance);
      reached.push(...attributesOf(page.document, 'nav[aria-label="Pages"] a', 'href'));
      further.push(...pathsLinkedFrom(page));
    }
    reached = further;
  }
  return distances;
}

describe('links', () => {
  it('lead to pages and files of the site, by their exact URLs', () => {
    const isKnown = (path: string) => pageByRoute.has(path) || (files.has(path) && !path.endsWith('.html'));
    expect(problemsOf((page) => linksOf(page).filter((address) => !isKnown(pathOf(address, page))))).toEqual([]);
  });

  it('with an anchor lead to an element of that id', () => {
    const isDangling = (address: string, page: Page) => {
      const target = pageByRoute.get(pathOf(address, page));
      const id = decodeURIComponent(resolve(address, page).hash.slice(1));
      return address.includes('#') && target && (id === '' || !target.document.getElementById(id));
    };
    expect(problemsOf((page) => linksOf(page).filter((address) => isDangling(address, page)))).toEqual([]);
  });

  it('lead from home to every page in at most three steps', () => {
    const distances = distancesFromHome();
    const steps = ({ route }: Page) => distances.get(route) ?? Infinity;
    expect(problemsOf((page) => (steps(page) > 3 ? [`${steps(page)} steps`] : []), addressedPages)).toEqual([]);
  });

  it('that open a new tab keep the page from it', () => {
    expect(elementsOf('a[target="_blank"]:not([rel~="noopener"])')).toEqual([]);
  });
});

it('files that a page shows or names are part of the site', () => {
  const isMissing = (url: URL) => url.protocol !== 'data:' && !(isInternal(url) && files.has(decodeURI(url.pathname)));
  expect(problemsOf((page) => filesNamedBy(page).filter((address) => isMissing(resolve(address, page))))).toEqual([]);
});
