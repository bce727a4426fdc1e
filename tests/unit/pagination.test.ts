import { describe, expect, it } from 'vitest';
import { describeRange, isFurtherListPage, listPageHead, listPageHref, reachablePages } from '#lib/build/pagination.ts';
import type { PageHead } from '#lib/build/seo.ts';

describe('the path of a page', () => {
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

describe('a page links', () => {
  it.each([
    ['no other where it is the only one', 1, 1, [1]],
    ['all pages of a short list', 2, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['the first, the last and those around in a longer one', 5, 10, [1, 4, 5, 6, 10]],
    ['far into a long list from its beginning', 1, 250, [1, 2, 11, 101, 250]],
    ['both ways from its middle', 125, 250, [1, 25, 115, 124, 125, 126, 135, 225, 250]],
    ['back from its end', 250, 250, [1, 150, 240, 249, 250]],
  ])('%s', (_, currentPage, lastPage, reachable) => {
    expect(reachablePages({ currentPage, lastPage })).toEqual(reachable);
  });

  it('few pages, and reaches any of 250 in at most twelve steps', () => {
    const lastPage = 250;
    const steps = new Map([[1, 0]]);
    for (const [currentPage, step] of steps) {
      const reachable = reachablePages({ currentPage, lastPage });
      expect(reachable.length).toBeLessThan(10);
      for (const other of reachable) if (!steps.has(other)) steps.set(other, step + 1);
    }
    expect(steps.size).toBe(lastPage);
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
    expect(listPageHead(list, { currentPage: 1, lastPage: 3 })).toBe(list);
  });

  it('says on the others which page it is, and what it hangs below', () => {
    expect(listPageHead(list, { currentPage: 2, lastPage: 3 })).toEqual({
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

it('a page says which articles it lists', () => {
  expect(describeRange({ start: 20, end: 39, total: 5000 })).toBe('Articles 21 to 40 of 5,000, newest first.');
});
