import { describe, expect, it } from 'vitest';
import { formatRupees } from '#client/format.ts';
import { languages, translatedPaths, wordsOf } from '#data/languages.ts';
import { free, pro, site, siteUrl } from '#data/site-facts.ts';
import { addressedPages, articlePages, files, pageAt, pages, type Page } from '../helpers/dist.ts';
import { attributesOf, metaContent, proseOf, select, textOf } from '../helpers/document.ts';
import { expectNoProblems, expectOnEach } from '../helpers/expect-pages.ts';
import { hasType, isReference, nodesIn, readGraph, unknownWords, type Node } from '../helpers/structured-data.ts';

const graphs = new Map(pages.map((page) => [page, readGraph(page.document)]));
const graphOf = (page: Page): Node[] => graphs.get(page) ?? [];
const nodesAt = (route: string, type: string) => nodesIn(graphOf(pageAt(route))).filter(hasType(type));
const routesWith = (type: string) =>
  addressedPages.filter((page) => nodesIn(graphOf(page)).some(hasType(type))).map(({ route }) => route);
/** The lists of the blog besides its first page; search engines don't index a category with few articles. */
const furtherLists = pages.map(({ route }) => route).filter((route) => /^\/blog\/(?:\d+$|category\/)/.test(route));
const routesBelow = (folder: string) => pages.map(({ route }) => route).filter((route) => route.startsWith(folder));

const inAllLanguages = (routes: readonly string[]) =>
  routes.flatMap((route) =>
    translatedPaths.languagesOf(route).map((language) => translatedPaths.pathIn(language, route)),
  );

/** A name without the words that say that its page is in English. */
const withoutMark = (name: string) =>
  languages.reduce((text, code) => text.replace(` ${wordsOf(code).site.inEnglish}`, ''), name);

describe('structured data', () => {
  it('uses types and properties of schema.org, and has no rating and no review', () => {
    expectNoProblems((page) => unknownWords(graphOf(page)));
  });

  it('names by id only what some page describes', () => {
    const nodes = nodesIn([...graphs.values()]);
    const described = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
    expect(nodes.filter((node) => isReference(node) && !described.has(node['@id']))).toEqual([]);
  });

  it('says only what the page prints, with the days that it prints', () => {
    expectNoProblems((page) => {
      const body = page.document.body.cloneNode(true) as Element;
      for (const element of select(body, 'script, style')) element.remove();
      const words = `${page.document.title} ${proseOf(body)}`;
      const days = attributesOf(page.document, 'main time', 'datetime');
      const links = attributesOf(page.document, 'a', 'href');
      const isPrinted = (name: string, value: string) => {
        if (name.startsWith('date')) return days.includes(value);
        return name === 'sameAs' ? links.includes(value) : words.includes(value.replace(/\s+/g, ' ').trim());
      };
      const printed =
        'name headline text slogan email telephone articleSection datePublished dateModified sameAs'.split(' ');
      return nodesIn(graphOf(page)).flatMap((node) =>
        printed.flatMap((name) =>
          [node[name] ?? []]
            .flat()
            .map(String)
            .filter((value) => !isPrinted(name, value)),
        ),
      );
    }, addressedPages);
  });

  it('has the URL, the description and the picture of the page; pages that are not indexed have no picture', () => {
    expectOnEach(
      (page) => ['url', 'description', 'image'].map((name) => graphOf(page)[0]?.[name]),
      ({ document }) => ['og:url', 'description', 'og:image'].map((name) => metaContent(document, name)),
      addressedPages,
    );
    const hidden = pages.filter((page) => !addressedPages.includes(page));
    expect(hidden.flatMap(graphOf).filter(({ image }) => image !== undefined)).toEqual([]);
  });

  it('has the breadcrumb of the page', () => {
    expectOnEach(
      (page) =>
        nodesIn(graphOf(page).find(hasType('BreadcrumbList')))
          .filter(hasType('ListItem'))
          .map(({ position, name, item }) => [position, name, item ? new URL(String(item)).pathname : null]),
      ({ document }) =>
        select(document, '.crumbs li').map((step, index) => [
          index + 1,
          withoutMark(textOf(step)),
          attributesOf(step, 'a', 'href')[0] ?? null,
        ]),
      addressedPages,
    );
  });

  it.each(inAllLanguages(['/faq']))('marks every question of %s', (route) => {
    const { document } = pageAt(route);
    const [faq, ...others] = select(document, '[itemtype="https://schema.org/FAQPage"][itemscope]');
    expect(others).toEqual([]);
    expect(faq?.getAttribute('itemid')).toBe(String(graphOf(pageAt(route))[0]?.['@id']));
    const marked = select(faq!, 'details[itemprop=mainEntity][itemscope][itemtype="https://schema.org/Question"]');
    expect(marked).toHaveLength(25);
    expect(marked).toEqual(select(document, 'main details'));
    const answer = '[itemprop=acceptedAnswer][itemscope][itemtype="https://schema.org/Answer"] > [itemprop=text]';
    for (const question of marked) {
      expect(textOf(question.querySelector('summary[itemprop=name]'))).not.toBe('');
      expect(textOf(question.querySelector(answer))).toBe(textOf(question.querySelector('summary ~ *')));
    }
  });
});

describe('of its kind is', () => {
  it.each([
    ['AboutPage', ['/about']],
    ['ContactPage', ['/contact']],
    ['CollectionPage', ['/bank-analysis', '/blog', '/states', ...furtherLists]],
    ['SoftwareApplication', ['/pricing']],
    ['BlogPosting', articlePages.map(({ route }) => route)],
  ])('%s: %j', (type, routes) => {
    const indexed = new Set(addressedPages.map(({ route }) => route));
    const expected = inAllLanguages(routes).filter((route) => !route.includes('/category/') || indexed.has(route));
    expect(routesWith(type).sort()).toEqual(expected.sort());
  });

  it('a breadcrumb on every page except home', () => {
    const homes = inAllLanguages(['/']);
    const routes = addressedPages.map(({ route }) => route).filter((route) => !homes.includes(route));
    expect(routesWith('BreadcrumbList')).toEqual(routes);
  });
});

it('the root of the host alone describes the site, and the organization by a logo that is part of the site', () => {
  expect(routesWith('WebSite')).toEqual(['/']);
  const logos = nodesAt('/', 'Organization').map(({ logo }) => String(logo));
  expect(logos).toHaveLength(1);
  expect(logos.filter((logo) => !logo.startsWith(siteUrl) || !files.has(new URL(logo).pathname))).toEqual([]);
});

it('the application has the offers that the page prints, in rupees', () => {
  const offers = nodesAt('/pricing', 'Offer');
  expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
    [free, pro].map(({ rupeesPerMonth }) => [rupeesPerMonth, 'INR']),
  );
  for (const offer of offers) {
    const headings = select(pageAt('/pricing').document, 'main :is(h2, h3)');
    const printed = textOf(headings.find((heading) => textOf(heading) === offer.name)?.parentElement);
    const prices = nodesIn(offer).flatMap(({ price }) => (price === undefined ? [] : [formatRupees(Number(price))]));
    const parts = [...prices, ...String(offer.description).split(', ')];
    expect(parts.filter((part) => !printed.includes(part))).toEqual([]);
  }
});

it('an article has its title, length and dates, and the publisher as its author', () => {
  expect(articlePages.length).toBeGreaterThan(0);
  for (const { route, document } of articlePages) {
    const [article] = nodesAt(route, 'BlogPosting');
    expect(article?.headline).toBe(textOf(document.querySelector('h1')));
    expect(article?.image).toBe(metaContent(document, 'og:image'));
    expect(article?.author).toMatchObject({ '@type': 'Organization', name: site.publisher });
    expect(String(article?.dateModified) >= String(article?.datePublished)).toBe(true);
    // Counted in the source, which lacks the words of tables and labels.
    const texts = select(document, 'main .prose-ledger').map((text) => text.cloneNode(true) as Element);
    for (const part of texts.flatMap((text) => select(text, 'figure:has(> details)'))) part.remove();
    const words =
      texts
        .map(textOf)
        .join(' ')
        .match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    expect(Math.abs(Number(article?.wordCount) - words)).toBeLessThanOrEqual(words / 10);
  }
});

it('a code with a page is a term of its group, with what it means', () => {
  const routes = inAllLanguages(routesBelow('/codes/').filter((route) => route.split('/').length === 4));
  expect(routes.length).toBeGreaterThan(60);
  for (const route of routes) {
    const { document } = pageAt(route);
    const [term] = nodesAt(route, 'DefinedTerm');
    expect(textOf(document.querySelector('h1'))).toContain(String(term?.name));
    expect(term?.description).toBe(proseOf(document.querySelector('main p')));
    expect(term?.inDefinedTermSet).toEqual({ '@id': `${siteUrl}${route.split('/').slice(0, -1).join('/')}#terms` });
  }
});

it('a state’s page serves its state, a city’s its city with the position', () => {
  const areas = routesWith('Service').map((route) => [route, nodesAt(route, 'Service')[0]?.areaServed] as const);
  const states = areas.filter(([route]) => route.includes('/state/'));
  expect(states.map(([route]) => route).sort()).toEqual(inAllLanguages(routesBelow('/state/')).sort());
  for (const [, area] of states) expect(area).toMatchObject({ '@type': 'State' });
  const cities = areas.filter((served) => !states.includes(served));
  expect(cities).toHaveLength(12);
  for (const [, area] of cities) expect(area).toMatchObject({ '@type': 'City', geo: { '@type': 'GeoCoordinates' } });
});
