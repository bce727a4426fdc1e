import mdxRenderer from '@astrojs/mdx/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { mdxComponents } from '#components/article/mdx.ts';
import InShort from '#components/blog/InShort.astro';
import Sources from '#components/ui/Sources.astro';
import { portableHtml } from '#data/metadata/portable-html.ts';
import { render } from '#data/store.ts';
import { articles, type ArticleSummary } from '#data/articles.ts';
import { absoluteUrl } from '#data/metadata/page-head.ts';

/** Feed readers ask often, so a few articles are enough. */
const feedLength = 20;

const container = await AstroContainer.create();
container.addServerRenderer({ name: 'astro:jsx', renderer: mdxRenderer });

/** The articles in the feeds of the blog, newest first, with their full text as HTML that any feed reader can show. */
export function getFeedArticles(): Promise<(ArticleSummary & { html: string })[]> {
  const newest = articles.slice(0, feedLength);
  return Promise.all(newest.map(async (article) => ({ ...article, html: await toHtml(article) })));
}

async function toHtml(article: ArticleSummary): Promise<string> {
  const { Content } = await render(article.entry);
  const body = await container.renderToString(Content, { props: { components: mdxComponents } });
  const summary = await container.renderToString(InShort, { props: article });
  const origins = await container.renderToString(Sources, { props: { page: article } });
  return portableHtml(summary + body + origins, absoluteUrl(article.href));
}
