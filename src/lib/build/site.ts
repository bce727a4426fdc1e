import type { Site } from '#schemas/site.ts';
import { readSingleton, translateSingleton } from './read-singleton.ts';

/**
 * Who runs the site and how to reach them: content/site.json, checked.
 * @throws ContentError when it cannot be read, or a field is missing or malformed
 */
export const site: Site = await readSingleton(
  'site',
  () => import('../../../content/site.json', { with: { type: 'json' } }),
);

const sites = new Map<string, Site>();

/**
 * The same with its texts in a language, as far as content/site.<language>.json has them.
 * @throws ContentError when that file has mistakes
 */
export function siteIn(language = ''): Site {
  const known = sites.get(language) ?? translateSingleton('site', site, language);
  sites.set(language, known);
  return known;
}

/** The URL of the site without a trailing slash: SITE_URL where it is set, else `url` of content/site.json. */
export const siteUrl: string = (process.env.SITE_URL || site.url).replace(/\/$/, '');
