import { expect, test } from 'vitest';
import { wordsOf } from '#lib/content/languages.ts';
import { siteUrl } from '#lib/content/site-facts.ts';
import { structuredData } from '#lib/seo/structured-data.ts';
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
