import { siteSchema, type Site } from '#schemas/site.ts';
import raw from '../../content/site.json' with { type: 'json' };

/**
 * Who runs the site and how to reach them: content/site.json, checked.
 * @throws when a field is missing or malformed, naming the file, the field and what to write
 */
export const site: Site = readSite(raw);

/** The address of the site without a slash at the end: SITE_URL where it is set, else `url` of content/site.json. */
export const siteUrl: string = (process.env.SITE_URL || site.url).replace(/\/$/, '');

function readSite(value: unknown): Site {
  const result = siteSchema.safeParse(value);
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => `content/site.json ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(mistakes.join('\n'));
}
