import { defaultLanguage, translatedPaths, wordsOf } from '#data/languages.ts';
import { fillTokens } from '#client/tokens.ts';
import { feedHref } from '#data/paths/routes.ts';
import { site } from '#data/site-facts.ts';
import { absoluteUrl, type Feed } from './page-head.ts';

/** Title and description of the blog in its feeds, and their language. */
export function blogFeed(language?: string): { title: string; description: string; language: string } {
  const { blog, language: own } = wordsOf(language);
  return { title: fillTokens(blog.feed, { name: site.name }), description: blog.feedAbout, language: own.tag };
}

/** The feeds of the blog in the language of a page; JSON is in English only. */
export function blogFeedsIn(language = defaultLanguage): readonly Feed[] {
  if (!translatedPaths.existsIn(language, feedHref)) return [];
  const rss: Feed = { href: translatedPaths.pathIn(language, feedHref), type: 'application/rss+xml' };
  return language === defaultLanguage ? [rss, { href: '/feed.json', type: 'application/feed+json' }] : [rss];
}

export const changelogFeed: Feed = { href: '/changelog.xml', type: 'application/rss+xml' };

/** The RSS feed’s language and, for readers that have only the file, its own URL. */
export function rssChannel(path: string, language?: string): { xmlns: Record<string, string>; customData: string } {
  const self = `<atom:link href="${absoluteUrl(path)}" rel="self" type="application/rss+xml"/>`;
  const { tag } = wordsOf(language).language;
  return { xmlns: { atom: 'http://www.w3.org/2005/Atom' }, customData: `<language>${tag}</language>${self}` };
}
