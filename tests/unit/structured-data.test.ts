import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { structuredData, type PageHead } from '#lib/build/seo.ts';
import { siteUrl } from '#lib/build/site.ts';
import {
  contradictions,
  danglingIds,
  hasType,
  ratings,
  readGraph,
  unknownWords,
  type Node,
} from '../helpers/structured-data.ts';

const article: PageHead = {
  title: 'How a line is read',
  description: 'A line taken apart.',
  keywords: ['line'],
  path: '/blog/line',
  trail: [{ href: '/blog', label: 'Blog' }],
  modified: new Date('2026-11-21'),
  things: [{ '@type': 'BlogPosting', headline: 'How a line is read', datePublished: '2026-11-01', wordCount: 20 }],
};

/** The page of the article, with what a visitor sees of it. */
const articlePage = `<!doctype html>
<html><head><title>How a line is read · Name</title>
  <link rel="canonical" href="${siteUrl}/blog/line"><meta name="description" content="A line taken apart."></head>
<body><main>
  <nav aria-label="Breadcrumb"><ol>
    <li><a href="/">Home</a></li> <li><a href="/blog">Blog</a></li> <li aria-current="page">How a line is read</li>
  </ol></nav>
  <h1>How a line is read</h1> <time datetime="2026-11-01">1 November</time> <time datetime="2026-11-21">21 November</time>
  <div class="prose-ledger">${'word '.repeat(20)}</div>
</main></body></html>`;

const toHtml = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
const toDocument = (html: string) => parseHTML(html).document;
const toGraph = (head: PageHead): Node[] => JSON.parse(JSON.stringify(structuredData(head)['@graph']));
const asScript = (text: string) => toDocument(toHtml(`<script type="application/ld+json">${text}</script>`));

test('a graph is read as it was written', () => {
  const written = JSON.stringify(structuredData(article));
  expect(readGraph(asScript(written))).toEqual(toGraph(article));
});

test.each([
  ['{"@context":"https://schema.org","@graph":['],
  ['{"@context":"https://example.org","@graph":[]}'],
  ['{}'],
])('%s is no structured data', (text) => {
  expect(() => readGraph(asScript(text))).toThrow();
});

test('the share image stands for the page and for the article on it, and a hidden page has none', () => {
  const pictures = (head: PageHead) => toGraph(head).map(({ '@type': type, image }) => [type, image]);
  const address = `${siteUrl}/share/blog/line.png`;
  expect(pictures(article)).toEqual([
    ['WebPage', address],
    ['BreadcrumbList', undefined],
    ['BlogPosting', address],
  ]);
  expect(pictures({ ...article, isHidden: true }).map(([, picture]) => picture)).toEqual([undefined, undefined]);
});

describe('of the vocabulary', () => {
  test.each<[string, Node]>([
    ['what every thing may have', { '@type': 'State', '@id': '#state', name: 'Punjab' }],
    ['what a type inherits', { '@type': 'BlogPosting', wordCount: 20, headline: 'A headline' }],
    ['the input of the search action', { '@type': 'SearchAction', 'query-input': 'required name=q' }],
    ['a reference', { '@type': 'WebPage', isPartOf: { '@id': '#site' } }],
  ])('%s is known', (_, node) => {
    expect(unknownWords([node])).toEqual([]);
  });

  test.each<[string, Node, string]>([
    ['a misspelt type', { '@type': 'Organisation' }, 'no type: Organisation'],
    ['a misspelt property', { '@type': 'Person', nmae: 'x' }, 'no property of Person: nmae'],
    ['a property of another type', { '@type': 'Offer', wordCount: 2 }, 'no property of Offer: wordCount'],
    ['a part without a type', { '@type': 'Offer', seller: { name: 'x' } }, 'no type: undefined'],
    ['the input of another type', { '@type': 'WebSite', 'query-input': 'q' }, 'no property of WebSite: query-input'],
  ])('%s is not', (_, node, problem) => {
    expect(unknownWords([node])).toEqual([problem]);
  });
});

test('an id leads to what is described, on whatever page', () => {
  const described: Node = { '@type': 'Organization', '@id': '#us', name: 'We' };
  expect(danglingIds([{ '@type': 'WebPage', publisher: { '@id': '#us' } }, described])).toEqual([]);
  expect(danglingIds([{ '@type': 'WebPage', publisher: { '@id': '#them' } }, described])).toEqual(['#them']);
});

test('ratings and reviews are found at any depth, and nothing that sounds like them', () => {
  const rated: Node = {
    '@type': 'Product',
    offers: { '@type': 'Offer', aggregateRating: { '@type': 'AggregateRating' } },
  };
  expect(ratings([rated])).toEqual(['aggregateRating', 'AggregateRating']);
  expect(ratings([{ '@type': 'Product', review: [] }])).toEqual(['review']);
  expect(ratings([{ '@type': 'SoftwareApplication', operatingSystem: 'Web' }])).toEqual([]);
});

describe('compared with the page', () => {
  test('a graph that says what the page shows passes', () => {
    expect(contradictions(toGraph(article), toDocument(articlePage))).toEqual([]);
  });

  const posting = (change: Node): PageHead => ({
    ...article,
    things: [{ ...toGraph(article).find(hasType('BlogPosting')), ...change } as { '@type': 'BlogPosting' }],
  });

  test.each<[string, PageHead, string]>([
    ['another headline', posting({ headline: 'How it is read' }), 'headline: How it is read'],
    ['a day that is not printed', posting({ datePublished: '2026-11-02' }), 'BlogPosting datePublished: 2026-11-02'],
    ['more words than there are', posting({ wordCount: 23 }), 'wordCount: 23 of 20'],
    [
      'an author who is not named',
      posting({ author: { '@type': 'Person', name: 'A. Person' } }),
      'Person name: A. Person',
    ],
    ['another description', { ...article, description: 'Another.' }, 'page description: Another.'],
    ['another address', { ...article, path: '/blog/other' }, `page url: ${siteUrl}/blog/other`],
    ['another step of the trail', { ...article, trail: [{ href: '/news', label: 'Blog' }] }, '"/news"'],
    ['a trail that leaves a step out', { ...article, trail: [] }, 'trail: '],
  ])('%s is found', (_, head, problem) => {
    expect(contradictions(toGraph(head), toDocument(articlePage)).join('\n')).toContain(problem);
  });
});

describe('an offer', () => {
  const priceSpecification: Node = { '@type': 'UnitPriceSpecification', price: 299, unitCode: 'MON' };
  const offer: Node = {
    '@type': 'Offer',
    name: 'Pro',
    price: 299,
    priceSpecification,
    description: 'Reports, Support',
  };
  const shown = (price: string, lines: string) =>
    toDocument(toHtml(`<main><section><h2>Pro</h2><b>${price}</b><p>${lines}</p></section><p>₹299 Reports</p></main>`));

  test('has the price and the parts that stand under its name', () => {
    expect(contradictions([offer], shown('₹299', 'Reports and Support'))).toEqual([]);
  });

  test('has no other price and no part more', () => {
    expect(contradictions([offer], shown('₹499', 'Support'))).toEqual(['Offer Pro: ₹299', 'Offer Pro: Reports']);
  });

  test('has no second price that differs', () => {
    const other = { ...offer, priceSpecification: { ...priceSpecification, price: 499 } };
    expect(contradictions([other], shown('₹299', 'Reports and Support'))).toEqual(['Offer Pro: ₹499']);
  });
});

describe('questions', () => {
  const toPage = (pairs: readonly string[][]): Node => ({
    '@type': 'FAQPage',
    mainEntity: pairs.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  });
  const document = toDocument(
    toHtml(`<main><details><summary>Why?</summary><p>Because <b>so</b>.</p></details>
    <details><summary>When?</summary><p>Now.</p></details></main>`),
  );
  const asShown = [
    ['Why?', 'Because so.'],
    ['When?', 'Now.'],
  ];
  const about = (pairs: readonly string[][]) =>
    contradictions([toPage(pairs)], document).filter((line) => line.startsWith('questions'));

  test('are those of the page', () => {
    expect(about(asShown)).toEqual([]);
  });

  test.each([
    ['one too few', asShown.slice(1)],
    ['another answer', [['Why?', 'Because.'], ...asShown.slice(1)]],
    ['another order', asShown.toReversed()],
  ])('%s is found', (_, pairs) => {
    expect(about(pairs)).toHaveLength(1);
  });
});
