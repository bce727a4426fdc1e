import { fieldName, findMistakes } from '#schemas/find-mistakes.ts';
import { siteSchema, type Site } from '#schemas/site.ts';
import { ContentError, type Mistake } from './content-error.ts';

/**
 * Who runs the site and how to reach them: content/site.json, checked.
 * @throws ContentError when it cannot be read, or a field is missing or malformed
 */
export const site: Site = await readSite();

/** The address of the site without a slash at the end: SITE_URL where it is set, else `url` of content/site.json. */
export const siteUrl: string = (process.env.SITE_URL || site.url).replace(/\/$/, '');

async function readSite(): Promise<Site> {
  const { default: value } = await import('../../../content/site.json', { with: { type: 'json' } }).catch(refuse);
  const result = siteSchema.safeParse(value);
  if (result.success) return result.data;
  throw toError(findMistakes(siteSchema, value).map(({ path, message }) => ({ field: fieldName(path), message })));
}

function refuse(reason: unknown): never {
  const words = reason instanceof Error ? reason.message : String(reason);
  throw toError([{ message: `cannot be read (${words}) → run "npm run check:content": it says where and why` }]);
}

function toError(mistakes: readonly Omit<Mistake, 'file'>[]): ContentError {
  return new ContentError(mistakes.map((mistake) => ({ file: 'content/site.json', ...mistake })));
}
