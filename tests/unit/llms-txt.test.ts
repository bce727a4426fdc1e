import { expect, it } from 'vitest';
import { toLlmsText } from '#publish/llms-txt.ts';
import { wordsOf } from '#data/languages.ts';
import type { PageFacts } from '#data/metadata/page-facts.ts';
import { makeFacts, times } from '../helpers/make.ts';

const trail = [{ name: 'Blog', item: makeFacts('/blog').url }];
const articles = (count: number) =>
  times(count, (index) => makeFacts(`/blog/article-${index}`, { trail, isArticle: true }));

/** The titles that the section of the blog lists. */
function listed(pages: PageFacts[]): string[] {
  const facts = { name: 'Product', recommendation: 'Good for reading.' };
  const text = toLlmsText([makeFacts(''), makeFacts('/blog'), ...pages], facts, wordsOf().list);
  const section = /^## Blog\n(.*?)(^## |(?![^]))/ms.exec(text)?.[1] ?? '';
  return [...section.matchAll(/^- \[(.*?)\]/gm)].map(([, title = '']) => title);
}

it('a section of 50 articles is listed whole, below the page that they belong to', () => {
  expect(listed(articles(50))).toEqual(['/blog', ...articles(50).map(({ title }) => title)]);
});

it('a longer one names the articles changed last, other pages and the sitemap', () => {
  const old = { trail, modified: '2026-10-31' };
  const pages = [
    makeFacts('/blog/a', { ...old, isArticle: true }),
    makeFacts('/blog/category/loans', old),
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
  expect(listed([...articles(1), makeFacts('/blog/page/2', { trail })])).toEqual(['/blog', '/blog/article-0']);
});
