import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayInIndia, whyUnpublished } from '#lib/build/publishing.ts';
import { articleSchema, type Article } from '#schemas/article.ts';
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

const content = vi.hoisted(() => ({ entries: [] as { id: string; body: string; data: unknown }[] }));
vi.mock('astro:content', () => ({
  getCollection: (_: string, isWanted: (entry: { data: unknown }) => boolean) =>
    Promise.resolve(content.entries.filter(isWanted)),
  render: () => Promise.resolve({}),
}));

const article = (change: Partial<Record<keyof Article, unknown>>): Article =>
  articleSchema.parse({ ...makeArticle(), category: 'Loans', ...change });

/** The blog as the site or the development server has it on 29 November 2026, just after midnight in India. */
async function readBlog(isDevelopment: boolean) {
  content.entries = [
    { id: 'older', body: 'One.', data: article({ publishDate: '2026-11-01', featured: true }) },
    { id: 'draft', body: 'Two.', data: article({ publishDate: '2026-11-02', draft: true, featured: true }) },
    { id: 'today', body: 'Three.', data: article({ publishDate: '2026-11-29' }) },
    { id: 'tomorrow', body: 'Four.', data: article({ publishDate: '2026-11-30' }) },
  ];
  vi.useFakeTimers({ now: new Date('2026-11-28T18:30:01Z') });
  vi.stubEnv('DEV', isDevelopment);
  vi.resetModules();
  const { getArticles, getArticlePages, getArticleCategories, getFeedArticles } =
    await import('#lib/content/articles.ts');
  const pages = getArticlePages();
  const listed = getArticles();
  return {
    listed: listed.map(({ slug }) => slug),
    inCategory: getArticleCategories()
      .find(({ label }) => label === 'Loans')
      ?.articles.map(({ slug }) => slug),
    pages: pages.map(({ slug }) => slug),
    fed: (await getFeedArticles(() => Promise.resolve(''))).map(({ slug }) => slug),
    linked: new Set(pages.flatMap(({ related }) => related).map(({ slug }) => slug)),
    marks: listed.map(({ whyUnpublished: mark }) => mark),
  };
}

describe('drafts and articles of a later day', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  test('are nowhere on the site: not in lists, categories, pages or links from one article to the next', async () => {
    const { linked, ...blog } = await readBlog(false);
    const published = ['today', 'older'];
    expect(blog).toEqual({
      listed: published,
      inCategory: published,
      pages: published,
      fed: published,
      marks: [undefined, undefined],
    });
    expect(linked).toEqual(new Set(['today', 'older']));
  });

  test('are everywhere on the development server, with a mark', async () => {
    const { linked, ...blog } = await readBlog(true);
    const all = ['tomorrow', 'today', 'draft', 'older'];
    const marks = ['Appears on 30 November 2026', undefined, 'Draft: not on the site', undefined];
    expect(blog).toEqual({ listed: all, inCategory: all, pages: all, fed: all, marks });
    expect(linked).toEqual(new Set([...all]));
  });

  test('are left out in one place, which everything else asks', () => {
    const asking = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(astro|tsx?)$/.test(file))
      .filter((file) => /get(Collection|Entry|Entries)\(\s*['"]blog/.test(readFileSync(join('src', file), 'utf8')));
    expect(asking).toEqual(['lib/content/articles.ts']);
  });
});
