import { getCollection } from 'astro:content';
import { dayInIndia, formatDate } from '#client/format.ts';
import { toSlug } from '#client/slug.ts';
import { entryIn, getSingleton, type EntryIn } from './store.ts';
import { defaultLanguage, translatedPaths, wordsOf } from './languages.ts';
import { countWords } from '#data/markdown/text-length.ts';
import { articleHref, categoryHref } from '#data/paths/routes.ts';
import { filterCategories, type Article } from '#schemas/article.ts';

/** An article in a list. */
export type ArticleSummary = ReturnType<typeof toSummary>;

/** An article on its own page, with up to three others: the editor's choice first, then the newest of its category. */
export type ArticlePage = ArticleSummary & { related: ArticleSummary[] };

/** A category with its articles. */
export type ArticleCategoryList = ReturnType<typeof toCategoryList>;

/** Keeps the HTML of a list page small. */
export const articlesPerPage = 20;

/** A category with fewer articles repeats what the blog lists: search engines are told not to index it. */
export const fewestIndexed = 3;

const wordsPerMinute = 200;

const relatedCount = 3;

const featuredCount = 4;

const today = dayInIndia(new Date());

/** Published articles, newest first. Drafts and articles of a later day are shown by the development server only. */
const entries = await getCollection(
  'blog',
  ({ data }) => import.meta.env.DEV || whyUnpublished(data, today) === undefined,
);
/** All articles of the blog, newest first. */
export const articles = entries
  .map((entry) => toSummary(entry.id, entry))
  .sort((a, b) => b.publishDate.getTime() - a.publishDate.getTime());

/** All articles, newest first, in a language; in English where they are not translated. */
export const getArticles = (language?: string) => articles.map((article) => articleIn(article, language));

/** The categories of the filter, in its order, each with its articles. */
export const getCategoryLists = (language?: string) =>
  filterCategories.map((category) => toCategoryList(category, language));

/** The articles at the top of the blog: the newest of those marked as featured; in English where they are not translated. */
export function getFeaturedArticles(language = defaultLanguage): ArticleSummary[] {
  const featured = articles.filter(({ featured }) => featured).slice(0, featuredCount);
  return featured.map((article) => articleIn(article, language));
}

/** The page of every article that is translated; the articles related to it are in English where they are not. */
export function getArticlePages(language = defaultLanguage): ArticlePage[] {
  return articles
    .filter(({ href }) => translatedPaths.existsIn(language, href))
    .map((article) => ({
      ...articleIn(article, language),
      related: relatedTo(article).map((related) => articleIn(related, language)),
    }));
}

/** The articles that the editor chose, then the newest of the category, then the newest of all. */
function relatedTo(article: ArticleSummary): ArticleSummary[] {
  const chosen = (article.chosen ?? []).flatMap((slug) => articles.find((other) => other.slug === slug) ?? []);
  const inCategory = articles.filter(({ category }) => category === article.category);
  // One more than is shown, as the article itself may be among them.
  const newest = [inCategory, articles].flatMap((list) => list.slice(0, relatedCount + 1));
  const candidates = new Set([...chosen, ...newest]);
  candidates.delete(article);
  return [...candidates].slice(0, relatedCount);
}

function articleIn(article: ArticleSummary, language: string | undefined): ArticleSummary {
  const translation = entryIn(language, article.entry);
  return translation ? toSummary(article.slug, translation) : article;
}

function toSummary(slug: string, entry: EntryIn<'blog'>) {
  const { related: chosen, ...data } = entry.data as Article;
  const wordCount = countWords(entry.body ?? '');
  return {
    ...data,
    /** For Astro to render: the body, and its headings. */
    entry,
    /** The slugs of the articles that the editor wants below it. */
    chosen,
    slug,
    /** The path of the English page. */
    href: articleHref(slug),
    /** Whole minutes at 200 words a minute, at least 1. */
    readingMinutes: Math.max(1, Math.round(wordCount / wordsPerMinute)),
    wordCount,
    /** The reason it is off the site, if it is: such articles are shown by the development server only. */
    whyUnpublished: whyUnpublished(data, today),
  };
}

function toCategoryList(category: (typeof filterCategories)[number], language: string | undefined) {
  const firstPage = articles.slice(0, articlesPerPage);
  const inCategory = articles.filter((article) => article.category === category);
  return {
    /** The path of the English page. */
    href: categoryHref(category),
    slug: toSlug(category),
    description: getSingleton('blog', language).categories[category],
    category,
    label: wordsOf(language).blog.categories[category],
    /** Newest first. */
    articles: inCategory.map((article) => articleIn(article, language)),
    /** Whether the first page of the blog holds all of its articles, so that it can be filtered there. */
    isWholeOnBlog: inCategory.every((article) => firstPage.includes(article)),
  };
}

/** The reason an article is off the site today, in a few words for its editors; undefined if nothing does. */
export function whyUnpublished(
  { draft, publishDate }: Pick<Article, 'draft' | 'publishDate'>,
  today: Date,
): string | undefined {
  if (draft) return 'Draft: not on the site';
  return publishDate > today ? `Appears on ${formatDate(publishDate)}` : undefined;
}
