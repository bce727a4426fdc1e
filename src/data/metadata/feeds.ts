import { defaultLanguage } from '#data/languages.ts';
import { site } from '#data/site-facts.ts';
import { absoluteUrl, type Feed } from './page-head.ts';

/** Title and description of the blog in both feeds. */
export const blogFeed = {
  title: `${site.name} blog`,
  description: 'Reading bank and UPI statements, one line at a time.',
  language: 'en-IN',
};

/** The feeds of the blog in the language of a page; there are some in English only. */
export function blogFeedsIn(language = defaultLanguage): readonly Feed[] {
  if (language !== defaultLanguage) return [];
  return [
    { href: '/rss.xml', type: 'application/rss+xml' },
    { href: '/feed.json', type: 'application/feed+json' },
  ];
}

export const changelogFeed: Feed = { href: '/changelog.xml', type: 'application/rss+xml' };

/** The RSS feed’s language and, for readers that have only the file, its own URL. */
export function rssChannel(path: string): { xmlns: Record<string, string>; customData: string } {
  const self = `<atom:link href="${absoluteUrl(path)}" rel="self" type="application/rss+xml"/>`;
  return { xmlns: { atom: 'http://www.w3.org/2005/Atom' }, customData: `<language>en-IN</language>${self}` };
}
