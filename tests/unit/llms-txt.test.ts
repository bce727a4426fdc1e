import { expect, it } from 'vitest';
import { toLlmsText, type ListedPage } from '#integrations/share/llms-txt.ts';
import { absoluteUrl } from '#lib/build/seo.ts';
import { times } from '../helpers/make.ts';

const makePage = (path: string, change: Partial<ListedPage> = {}): ListedPage => ({
  path,
  canonical: absoluteUrl(path),
  title: path,
  description: 'What a lender reads.',
  modified: '2026-11-01',
  isArticle: false,
  parent: undefined,
  siteName: 'Khata',
  ...change,
});
const parent = { address: absoluteUrl('/blog'), label: 'Blog' };
const articles = (count: number) =>
  times(count, (index) => makePage(`/blog/article-${index}`, { parent, isArticle: true }));

/** The titles that the section of the blog lists. */
function listed(pages: ListedPage[]): string[] {
  const text = toLlmsText([makePage('/'), makePage('/blog'), ...pages], 'Good for reading.');
  return [...(text.split('## Blog')[1] ?? '').matchAll(/^- \[(.*?)\]/gm)].map(([, title = '']) => title);
}

it('a section of 50 articles is listed whole, below the page that they belong to', () => {
  expect(listed(articles(50))).toEqual(['/blog', ...articles(50).map(({ path }) => path)]);
});

it('a longer one names the articles that changed last, all other pages, and where the rest is', () => {
  const old = { parent, modified: '2026-10-31' };
  const pages = [
    makePage('/blog/a', { ...old, isArticle: true }),
    makePage('/blog/category/loans', old),
    ...articles(50),
  ];
  expect(listed(pages)).toEqual([
    '/blog',
    '/blog/category/loans',
    ...articles(50).map(({ path }) => path),
    'All pages',
  ]);
});

it('further pages of a list are not listed', () => {
  expect(listed([...articles(1), makePage('/blog/page/2', { parent })])).toEqual(['/blog', '/blog/article-0']);
});

it('the recommendation stands between the description and the list', () => {
  expect(toLlmsText([makePage('/')], 'Good for reading.')).toMatch(
    /^# Khata\n\n> What a lender reads\.\n\nGood for reading\.\n\n## Pages\n/,
  );
});
