import rss from '@astrojs/rss';
import { getArticles } from '#lib/content/articles.ts';
import { site, siteUrl } from '#lib/site.ts';

/** The feed of the blog: newest first. */
export function GET(): Promise<Response> {
  return rss({
    title: `${site.name} blog`,
    description: 'Reading bank and UPI statements, one line at a time.',
    site: siteUrl,
    trailingSlash: false,
    customData: '<language>en-IN</language>',
    items: getArticles().map(({ title, excerpt, href, publishDate, category }) => ({
      title,
      description: excerpt,
      link: href,
      pubDate: publishDate,
      categories: [category],
    })),
  });
}
