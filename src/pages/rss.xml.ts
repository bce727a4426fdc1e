import rss from '@astrojs/rss';
import { siteUrl } from '#data/site-facts.ts';
import { blogFeed, rssChannel } from '#data/metadata/feeds.ts';
import { getFeedArticles } from './_feed-articles.ts';

/** The feed of the blog: the newest articles with their full text, newest first. */
export async function GET(): Promise<Response> {
  const articles = await getFeedArticles();
  return rss({
    title: blogFeed.title,
    description: blogFeed.description,
    site: siteUrl,
    trailingSlash: false,
    ...rssChannel('/rss.xml'),
    items: articles.map(({ title, excerpt, href, publishDate, category, html }) => ({
      title,
      description: excerpt,
      content: html,
      link: href,
      pubDate: publishDate,
      categories: [category],
    })),
  });
}
