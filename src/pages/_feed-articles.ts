import mdxRenderer from '@astrojs/mdx/server.js';
import type { SSRManifest } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { mdxComponents } from '#components/article/mdx.ts';
import Sources from '#components/ui/Sources.astro';
import { portableHtml } from '#data/metadata/portable-html.ts';
import { inlineMarkdown } from '#data/inline-markdown.ts';
import { defaultLanguage, languages, translatedPaths } from '#data/languages.ts';
import { render } from '#data/store.ts';
import { getArticlePages, type ArticleSummary } from '#data/articles.ts';
import { absoluteUrl } from '#data/metadata/page-head.ts';

/** Feed readers ask often, so a few articles are enough. */
const feedLength = 20;

// Without the languages, components would print each article in English; the container fills in the rest of a manifest.
const i18n = { locales: [...languages], defaultLocale: defaultLanguage, strategy: 'pathname-prefix-other-locales' };
const container = await AstroContainer.create({ manifest: { i18n } as SSRManifest });
container.addServerRenderer({ name: 'astro:jsx', renderer: mdxRenderer });

/** An article in a feed: `path` is that of its page in the language, `html` its full text as any feed reader can show it. */
type FeedArticle = ArticleSummary & { path: string; html: string };

/** The articles in the feeds of the blog in a language, newest first. */
export function getFeedArticles(language = defaultLanguage): Promise<FeedArticle[]> {
  const newest = getArticlePages(language).slice(0, feedLength);
  return Promise.all(
    newest.map(async (article) => {
      const path = translatedPaths.pathIn(language, article.href);
      return { ...article, path, html: await toHtml(article, language, absoluteUrl(path)) };
    }),
  );
}

async function toHtml(article: ArticleSummary, language: string, url: string): Promise<string> {
  const { Content } = await render(article.entry);
  const request = new Request(url);
  const body = await container.renderToString(Content, { request, props: { components: mdxComponents } });
  const summary = article.summary.map((sentence) => `<li>${inlineMarkdown(sentence, language)}</li>`).join('');
  const origins = await container.renderToString(Sources, { request, props: { page: article } });
  return portableHtml(`<ul>${summary}</ul>${body}${origins}`, url);
}
