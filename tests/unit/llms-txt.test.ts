import { expect, it } from 'vitest';
import { toLlmsText } from '#integrations/share/llms-txt.ts';
import type { PageHead } from '#lib/build/seo.ts';
import { makeHead } from '../helpers/make-head.ts';
import { times } from '../helpers/make.ts';

const makePage = (path: string, change: Partial<PageHead> = {}) =>
  makeHead(path, { title: path, modified: new Date('2026-11-01'), ...change });
const trail = [{ href: '/blog', label: 'Blog' }];
const published = new Date('2026-10-01');
const articles = (count: number) => times(count, (index) => makePage(`/blog/article-${index}`, { trail, published }));

/** The titles that the section of the blog lists. */
function listed(pages: PageHead[]): string[] {
  const text = toLlmsText([makePage('/'), makePage('/blog'), ...pages], 'Good for reading.');
  return [...(text.split('## Blog')[1] ?? '').matchAll(/^- \[(.*?)\]/gm)].map(([, title = '']) => title);
}

it('a section of 50 articles is listed whole, below the page that they belong to', () => {
  expect(listed(articles(50))).toEqual(['/blog', ...articles(50).map(({ path }) => path)]);
});

it('a longer one names the articles changed last, other pages and the sitemap', () => {
  const old = { trail, modified: new Date('2026-10-31') };
  const pages = [makePage('/blog/a', { ...old, published }), makePage('/blog/category/loans', old), ...articles(50)];
  expect(listed(pages)).toEqual([
    '/blog',
    '/blog/category/loans',
    ...articles(50).map(({ path }) => path),
    'All pages',
  ]);
});

it('further pages of a list are not listed', () => {
  expect(listed([...articles(1), makePage('/blog/page/2', { trail })])).toEqual(['/blog', '/blog/article-0']);
});
