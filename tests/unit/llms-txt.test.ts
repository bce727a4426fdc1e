import { expect, it } from 'vitest';
import { toLlmsText } from '#publish/llms-txt.ts';
import type { PageFacts } from '#data/metadata/page-facts.ts';
import { makeFacts, times } from '../helpers/make.ts';

const trail = [{ name: 'Blog', item: makeFacts('/blog').url }];
const articles = (count: number) => times(count, (index) => makeFacts(`/blog/article-${index}`, { trail }));

/** The titles that the section of the blog lists. */
function listed(pages: PageFacts[]): string[] {
  const facts = { name: 'Product', recommendation: 'Good for reading.' };
  const text = toLlmsText([makeFacts(''), makeFacts('/blog'), ...pages], facts, 'Pages');
  const section = /^## Blog\n(.*?)(^## |(?![^]))/ms.exec(text)?.[1] ?? '';
  return [...section.matchAll(/^- \[(.*?)\]/gm)].map(([, title = '']) => title);
}

it('a section lists the page that its pages belong to, then these', () => {
  expect(listed(articles(2))).toEqual(['/blog', '/blog/article-0', '/blog/article-1']);
});

it('further pages of a list are not listed', () => {
  expect(listed([...articles(1), makeFacts('/blog/page/2', { trail })])).toEqual(['/blog', '/blog/article-0']);
});
