import { describe, expect, it } from 'vitest';
import {
  describeRange,
  isFurtherListPage,
  itemsPerPage,
  listPageHead,
  listPageHref,
  paginate,
  reachablePages,
} from '#lib/build/pagination.ts';
import type { PageHead } from '#lib/build/seo.ts';
import { times } from '../helpers/make.ts';

const numbers = (count: number) => times(count, (index) => index);

describe('a list is divided into pages', () => {
  it.each([
    ['without items has one page, an empty one', 0, [0]],
    ['of one item has one page', 1, [1]],
    ['that fills a page has no second one', itemsPerPage, [itemsPerPage]],
    ['of one item more has a second one', itemsPerPage + 1, [itemsPerPage, 1]],
    ['that fills three pages has three', 3 * itemsPerPage, [itemsPerPage, itemsPerPage, itemsPerPage]],
  ])('%s', (_, count, sizes) => {
    const pages = paginate(numbers(count), '/blog');
    expect(pages.map(({ items }) => items.length)).toEqual(sizes);
    expect(pages.flatMap(({ items }) => items)).toEqual(numbers(count));
  });

  it('each of which knows its place', () => {
    const pages = paginate(numbers(itemsPerPage + 1), '/blog');
    expect(pages.map(({ number, count, total, listHref }) => [number, count, total, listHref])).toEqual([
      [1, 2, itemsPerPage + 1, '/blog'],
      [2, 2, itemsPerPage + 1, '/blog'],
    ]);
  });
});

describe('the address of a page', () => {
  it.each([
    [1, '/blog'],
    [2, '/blog/page/2'],
    [10, '/blog/page/10'],
  ])('%i is %s', (number, href) => {
    expect(listPageHref('/blog', number)).toBe(href);
    expect(isFurtherListPage(href)).toBe(number > 1);
  });

  it('is no article’s', () => {
    expect(isFurtherListPage('/blog/page')).toBe(false);
    expect(isFurtherListPage('/blog/page/two')).toBe(false);
  });
});

describe('a page leads', () => {
  it.each([
    ['nowhere else where it is the only one', 1, 1, [1]],
    ['to all pages of a short list', 2, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['to the first, the last and those around in a longer one', 5, 10, [1, 4, 5, 6, 10]],
    ['far into a long list from its beginning', 1, 250, [1, 2, 11, 101, 250]],
    ['both ways from its middle', 125, 250, [1, 25, 115, 124, 125, 126, 135, 225, 250]],
    ['back from its end', 250, 250, [1, 150, 240, 249, 250]],
  ])('%s', (_, number, count, reachable) => {
    expect(reachablePages({ number, count })).toEqual(reachable);
  });

  it('to few pages, and to any of 250 in at most twelve steps', () => {
    const count = 250;
    const steps = new Map([[1, 0]]);
    for (const [number, step] of steps) {
      const reachable = reachablePages({ number, count });
      expect(reachable.length).toBeLessThan(10);
      for (const other of reachable) if (!steps.has(other)) steps.set(other, step + 1);
    }
    expect(steps.size).toBe(count);
    expect(Math.max(...steps.values())).toBeLessThanOrEqual(12);
  });
});

describe('the head of a page', () => {
  const list: PageHead = {
    title: 'Loans articles',
    label: 'Loans',
    description: 'What a lender looks for.',
    keywords: ['loans'],
    path: '/blog/category/loans',
    trail: [{ href: '/blog', label: 'Blog' }],
  };

  it('is the list’s own on the first', () => {
    expect(listPageHead(list, { number: 1, count: 3 })).toBe(list);
  });

  it('says on the others which page it is, and what it hangs below', () => {
    expect(listPageHead(list, { number: 2, count: 3 })).toEqual({
      title: 'Loans articles (page 2)',
      label: 'Page 2',
      description: 'Page 2 of 3. What a lender looks for.',
      keywords: ['loans'],
      path: '/blog/category/loans/page/2',
      trail: [
        { href: '/blog', label: 'Blog' },
        { href: '/blog/category/loans', label: 'Loans' },
      ],
    });
  });
});

it('a page says which items it holds', () => {
  const items = numbers(itemsPerPage);
  expect(describeRange({ items, number: 2, total: 5000 })).toBe('Articles 21 to 40 of 5,000, newest first.');
  expect(describeRange({ items: items.slice(0, 1), number: 3, total: 41 })).toBe(
    'Articles 41 to 41 of 41, newest first.',
  );
});
