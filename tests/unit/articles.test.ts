import { expect, test, vi } from 'vitest';
import { site } from '#lib/build/site.ts';
import { articleSchema } from '#schemas/article.ts';
import { makeArticle } from '../helpers/make.ts';

vi.mock('astro:content', () => ({
  getCollection: () =>
    Promise.resolve([
      {
        id: 'gst',
        body: 'A paragraph.',
        data: articleSchema.parse({
          ...makeArticle(),
          title: 'How {name} reads a GST refund',
          description: 'Where a refund of GST is printed in a bank statement, and what {name} makes of the line.',
          excerpt: 'Where a refund of GST is printed, and what {name} makes of the line.',
          summary: ['A refund is one line, which {name} marks.', 'It names the tax office.[^1]'],
        }),
      },
    ]),
  render: () => Promise.resolve({}),
}));

test('{name} is the name of the product in every field of an article', async () => {
  const { getArticlePages } = await import('#lib/content/articles.ts');
  const [article] = getArticlePages();
  expect(article).toMatchObject({
    title: `How ${site.name} reads a GST refund`,
    excerpt: `Where a refund of GST is printed, and what ${site.name} makes of the line.`,
    summary: [`A refund is one line, which ${site.name} marks.`, 'It names the tax office.[^1]'],
  });
  expect(JSON.stringify(article)).not.toContain('{name}');
});
