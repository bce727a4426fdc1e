import { expect, test } from 'vitest';
import { wordsOf } from '#data/languages.ts';
import { isFurtherListPage } from '#data/paths/routes.ts';
import { describeRange, listPageHead } from '#data/metadata/pagination.ts';

test.each([
  ['/blog', false],
  ['/blog/2', true],
  ['/blog/category/loans/10', true],
  ['/blog/form-26as', false],
])('%s is a further page of a list: %s', (href, expected) => {
  expect(isFurtherListPage(href)).toBe(expected);
});

test('the head of a further page says which it is, and which page it belongs to', () => {
  const trail = [{ href: '/blog', label: 'Blog' }];
  const words = { title: 'Loans articles', description: 'What a lender reads.', keywords: [], label: 'Loans' };
  const list = { ...words, path: '/blog/category/loans', trail };
  const data = [{ publishDate: new Date('2026-11-02') }, { publishDate: new Date('2026-11-01') }];
  const modified = new Date('2026-11-02');
  expect(listPageHead(list, { currentPage: 1, lastPage: 3, data }, wordsOf().blog)).toEqual({ ...list, modified });
  expect(listPageHead(list, { currentPage: 2, lastPage: 3, data }, wordsOf().blog)).toEqual({
    ...list,
    modified,
    title: 'Loans articles (page 2)',
    label: 'Page 2',
    description: `Page 2 of 3. ${list.description}`,
    path: '/blog/category/loans/2',
    trail: [...trail, { href: '/blog/category/loans', label: 'Loans' }],
  });
});

test('a page says which articles it lists', () => {
  expect(describeRange({ start: 20, end: 39, total: 5000 }, wordsOf().blog)).toBe(
    'Articles 21 to 40 of 5,000, newest first.',
  );
});
