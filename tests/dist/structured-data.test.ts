import { describe, expect, it } from 'vitest';
import { pricingWithTokens } from '#lib/build/tokens.ts';
import { site, siteUrl } from '#lib/build/site.ts';
import { addressedPages, articlePages, files, pageAt, pages, problemsOf, type Page } from '../helpers/dist.ts';
import {
  contradictions,
  danglingIds,
  hasType,
  nodesIn,
  ratings,
  readGraph,
  unknownWords,
  type Node,
} from '../helpers/structured-data.ts';

const graphs = new Map(pages.map((page) => [page, readGraph(page.document)]));
const graphOf = (page: Page): Node[] => graphs.get(page) ?? [];
const nodesAt = (route: string, type: string) => nodesIn(graphOf(pageAt(route))).filter(hasType(type));
const routesWith = (type: string) =>
  addressedPages.filter((page) => nodesIn(graphOf(page)).some(hasType(type))).map(({ route }) => route);
const routesBelow = (folder: string) => pages.map(({ route }) => route).filter((route) => route.startsWith(folder));

describe('structured data', () => {
  it('uses the types of schema.org, each with its own properties', () => {
    expect(problemsOf((page) => unknownWords(graphOf(page)))).toEqual([]);
  });

  it('names by id only what some page describes', () => {
    expect(danglingIds([...graphs.values()].flat())).toEqual([]);
  });

  it('says what the page shows, in its words', () => {
    expect(problemsOf((page) => contradictions(graphOf(page), page.document), addressedPages)).toEqual([]);
  });

  it('has no rating and no review', () => {
    expect(problemsOf((page) => ratings(graphOf(page)))).toEqual([]);
  });
});

describe('of its kind is', () => {
  it.each([
    ['AboutPage', ['/about']],
    ['ContactPage', ['/contact']],
    ['FAQPage', ['/faq']],
    [
      'CollectionPage',
      ['/bank-analysis', '/blog', '/states', ...routesBelow('/blog/category/'), ...routesBelow('/blog/page/')],
    ],
    ['WebSite', ['/']],
    ['SoftwareApplication', ['/pricing']],
    ['BlogPosting', articlePages.map(({ route }) => route)],
  ])('%s: %j', (type, routes) => {
    expect(routesWith(type)).toEqual(routes.sort());
  });

  it('a breadcrumb on every page but home', () => {
    const routes = addressedPages.map(({ route }) => route).filter((route) => route !== '/');
    expect(routesWith('BreadcrumbList')).toEqual(routes);
  });
});

it('the organization has a logo that is part of the site', () => {
  const logos = nodesAt('/', 'Organization').map(({ logo }) => String(logo));
  expect(logos).toHaveLength(1);
  expect(logos.filter((logo) => !logo.startsWith(siteUrl) || !files.has(new URL(logo).pathname))).toEqual([]);
});

it('the application has two offers in rupees', () => {
  const offers = nodesAt('/pricing', 'Offer').map(({ price, priceCurrency }) => [price, priceCurrency]);
  const { free, pro } = pricingWithTokens;
  expect(offers).toEqual([free, pro].map(({ rupeesPerMonth }) => [rupeesPerMonth, 'INR']));
});

it('an article has the site’s publisher as its author, and its dates', () => {
  const articles = routesWith('BlogPosting').flatMap((route) => nodesAt(route, 'BlogPosting'));
  expect(articles.length).toBeGreaterThan(0);
  for (const article of articles) {
    expect(article.author).toMatchObject({ '@type': 'Organization', name: site.publisher });
    expect(String(article.dateModified) >= String(article.datePublished)).toBe(true);
  }
});

it('a state’s page serves its state, a city’s its city with the position', () => {
  const areas = Map.groupBy(routesWith('Service'), (route) => (route.startsWith('/state/') ? 'State' : 'City'));
  expect(areas.get('State')).toEqual(routesBelow('/state/'));
  expect(areas.get('City')).toHaveLength(6);
  for (const [type, routes] of areas) {
    for (const route of routes) {
      const [service] = nodesAt(route, 'Service');
      expect(service?.areaServed).toMatchObject({
        '@type': type,
        ...(type === 'City' && { geo: { '@type': 'GeoCoordinates' } }),
      });
    }
  }
});
