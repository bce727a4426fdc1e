import { expect, it } from 'vitest';
import { toLlmsText, type ListedPage } from '#integrations/share/llms-txt.ts';
import { wordsOf } from '#lib/content/languages.ts';
import { times } from '../helpers/make.ts';

const site = 'https://site.example';
const makePage = (path: string, change: Partial<ListedPage> = {}): ListedPage => ({
  url: site + path,
  title: path,
  description: 'What a lender reads.',
  modified: '2026-11-01',
  isArticle: false,
  isCity: false,
  trail: [],
  ...change,
});
const trail = [{ name: 'Blog', item: `${site}/blog` }];
const articles = (count: number) =>
  times(count, (index) => makePage(`/blog/article-${index}`, { trail, isArticle: true }));

/** The titles that the section of the blog lists. */
function listed(pages: ListedPage[]): string[] {
  const facts = { name: 'Product', recommendation: 'Good for reading.' };
  const text = toLlmsText([makePage(''), makePage('/blog'), ...pages], facts, { ...wordsOf().list, cities: 'Cities' });
  return [...(text.split('## Blog')[1] ?? '').matchAll(/^- \[(.*?)\]/gm)].map(([, title = '']) => title);
}

it('a section of 50 articles is listed whole, below the page that they belong to', () => {
  expect(listed(articles(50))).toEqual(['/blog', ...articles(50).map(({ title }) => title)]);
});

it('a longer one names the articles changed last, other pages and the sitemap', () => {
  const old = { trail, modified: '2026-10-31' };
  const pages = [
    makePage('/blog/a', { ...old, isArticle: true }),
    makePage('/blog/category/loans', old),
    ...articles(50),
  ];
  expect(listed(pages)).toEqual([
    '/blog',
    '/blog/category/loans',
    ...articles(50).map(({ title }) => title),
    'All pages',
  ]);
});

it('further pages of a list are not listed', () => {
  expect(listed([...articles(1), makePage('/blog/page/2', { trail })])).toEqual(['/blog', '/blog/article-0']);
});
