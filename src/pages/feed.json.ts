import { site } from '#data/site-facts.ts';
import { blogFeed } from '#data/metadata/feeds.ts';
import { absoluteUrl } from '#data/metadata/page-head.ts';
import { shareImageHref } from '#data/paths/routes.ts';
import { getFeedArticles } from './_feed-articles.ts';

/** The feed of the blog as JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export async function GET(): Promise<Response> {
  const articles = await getFeedArticles();
  return Response.json({
    version: 'https://jsonfeed.org/version/1.1',
    ...blogFeed(),
    home_page_url: absoluteUrl('/blog'),
    feed_url: absoluteUrl('/feed.json'),
    icon: absoluteUrl('/icon-512.png'),
    authors: [{ name: site.publisher, url: absoluteUrl('/about') }],
    items: articles.map(({ title, excerpt, href, publishDate, reviewedOn, category, html }) => ({
      id: absoluteUrl(href),
      url: absoluteUrl(href),
      title,
      summary: excerpt,
      content_html: html,
      image: absoluteUrl(shareImageHref(href)),
      date_published: publishDate.toISOString(),
      date_modified: reviewedOn.toISOString(),
      tags: [category],
    })),
  });
}
