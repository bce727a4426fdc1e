import { parse } from 'node:path/posix';
import { classify } from '#authoring/read/content-paths.ts';
import { fieldOf, fieldsIn, splitFrontMatter } from '#authoring/read/syntax.ts';
import type { Content, Entry } from '#authoring/read/types.ts';
import { dayInIndia, isoDate } from '#client/format.ts';
import { codeHref, singletonHrefs } from '#data/paths/routes.ts';
import type { ValidationError } from '#lib/errors.ts';
import type { LastCommit } from './last-commit.ts';
import { redirectsFile } from './redirects.ts';
import { addressOf } from './site-pages.ts';

/** Pages of the last commit that are gone without a redirect, with the line for public/_redirects. */
export function findGonePages(content: Content, last: LastCommit): ValidationError[] {
  const redirected = new Set(content.redirects.map(({ from }) => from));
  // A wrong name has a message of its own.
  const renamed = [...content.paths.values()].flatMap((path) => (path.kind === 'unread' ? path.message : []));
  const gone = [...last.gone].filter((file) => !renamed.some((message) => message.includes(`name it ${file}`)));
  return [...gone, ...last.changed].flatMap((file) => {
    const path = classify(file);
    const isTranslation = path.kind === 'translation';
    const english = isTranslation ? path.original : file;
    const prefix = isTranslation ? `/${path.language}` : '';
    const source = textAtCommit(english, content, last);
    return pagesOf(english, source).flatMap((href) => {
      const from = `${prefix}${href}`.replace(/(?<=.)\/$/, '');
      const isKept = content.site.pageAt(from) !== undefined || redirected.has(from);
      // A file that cannot be read may still have this page.
      if (isKept || content.site.unread.has(parse(english).name)) return [];
      const moved = isTranslation && content.site.pageAt(href) ? href : movedTo(english, source, content, last);
      const message = `${from} was the page of ${file}, and is gone → ${tellRedirect(from, prefix, moved, content)}`;
      return [{ file: redirectsFile, message }];
    });
  });
}

/** @param moved the page that has replaced the old one, if any */
function tellRedirect(from: string, prefix: string, moved: string | undefined, { site }: Content): string {
  if (moved === undefined) {
    const parent = parentOf(from.slice(prefix.length), site.pages);
    return `add the line ${from} ${parent} 301, or with the page that says most of the same in place of ${parent}`;
  }
  const own = site.pageAt(prefix + moved) ? prefix + moved : moved;
  return `add the line ${from} ${own}${from.endsWith('.csv') ? '.csv' : ''} 301`;
}

function textAtCommit(file: string, { entries }: Content, last: LastCommit): string {
  if (last.gone.has(file) || last.changed.has(file)) return last.textOf(file);
  return entries.find((entry) => entry.file === file)?.source ?? '';
}

/** The paths of the pages that a file had to itself, if they were published. */
function pagesOf(file: string, source: string): string[] {
  const path = classify(file);
  if (path.kind === 'singleton') return [singletonHrefs[path.name] ?? []].flat();
  if (path.kind !== 'entry') return [];
  const fields = fieldsIn(file, source);
  if (fields === undefined) return [];
  const date = fieldOf(fields, 'publishDate');
  const isToCome = typeof date === 'string' && date > isoDate(dayInIndia(new Date()));
  if (isToCome || fieldOf(fields, 'draft') === true) return [];
  const { collection, id } = path;
  const group = fieldOf(fields, 'group');
  if (collection === 'codes')
    return typeof group === 'string' && splitFrontMatter(source).body.trim() ? [codeHref(group, id, true)] : [];
  const { path: href, anchor } = addressOf({ collection, id, fields });
  if (href === undefined || anchor !== undefined) return [];
  return collection === 'tables' ? [href, `${href}.csv`] : [href];
}

/** The page that has replaced that of a file: of a new file with most of its lines, or of the file itself by another path. */
function movedTo(file: string, source: string, { entries }: Content, last: LastCommit): string | undefined {
  const lines = new Set(source.split('\n').filter((line) => line.length > 20));
  const shared = ({ source: own }: Entry) => new Set(own.split('\n')).intersection(lines).size / lines.size;
  const same = (entry: Entry) => entry.file === file || (last.added.has(entry.file) && shared(entry) > 0.5);
  const [nearest] = entries.filter(same).sort((a, b) => shared(b) - shared(a));
  return nearest && addressOf(nearest).path;
}

/** The nearest page above a path, like /blog for /blog/gst. */
function parentOf(path: string, pages: ReadonlyMap<string, unknown>): string {
  const parent = path.replace(/\/[^/]*$/, '') || '/';
  return pages.has(parent) ? parent : parentOf(parent, pages);
}
