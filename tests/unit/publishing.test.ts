import { afterEach, expect, test, vi } from 'vitest';
import { dayInIndia } from '#client/format.ts';
import { whyUnpublished } from '#data/articles.ts';
import { articleSchema, type Article } from '#schemas/article.ts';
import type { Stored } from '../helpers/astro-content.ts';
import { makeArticle } from '../helpers/make.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['a second before midnight in India', '2026-11-29T18:29:59Z', '2026-11-29'],
  ['midnight in India', '2026-11-29T18:30:00Z', '2026-11-30'],
  ['midnight in London', '2026-11-30T00:00:00Z', '2026-11-30'],
  ['an evening in California', '2026-11-30T23:00:00-08:00', '2026-12-01'],
])('%s belongs to the day that it is in India', (_, moment, expected) => {
  expect(dayInIndia(new Date(moment))).toEqual(day(expected));
});

test.each([
  ['was to appear yesterday', { draft: false, publishDate: day('2026-11-28') }, undefined],
  ['is to appear today', { draft: false, publishDate: day('2026-11-29') }, undefined],
  ['is to appear tomorrow', { draft: false, publishDate: day('2026-11-30') }, 'Appears on 30 November 2026'],
  ['is a draft', { draft: true, publishDate: day('2026-11-28') }, 'Draft: not on the site'],
  ['is a draft of tomorrow', { draft: true, publishDate: day('2026-11-30') }, 'Draft: not on the site'],
])('an article that %s is kept off the site for the right reason', (_, article, reason) => {
  expect(whyUnpublished(article, day('2026-11-29'))).toBe(reason);
});

const content = vi.hoisted(() => ({ entries: [] as Stored[], translations: [] as Stored[] }));
vi.mock('astro:content', async (importOriginal) => {
  const original = await importOriginal<typeof import('../helpers/astro-content.ts')>();
  const getCollection = async (
    name: Parameters<typeof original.getCollection>[0],
    isWanted: (entry: Stored) => boolean = () => true,
  ) => {
    if (name === 'blog') return content.entries.filter(isWanted);
    const others = await original.getCollection(name, isWanted);
    return name === 'translations' ? [...others, ...content.translations] : others;
  };
  return { ...original, getCollection };
});

const article = (change: Partial<Record<keyof Article, unknown>>): Article =>
  articleSchema.parse({ ...makeArticle(), category: 'Loans', ...change });
const stored = (id: string, change: Parameters<typeof article>[0] = {}): Stored => ({
  ...{ id, collection: 'blog', body: 'One.', data: article(change) },
});

async function readArticles(...entries: typeof content.entries) {
  content.entries = entries;
  vi.resetModules();
  return await import('#data/articles.ts');
}

/** The blog as the site or the development server has it on 29 November 2026, just after midnight in India. */
async function readBlog(isDevelopment: boolean) {
  vi.useFakeTimers({ now: new Date('2026-11-28T18:30:01Z') });
  vi.stubEnv('DEV', isDevelopment);
  const blog = await readArticles(
    stored('older', { publishDate: '2026-11-01', featured: true }),
    stored('draft', { publishDate: '2026-11-02', draft: true, featured: true }),
    stored('today', { publishDate: '2026-11-29' }),
    stored('tomorrow', { publishDate: '2026-11-30' }),
  );
  const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);
  const pages = blog.getArticlePages();
  return {
    listed: slugs(blog.articles),
    inCategory: slugs(blog.getCategoryLists().find(({ category }) => category === 'Loans')?.articles ?? []),
    pages: slugs(pages),
    linked: slugs(pages.flatMap(({ related }) => related)),
    marks: blog.articles.map(({ whyUnpublished: mark }) => mark),
  };
}

afterEach(() => {
  // Other files of tests would be given the modules of that day.
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  content.translations = [];
});

test.each([
  ['nowhere on the site: not in lists, categories, pages or links', false, ['today', 'older'], []],
  [
    'everywhere on the development server, with a mark',
    true,
    ['tomorrow', 'today', 'draft', 'older'],
    ['Appears on 30 November 2026', 'Draft: not on the site'],
  ],
])('drafts and articles of a later day are %s', async (_, isDevelopment, all, told) => {
  const { linked, marks, ...blog } = await readBlog(isDevelopment);
  expect(blog).toEqual({ listed: all, inCategory: all, pages: all });
  expect(new Set(linked)).toEqual(new Set(all));
  expect(marks.filter(Boolean)).toEqual(told);
});

test('an article has a page in a language once it is translated and published, with English neighbours where those are not', async () => {
  vi.stubEnv('DEV', false);
  const inHindi = (id: string) => ({
    id: `hi/blog/${id}`,
    collection: 'translations',
    body: 'एक दो।',
    data: { ...article({}), title: `हिंदी: ${id}` },
  });
  content.translations = ['a', 'b', 'draft'].map(inHindi);
  const blog = await readArticles(
    stored('a', { related: ['b', 'c'], featured: true }),
    stored('b'),
    stored('c', { title: 'An article in English only' }),
    stored('draft', { draft: true }),
  );
  const pages = blog.getArticlePages('hi');
  expect(pages.map(({ title, href, wordCount }) => [title, href, wordCount])).toEqual([
    ['हिंदी: a', '/blog/a', 2],
    ['हिंदी: b', '/blog/b', 2],
  ]);
  expect(pages[0]?.related.map(({ title }) => title)).toEqual(['हिंदी: b', 'An article in English only']);
  expect(blog.getFeaturedArticles('hi').map(({ title }) => title)).toEqual(['हिंदी: a']);
  expect(blog.getArticlePages().map(({ title }) => title)).not.toContain('हिंदी: a');
});
