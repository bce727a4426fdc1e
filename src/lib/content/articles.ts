import { getCollection, render } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { categoryDescriptions } from '#lib/article-categories.ts';
import { dayInIndia, whyUnpublished } from '#lib/publishing.ts';
import { articleHref, categoryHref, categorySlug, type Link } from '#lib/routes.ts';
import { filterCategories, type Article, type ArticleCategory } from '#schemas/article.ts';

/** An article in a list. */
export interface ArticleSummary {
  slug: string;
  href: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  publishDate: Date;
  /** Whole minutes at 200 words a minute, at least 1. */
  readingMinutes: number;
  featured: boolean;
  /** What keeps it off the site: such articles are shown by the development server only. */
  whyUnpublished: string | undefined;
}

/** An article on its own page. */
export interface ArticlePage extends ArticleSummary, Pick<Article, 'description' | 'keywords' | 'reviewedOn' | 'summary' | 'sources'> {
  /** Words of the body. */
  words: number;
  /** Up to three: of the same category first, then the newest. */
  related: ArticleSummary[];
  /** The article published before this one, and after it. */
  previous: ArticleSummary | undefined;
  next: ArticleSummary | undefined;
  entry: CollectionEntry<'blog'>;
}

/** A category with the articles in it. */
export interface ArticleCategoryPage extends Link {
  /** The last part of its address. */
  slug: string;
  description: string;
  articles: ArticleSummary[];
}

const wordsPerMinute = 200;

/** Feed readers ask often, so that a few articles are enough. */
const feedLength = 20;

const today = dayInIndia(new Date());

/** Published articles, newest first. Drafts and articles of a later day are shown by the development server only. */
const entries = (
  await getCollection('blog', ({ data }) => import.meta.env.DEV || whyUnpublished(data, today) === undefined)
).sort((a, b) => b.data.publishDate.getTime() - a.data.publishDate.getTime());

/** The day on which a list of articles last changed: that of its newest article, none while it is empty. */
export function newestDate(articles: readonly ArticleSummary[]): Date | undefined {
  return articles[0]?.publishDate;
}

/** All articles, newest first. */
export function getArticles(): ArticleSummary[] {
  return entries.map(toSummary);
}

/** The categories of the filter, in its order, each with its articles. */
export function getArticleCategories(): ArticleCategoryPage[] {
  return filterCategories.map((category) => ({
    href: categoryHref(category),
    slug: categorySlug(category),
    description: categoryDescriptions[category],
    label: category,
    articles: getArticles().filter((article) => article.category === category),
  }));
}

/** Every article's page. */
export function getArticlePages(): ArticlePage[] {
  return entries.map(toPage);
}

/**
 * What the feeds of the blog hold: its newest articles with their full text, newest first.
 * @param toHtml writes the text of an article from what Astro renders its body as
 */
export function getFeedArticles(
  toHtml: (article: ArticlePage, Body: AstroComponentFactory) => Promise<string>,
): Promise<(ArticlePage & { html: string })[]> {
  const newest = entries.slice(0, feedLength).map(toPage);
  return Promise.all(
    newest.map(async (article) => ({ ...article, html: await toHtml(article, (await renderArticle(article)).Content) })),
  );
}

/** The body of an article as a component, and its headings for the table of contents. */
export function renderArticle(article: ArticlePage) {
  return render(article.entry);
}

function toPage(entry: CollectionEntry<'blog'>, index: number): ArticlePage {
  const { description, keywords, reviewedOn, summary, sources } = entry.data;
  const older = entries[index + 1];
  const newer = entries[index - 1];
  return {
    ...toSummary(entry),
    description,
    keywords,
    reviewedOn,
    summary,
    sources,
    words: countWords(entry.body ?? ''),
    related: relatedTo(entry),
    previous: older && toSummary(older),
    next: newer && toSummary(newer),
    entry,
  };
}

function toSummary(entry: CollectionEntry<'blog'>): ArticleSummary {
  const { title, excerpt, category, publishDate, featured } = entry.data;
  const readingMinutes = Math.max(1, Math.round(countWords(entry.body ?? '') / wordsPerMinute));
  return {
    slug: entry.id,
    href: articleHref(entry.id),
    title,
    excerpt,
    category,
    publishDate,
    featured,
    readingMinutes,
    whyUnpublished: whyUnpublished(entry.data, today),
  };
}

function relatedTo(entry: CollectionEntry<'blog'>): ArticleSummary[] {
  const others = entries.filter((other) => other !== entry);
  const same = others.filter((other) => other.data.category === entry.data.category);
  return [...new Set([...same, ...others])].slice(0, 3).map(toSummary);
}

/** Words of Markdown text, tags and signs left out. */
function countWords(body: string): number {
  return body.replace(/<[^>]*>/g, ' ').split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
}
