import type { Site } from '#schemas/site.ts';
import { readSingleton } from './read-singleton.ts';

/**
 * Who runs the site and how to reach them: content/site.json, checked.
 * @throws ContentError when it cannot be read, or a field is missing or malformed
 */
export const site: Site = await readSingleton(
  'site',
  () => import('../../../content/site.json', { with: { type: 'json' } }),
);

/** The URL of the site without a trailing slash: SITE_URL where it is set, else `url` of content/site.json. */
export const siteUrl: string = (process.env.SITE_URL || site.url).replace(/\/$/, '');
