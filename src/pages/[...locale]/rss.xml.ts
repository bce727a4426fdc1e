import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { localeParams, translatedPaths, wordsOf } from '#data/languages.ts';
import { siteUrl } from '#data/site-facts.ts';
import { blogFeed, rssChannel } from '#data/metadata/feeds.ts';
import { feedHref } from '#data/paths/routes.ts';
import { getFeedArticles } from '#pages/_feed-articles.ts';

/** In each language of the blog. */
export const getStaticPaths = () => localeParams(feedHref);

/** The feed of the blog: the newest articles with their full text, newest first. */
export async function GET({ currentLocale }: APIContext): Promise<Response> {
  const articles = await getFeedArticles(currentLocale);
  const { categories } = wordsOf(currentLocale).blog;
  const { title, description } = blogFeed(currentLocale);
  return rss({
    title,
    description,
    site: siteUrl,
    trailingSlash: false,
    ...rssChannel(translatedPaths.pathIn(currentLocale, feedHref), currentLocale),
    items: articles.map(({ title, excerpt, path, publishDate, category, html }) => ({
      title,
      description: excerpt,
      content: html,
      link: path,
      pubDate: publishDate,
      categories: [categories[category]],
    })),
  });
}
