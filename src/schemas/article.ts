import { z } from 'astro/zod';
import { day, entryOf, listOf, markdown, oneOf, pastDay, text, yesNo } from '#schemas/kit/fields.ts';
import { searchWords, seo, source } from '#schemas/kit/groups.ts';

export const filterCategories = [
  'Bank Analysis',
  'UPI Analysis',
  'Business',
  'Technology',
  'Comparison',
  'Loans',
  'Security',
  'Tax Planning',
] as const;

/** Articles of “Account Types” appear only under All. */
export const articleCategories = [...filterCategories, 'Account Types'] as const;

/** The front matter of content/blog/<slug>.mdx; the slug is the last part of the article’s URL. */
export const articleSchema = z
  .strictObject({
    title: text('the headline', { min: 20, max: 65 }),
    description: seo.shape.description,
    excerpt: text('what the reader learns, for lists of articles', { min: 60, max: 240 }),
    category: oneOf('a category', articleCategories),
    keywords: seo.shape.keywords,
    searchWords,
    publishDate: day('the day from which it is published'),
    reviewedOn: pastDay('the day on which its facts were last checked'),
    featured: yesNo('whether the blog puts it on top').default(false),
    draft: yesNo('whether it is kept off the site').default(false),
    summary: listOf('the article in a few sentences, printed first', markdown('a sentence', { min: 20, max: 260 }), {
      min: 2,
      max: 5,
    }),
    related: listOf(
      'the articles to read next, best first; without them, the newest of its category',
      entryOf('blog', 'an article: the name of a file in content/blog, without .mdx'),
      { min: 2, max: 3 },
    ).optional(),
    sources: listOf('where the facts come from', source, { max: 15 }),
  })
  .refine(({ excerpt, description }) => excerpt !== description, {
    path: ['excerpt'],
    error: 'repeats description word for word → write what the reader learns, for lists of articles',
  });

export type Article = z.infer<typeof articleSchema>;
