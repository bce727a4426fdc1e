import { getCollection, render } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { itemsPerPage } from '#lib/build/pagination.ts';
import { dayInIndia, whyUnpublished } from '#lib/build/publishing.ts';
import { readSingleton } from '#lib/build/read-singleton.ts';
import { fillTokens } from '#lib/build/tokens.ts';
import { findRelated, indexWords } from './related.ts';
import { articleHref, categoryHref, categorySlug, type Link } from '#lib/build/routes.ts';
import { filterCategories, type Article, type ArticleCategory } from '#schemas/article.ts';

/** An article in a list. */
export interface ArticleSummary {
  slug: string;
  href: string;
  title: string;
  excerpt: string;
  keywords: string[];
  category: ArticleCategory;
  publishDate: Date;
  /** Words of the body. */
  words: number;
  /** Whole minutes at 200 words a minute, at least 1. */
  readingMinutes: number;
  featured: boolean;
  /** What keeps it off the site: such articles are shown by the development server only. */
  whyUnpublished: string | undefined;
}

/** An article on its own page. */
export interface ArticlePage
  extends ArticleSummary, Pick<Article, 'description' | 'reviewedOn' | 'summary' | 'sources'> {
  /** Up to three: the editor's choice first, then those that share the most words. */
  related: ArticleSummary[];
  entry: CollectionEntry<'blog'>;
}

/** A category with its articles. */
export interface ArticleCategoryList extends Link {
  /** The last part of its URL. */
  slug: string;
  description: string;
  /** Newest first. */
  articles: readonly ArticleSummary[];
  /** Whether the first page of the blog holds all of its articles, so that it can be filtered there. */
  isWholeOnBlog: boolean;
}

const wordsPerMinute = 200;

/** Related articles shown below an article. */
const relatedCount = 3;

/** The number of featured articles on top of the blog. */
const featuredCount = 4;

/** Feed readers ask often, so that a few articles are enough. */
const feedLength = 20;

const today = dayInIndia(new Date());

/** Published articles, newest first. Drafts and articles of a later day are shown by the development server only. */
const entries = (
  await getCollection('blog', ({ data }) => import.meta.env.DEV || whyUnpublished(data, today) === undefined)
)
  .map((entry) => ({ ...entry, data: fillTokens(entry.data) }))
  .sort((a, b) => b.data.publishDate.getTime() - a.data.publishDate.getTime());

const articles = entries.map((entry) => ({ entry, summary: toSummary(entry) }));
const summaries = articles.map(({ summary }) => summary);
const summariesByCategory = Map.groupBy(summaries, ({ category }) => category);
const summariesBySlug = new Map(summaries.map((summary) => [summary.slug, summary]));
const wordIndex = indexWords(summaries);
const { categories: descriptions } = await readSingleton('blog', () => import('../../../content/blog.json'));
const firstPage = new Set(summaries.slice(0, itemsPerPage));
const categories = filterCategories.map(toCategoryList);

/** The day on which a list of articles last changed: that of its newest article, none while it is empty. */
export function newestDate(articles: readonly ArticleSummary[]): Date | undefined {
  return articles[0]?.publishDate;
}

/** The articles that the blog puts on top: the newest of those marked as featured. */
export function getFeaturedArticles(): ArticleSummary[] {
  return summaries.filter(({ featured }) => featured).slice(0, featuredCount);
}

/** All articles of the blog, newest first. */
export function getArticles(): readonly ArticleSummary[] {
  return summaries;
}

/** The categories of the filter, in its order, each with its articles. */
export function getArticleCategories(): readonly ArticleCategoryList[] {
  return categories;
}

/** Every article's page. */
export function getArticlePages(): ArticlePage[] {
  return articles.map(toPage);
}

/**
 * What the feeds of the blog hold: its newest articles with their full text, newest first.
 * @param toHtml writes the text of an article from what Astro renders its body as
 */
export function getFeedArticles(
  toHtml: (article: ArticlePage, Body: AstroComponentFactory) => Promise<string>,
): Promise<(ArticlePage & { html: string })[]> {
  const newest = articles.slice(0, feedLength).map(toPage);
  return Promise.all(
    newest.map(async (article) => ({
      ...article,
      html: await toHtml(article, (await renderArticle(article)).Content),
    })),
  );
}

/** The body of an article as a component, and its headings for the table of contents. */
export function renderArticle(article: ArticlePage) {
  return render(article.entry);
}

function toPage({ entry, summary: article }: (typeof articles)[number]): ArticlePage {
  const { description, reviewedOn, summary, sources } = entry.data;
  return {
    ...article,
    description,
    reviewedOn,
    summary,
    sources,
    related: relatedTo(entry, article),
    entry,
  };
}

/** The articles that the editor chose, then those that share the most words, then the newest. */
function relatedTo({ data }: CollectionEntry<'blog'>, article: ArticleSummary): ArticleSummary[] {
  const chosen = (data.related ?? []).flatMap((slug) => summariesBySlug.get(slug) ?? []);
  const newest = summaries.slice(0, relatedCount + 1);
  const candidates = new Set([...chosen, ...findRelated(article, wordIndex, relatedCount), ...newest]);
  candidates.delete(article);
  return [...candidates].slice(0, relatedCount);
}

function toSummary(entry: CollectionEntry<'blog'>): ArticleSummary {
  const { title, excerpt, keywords, category, publishDate, featured } = entry.data;
  const words = countWords(entry.body ?? '');
  const readingMinutes = Math.max(1, Math.round(words / wordsPerMinute));
  return {
    slug: entry.id,
    href: articleHref(entry.id),
    title,
    excerpt,
    keywords,
    category,
    publishDate,
    featured,
    words,
    readingMinutes,
    whyUnpublished: whyUnpublished(entry.data, today),
  };
}

function toCategoryList(category: (typeof filterCategories)[number]): ArticleCategoryList {
  const articles = summariesByCategory.get(category) ?? [];
  return {
    href: categoryHref(category),
    slug: categorySlug(category),
    description: descriptions[category],
    label: category,
    articles,
    isWholeOnBlog: articles.every((article) => firstPage.has(article)),
  };
}

/** Words of Markdown text, without tags and punctuation. */
function countWords(body: string): number {
  return body
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word)).length;
}
