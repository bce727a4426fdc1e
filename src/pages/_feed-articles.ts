import mdxRenderer from '@astrojs/mdx/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { mdxComponents } from '#components/article/mdx.ts';
import Sources from '#components/ui/Sources.astro';
import type { ArticleSummary } from '#lib/content/articles.ts';
import { portableHtml } from '#lib/build/portable-html.ts';
import { absoluteUrl } from '#lib/pages/page-head.ts';
import ArticleText from './ArticleText.astro';

const container = await AstroContainer.create();
container.addServerRenderer({ name: 'astro:jsx', renderer: mdxRenderer });

/**
 * An article with its summary and its sources, as HTML that any feed reader can show.
 * @param Body the article's text as a component
 */
export async function feedHtml(article: ArticleSummary, Body: AstroComponentFactory): Promise<string> {
  const body = await container.renderToString(Body, { props: { components: mdxComponents } });
  const text = await container.renderToString(ArticleText, { props: { article }, slots: { default: body } });
  const origins = await container.renderToString(Sources, { props: { page: article } });
  return portableHtml(text + origins, absoluteUrl(article.href));
}
