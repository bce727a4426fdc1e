import { extname } from 'node:path/posix';
import type { ContentFile } from '#authoring/read/content-file.ts';
import { pictureExtensions } from '#authoring/read/content-paths.ts';
import { refuseDetour } from '#authoring/slips/addresses.ts';
import { toHelplines } from '#authoring/slips/markdown.ts';
import type { ReadContent } from '#authoring/read/types.ts';
import { fieldOf } from '#authoring/read/syntax.ts';
import { dayInIndia, formatDate } from '#client/format.ts';
import type { ValidationError } from '#lib/errors.ts';
import { singletonHrefs } from '#data/paths/routes.ts';
import { defaultLanguage } from '#schemas/interface-words.ts';
import { mistakesAt } from '#schemas/kit/validation.ts';
import { didYouMean, oneOfNearest, quoted } from '#schemas/kit/wording.ts';
import { addressOf, type KnownPages, type SitePage } from './site-pages.ts';

const otherSchemes = ['https:', 'mailto:', 'tel:', 'sms:'];

/** Any origin: only the paths of links within the site are read. */
const thisSite = 'https://this-site.invalid';

/** Links to pages, headings and files that the site does not have, and links that no visitor could follow. */
export function findLostLinks(
  { entries, singletons, translations, words, redirects }: ReadContent,
  site: KnownPages,
): ValidationError[] {
  const siteUrl = String(fieldOf(singletons.get('site')?.fields, 'url'));
  // With the page of each, if it has one to itself.
  const files = new Map<string, { file: ContentFile; path: string | undefined }>([
    ...[...singletons].map(([name, file]) => [name, { file, path: singletonHrefs[name] }] as const),
    ...entries.map((file) => [`${file.collection}/${file.id}`, { file, path: addressOf(file).path }] as const),
  ]);
  return [
    ...[...files.values()].map((file) => ({ ...file, language: defaultLanguage })),
    ...translations.map((file) => {
      const { language, id } = file;
      return { file, path: files.get(id.slice(language.length + 1))?.path, language };
    }),
    ...[...words].map(([language, file]) => ({ file, path: undefined, language })),
  ].flatMap(({ file, path, language }) =>
    file.links.flatMap(({ url, ...place }) => {
      const moved = redirects.find(({ from }) => from === url.replace(/[?#].*/, ''));
      const wrong = moved
        ? `has moved → write ${quoted(moved.to)}`
        : (refuseUrl(url, siteUrl) ?? refuseTarget(url, path, site, language));
      return mistakesAt(place, wrong && `the link ${quoted(url)} ${wrong}`);
    }),
  );
}

/** The mistake in a URL, whatever pages there are. */
function refuseUrl(url: string, siteUrl: string): string | undefined {
  if (/^www\./i.test(url)) return `would lead to a page of this site → write https://${url}`;
  if (url.startsWith('//')) return `lacks its beginning → write https:${url}`;
  if (/^[^/:\s]+@[^/\s]+$/.test(url)) return `lacks its beginning → write mailto:${url}`;
  if (url === '') return 'leads nowhere → write a page like /faq, or a URL that begins with https://';
  const [scheme] = /^[a-z][a-z+.-]*:/i.exec(url) ?? [];
  if (scheme === undefined)
    return decodeUrl(url) !== undefined ? undefined : 'cannot be read by browsers → write % as %25';
  if (!URL.canParse(url)) return 'is not a URL → write the whole of it, like https://www.rbi.org.in';
  if (url === siteUrl || url.startsWith(`${siteUrl}/`))
    return `is to this site itself → write ${quoted(url.slice(siteUrl.length) || '/')}`;
  const detour = refuseDetour(url);
  if (detour) return detour;
  if (/^(?:tel:(?!1930$)|sms:)/i.test(url)) return `is a number without its source → ${toHelplines}`;
  if (scheme.toLowerCase() === 'http:') return 'is not encrypted → write https://, or leave the link out';
  return otherSchemes.includes(scheme.toLowerCase())
    ? undefined
    : `begins with ${scheme} → write a page like /faq, or a URL that begins with https://`;
}

/**
 * The mistake in a link to a page of the site.
 * @param from the page with the link, if it is known
 * @param language the language of its readers
 */
export function refuseTarget(
  url: string,
  from: string | undefined,
  { pages, pageAt, unread }: KnownPages,
  language = defaultLanguage,
): string | undefined {
  // Tokens are filled in later.
  if (/^([a-z][a-z+.-]*:|\{)/i.test(url)) return undefined;
  if (from === undefined && !url.startsWith('/')) return 'does not name a page → write its path before it, like /faq';
  const target = new URL(url, thisSite + (from ?? '/'));
  const [path, anchor] = [decodeURI(target.pathname), decodeURIComponent(target.hash.slice(1))];
  if (!/^[/#?]/.test(url)) {
    if (pictureExtensions.includes(extname(path).toLowerCase())) return 'is to a picture → write ! before the [';
    const meant = path.replace(/\.mdx?$/, '');
    return pageAt(meant, language)
      ? `does not begin with / → write ${quoted(meant)}`
      : `does not begin with /${didYouMean(meant, [...pages.keys()])} → write the path of a page, like /faq, or a URL that begins with https://`;
  }
  const page = pageAt(path, language);
  if (unread.has(anchor || path.slice(path.lastIndexOf('/') + 1))) return undefined;
  if (!page)
    return `leads to no page of this site${didYouMean(path.replace(/\.html?$/, ''), [...pages.keys()])} → correct it, or remove it`;
  const hidden = whyHidden(page, from === undefined ? undefined : pages.get(from));
  if (hidden) return `leads to ${page.file}, ${hidden} → publish that first, or remove the link`;
  if (anchor === '' || page.isUnread || page.anchors.has(anchor)) return undefined;
  const anchors = [...page.anchors];
  const remedy = anchors.length > 0 ? oneOfNearest(anchor, anchors) : `leave #${anchor} out`;
  return `leads to no heading of ${path}${didYouMean(anchor, anchors)} → ${remedy}`;
}

/** The reason why readers of one page cannot open another one yet. */
function whyHidden({ article }: SitePage, from: SitePage | undefined): string | undefined {
  if (!article || from?.article?.draft) return undefined;
  if (article.draft) return 'which is a draft';
  const readableFrom = Math.max(dayInIndia(new Date()).getTime(), from?.article?.publishDate.getTime() ?? 0);
  return article.publishDate.getTime() > readableFrom
    ? `which appears on ${formatDate(article.publishDate)}`
    : undefined;
}

/** @returns undefined where % is not followed by the code of a character */
export function decodeUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}
