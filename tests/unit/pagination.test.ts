import { expect, test } from 'vitest';
import { describeRange, isFurtherListPage, listPageHead, listPageHref, reachablePages } from '#lib/build/pagination.ts';
import { makeHead } from '../helpers/make-head.ts';

test.each([
  [1, '/blog'],
  [2, '/blog/page/2'],
  [10, '/blog/page/10'],
])('the path of page %i is %s', (number, href) => {
  expect(listPageHref('/blog', number)).toBe(href);
  expect(isFurtherListPage(href)).toBe(number > 1);
});

test('the path of an article is not that of a page', () => {
  expect(['/blog/page', '/blog/page/two'].filter(isFurtherListPage)).toEqual([]);
});

test.each([
  ['no other where it is the only one', 1, 1, [1]],
  ['all pages of a short list', 2, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['the first, the last and those around in a longer one', 5, 10, [1, 4, 5, 6, 10]],
  ['far into a long list from its beginning', 1, 250, [1, 2, 11, 101, 250]],
  ['both ways from its middle', 125, 250, [1, 25, 115, 124, 125, 126, 135, 225, 250]],
  ['back from its end', 250, 250, [1, 150, 240, 249, 250]],
])('a page links %s', (_, currentPage, lastPage, reachable) => {
  expect(reachablePages({ currentPage, lastPage })).toEqual(reachable);
});

test('a page links few pages, and reaches any of 250 in at most twelve steps', () => {
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

test('the head of a further page says which it is, and which page it belongs to', () => {
  const trail = [{ href: '/blog', label: 'Blog' }];
  const list = makeHead('/blog/category/loans', { title: 'Loans articles', label: 'Loans', trail });
  expect(listPageHead(list, { currentPage: 1, lastPage: 3 })).toBe(list);
  expect(listPageHead(list, { currentPage: 2, lastPage: 3 })).toEqual({
    ...list,
    title: 'Loans articles (page 2)',
    label: 'Page 2',
    description: `Page 2 of 3. ${list.description}`,
    path: '/blog/category/loans/page/2',
    trail: [...trail, { href: '/blog/category/loans', label: 'Loans' }],
  });
});

test('a page says which articles it lists', () => {
  expect(describeRange({ start: 20, end: 39, total: 5000 })).toBe('Articles 21 to 40 of 5,000, newest first.');
});
