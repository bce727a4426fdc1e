import { describe, expect, it } from 'vitest';
import { ContentReader } from '#authoring/index.ts';
import { siteUrl } from '#data/site-facts.ts';
import { isFurtherListPage } from '#data/paths/routes.ts';
import { addressedPages, englishPages, errorRoutes, files, pages, resolves, type Page } from '../helpers/dist.ts';
import { attributesOf, metaContent, styleUrls } from '../helpers/document.ts';
import { expectNoElement, expectNoProblems } from '../helpers/expect-pages.ts';

const pageByRoute = new Map(pages.map((page) => [page.route, page]));

/** The pages that tell a newcomer of the app, each its own part. */
const starts = ['/getting-started', '/help-center', '/features', '/android-app', '/docs/android-app'];
const cities = ['/mumbai', '/delhi', '/bangalore', '/hyderabad', '/chennai', '/pune'];

/** Where the text of a page has to lead; '' is home. */
const wantedLinks: Record<string, string[]> = {
  ...Object.fromEntries(cities.map((city) => [city, ['', '/bank-analysis', '/android-app']])),
  ...Object.fromEntries(starts.map((start) => [start, starts.filter((other) => other !== start)])),
  '/bank-analysis': ['', '/features', '/android-app'],
};

const isInternal = ({ origin }: URL) => origin === new URL(siteUrl).origin;

/** Where the links and forms of a page lead, as they are written. */
const linksOf = ({ document }: Page) => [
  ...attributesOf(document, 'a, area', 'href'),
  ...attributesOf(document, 'form', 'action'),
];

/** The addresses of all that a page shows or names besides pages. */
function filesNamedBy({ document }: Page): string[] {
  const candidates = attributesOf(document, 'img, source', 'srcset').flatMap((set) => set.split(','));
  return [
    ...['src', 'poster', 'component-url', 'renderer-url'].flatMap((name) => attributesOf(document, '*', name)),
    ...attributesOf(document, 'link:not([rel="canonical"], [hreflang]), use, image', 'href'),
    ...candidates.flatMap((candidate) => candidate.trim().split(/\s/)[0] ?? []),
    ...['og:image', 'twitter:image'].map((name) => metaContent(document, name)).filter((address) => address !== ''),
    ...styleUrls(document),
  ];
}

/** How many links lead from the nearest home page to each page that can be reached at all. To turn the pages of one list is no step. */
function distancesFromHome(): Map<string, number> {
  const distances = new Map<string, number>();
  let reached = ['/', '/hi'];
  for (let distance = 0; reached.length > 0; distance++) {
    const further: string[] = [];
    for (const route of reached) {
      const page = pageByRoute.get(route);
      if (distances.has(route) || !page) continue;
      distances.set(route, distance);
      reached.push(...attributesOf(page.document, 'nav[aria-label="Pages"] a', 'href'));
      const urls = linksOf(page).map((address) => new URL(address, siteUrl + route));
      further.push(...urls.filter(isInternal).map(({ pathname }) => decodeURI(pathname)));
    }
    reached = further;
  }
  return distances;
}

it('the pages and anchors that check:content knows are those of the site', () => {
  const known = [...new ContentReader(process.cwd()).content().site.pages];
  const places = known.flatMap(([path, { anchors }]) => [path, ...[...anchors].map((anchor) => `${path}#${anchor}`)]);
  expect(places.filter((place) => !resolves(siteUrl + place) && !errorRoutes.includes(place))).toEqual([]);
  const others = englishPages.filter(
    ({ route }) => !isFurtherListPage(route) && !known.some(([path]) => path === route),
  );
  expect(others.map(({ route }) => route)).toEqual([]);
});

describe('links', () => {
  it('lead to pages and files of the site by their exact URLs, with an anchor to an element of that id', () => {
    expectNoProblems((page) => linksOf(page).filter((address) => !resolves(address, page)));
  });

  it('lead from home to every page in at most three steps', () => {
    const distances = distancesFromHome();
    const steps = ({ route }: Page) => distances.get(route) ?? Infinity;
    expectNoProblems((page) => (steps(page) > 3 ? [`${steps(page)} steps`] : []), addressedPages);
  });

  it('that open a new tab do not give it access to the page', () => {
    expectNoElement('a[target="_blank"]:not([rel~="noopener"])');
  });
});

it('files that a page shows or names are part of the site', () => {
  const isMissing = (url: URL) => url.protocol !== 'data:' && !(isInternal(url) && files.has(decodeURI(url.pathname)));
  expectNoProblems((page) => filesNamedBy(page).filter((address) => isMissing(new URL(address, siteUrl + page.route))));
});

it.each(Object.entries(wantedLinks))('the text of %s leads, besides its breadcrumb, to %j', (route, wanted) => {
  for (const language of pageByRoute.has(`/hi${route}`) ? ['', '/hi'] : ['']) {
    const inText = attributesOf(pageByRoute.get(language + route)!.document, 'main a:not(nav a)', 'href');
    const found = inText.map((href) => href.replace(/#.*/, '').replace(/^\/$/, ''));
    expect(found).toEqual(expect.arrayContaining(wanted.map((href) => language + href)));
  }
});
