import { expect, test } from 'vitest';
import { wordsOf } from '#lib/build/languages.ts';
import { aboutLine, structuredData } from '#lib/build/seo.ts';
import { site, siteUrl } from '#lib/build/site.ts';
import { makeHead } from '../helpers/make-head.ts';

test.each([
  ['page and article have the share image', false, ['WebPage', 'BlogPosting'], ['BreadcrumbList']],
  ['a hidden page has none', true, [], ['WebPage', 'BlogPosting']],
])('%s', (_, isHidden, pictured, plain) => {
  const head = makeHead('/blog/line', { things: [{ '@type': 'BlogPosting' }], isHidden });
  const things = structuredData(head, wordsOf())['@graph'];
  const typesWith = (image?: string) => things.filter((thing) => thing.image === image).map((thing) => thing['@type']);
  expect(typesWith(`${siteUrl}/share/blog/line.png`)).toEqual(pictured);
  expect(typesWith()).toEqual(plain);
});

test('a share image says above the title what the page is about, else where it belongs', () => {
  const article = makeHead('/blog/gst', { trail: [{ href: '/blog', label: 'Blog' }] });
  expect([{ ...article, about: 'Tax' }, article, makeHead('/')].map(aboutLine)).toEqual(['Tax', 'Blog', site.tagline]);
});
