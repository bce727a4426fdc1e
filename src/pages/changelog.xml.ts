import rss from '@astrojs/rss';
import { getReleases } from '#data/releases.ts';
import { site, siteUrl } from '#data/site-facts.ts';
import { plainText } from '#data/markdown/plain-text.ts';
import { rssChannel } from '#data/metadata/feeds.ts';

/** The feed of releases: newest first. */
export function GET(): Promise<Response> {
  return rss({
    title: `${site.name} changelog`,
    description: 'What changed in each version.',
    site: siteUrl,
    trailingSlash: false,
    ...rssChannel('/changelog.xml'),
    items: getReleases().map(({ version, title, releasedOn, changes, anchor }) => ({
      title: `v${version}: ${title}`,
      description: changes.map(plainText).join(' '),
      link: `/changelog#${anchor}`,
      ...(releasedOn && { pubDate: releasedOn }),
    })),
  });
}
