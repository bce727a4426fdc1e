import { expect, test } from 'vitest';
import { wordsOf } from '#lib/build/languages.ts';
import { structuredData, type PageHead } from '#lib/build/seo.ts';
import { siteUrl } from '#lib/build/site.ts';

const head: PageHead = {
  title: 'How a line is read',
  description: 'A line taken apart.',
  keywords: ['line'],
  path: '/blog/line',
  things: [{ '@type': 'BlogPosting' }],
};

test('page and article have the share image, and a hidden page has none', () => {
  const images = (page: PageHead) =>
    (structuredData(page, wordsOf())['@graph'] as unknown as Record<string, unknown>[]).map(
      ({ '@type': type, image }) => [type, image],
    );
  const url = `${siteUrl}/share/blog/line.png`;
  expect(images(head)).toEqual([
    ['WebPage', url],
    ['BreadcrumbList', undefined],
    ['BlogPosting', url],
  ]);
  expect(images({ ...head, isHidden: true })).toEqual([
    ['WebPage', undefined],
    ['BlogPosting', undefined],
  ]);
});
