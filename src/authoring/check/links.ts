import type { ContentFile } from '#authoring/read/content-file.ts';
import { toHelplines } from '#authoring/read/lost-markdown.ts';
import type { ReadContent } from '#authoring/read/types.ts';
import { fieldOf } from '#authoring/read/syntax.ts';
import { dayInIndia, formatDate } from '#client/format.ts';
import type { ValidationError } from '#lib/errors.ts';
import { singletonHrefs } from '#data/paths/routes.ts';
import { TranslatedPaths } from '#data/paths/translated-paths.ts';
import { defaultLanguage } from '#schemas/interface-words.ts';
import { mistakesAt } from '#schemas/kit/validation.ts';
import { refuseDetour } from '#schemas/kit/web-address.ts';
import { didYouMean, oneOfNearest, quoted } from '#schemas/kit/wording.ts';
import { placeOf, sitePages, type SitePage } from './site-pages.ts';

/** The beginning of links to other sites and programs. */
const otherSchemes = ['https:', 'mailto:', 'tel:', 'sms:'];

/** Any origin: of links within the site only the paths are read. */
const thisSite = 'https://this-site.invalid';

/** Links to pages, headings and files that the site does not have, and links that no visitor could follow. */
export function findLostLinks(content: ReadContent): ValidationError[] {
  const { entries, singletons, translations, words } = content;
  const pages = sitePages(content);
  const siteUrl = String(fieldOf(singletons.get('site')?.fields, 'url'));
  const pageAt = pageFinder(content, pages);
  /** The files with links, and the page on which each is printed, if it has one of its own. */
  const files = new Map<string, { file: ContentFile; path: string | undefined }>([
    ...[...singletons].map(([name, file]) => [name, { file, path: singletonHrefs[name] }] as const),
    ...entries.map((file) => [`${file.collection}/${file.id}`, { file, path: placeOf(file).path }] as const),
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
      const moved = content.redirects.find(({ from }) => from === url.replace(/[?#].*/, ''));
      const wrong = moved
        ? `has moved → write ${quoted(moved.to)}`
        : (refuseUrl(url, siteUrl) ?? refuseTarget(url, path, pages, (target) => pageAt(target, language)));
      return mistakesAt(place, wrong && `the link ${quoted(url)} ${wrong}`);
    }),
  );
}

/**
 * Finds the page at a path, which may begin with the code of a language; else it is for readers of the given language. Its anchors are
 * those that it has in that language.
 */
export function pageFinder(
  { translations, languages, words }: ReadContent,
  pages: ReadonlyMap<string, SitePage>,
): (path: string, language?: string) => SitePage | undefined {
  const translated = new TranslatedPaths(languages, translations);
  const lost = new Map(
    translations.map(({ file, language, lostAnchors }) => [
      `${language} ${file.replace(`.${language}.`, '.')}`,
      new Set(lostAnchors),
    ]),
  );
  return (path, reader = defaultLanguage) => {
    const [, prefix = '', rest = ''] = /^\/([a-z]+)(\/.*)?$/.exec(path) ?? [];
    const isPrefixed = words.has(prefix) && prefix !== defaultLanguage;
    const [language, english] = isPrefixed ? [prefix, rest || '/'] : [reader, path];
    const page = !isPrefixed || translated.existsIn(language, english) ? pages.get(english) : undefined;
    const lostAnchors = lost.get(`${language} ${page?.file}`);
    return page && lostAnchors ? { ...page, anchors: page.anchors.difference(lostAnchors) } : page;
  };
}

/** The mistake in a link, whatever pages there are. */
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
 * @param from the page with the link, where that is known
 */
export function refuseTarget(
  url: string,
  from: string | undefined,
  pages: ReadonlyMap<string, SitePage>,
  pageAt: (path: string) => SitePage | undefined,
): string | undefined {
  // Tokens are filled in later.
  if (/^([a-z][a-z+.-]*:|\{)/i.test(url)) return undefined;
  if (from === undefined && !url.startsWith('/')) return 'does not name a page → write its path before it, like /faq';
  const target = new URL(url, thisSite + (from ?? '/'));
  const [path, anchor] = [decodeURI(target.pathname), decodeURIComponent(target.hash.slice(1))];
  if (!/^[/#?]/.test(url)) {
    if (/\.(?:avif|gif|jpe?g|png|webp)$/i.test(path)) return 'is to a picture → write ! before the [';
    const meant = path.replace(/\.mdx?$/, '');
    return pageAt(meant)
      ? `does not begin with / → write ${quoted(meant)}`
      : `does not begin with /${didYouMean(meant, [...pages.keys()])} → write the path of a page, like /faq, or a URL that begins with https://`;
  }
  const page = pageAt(path);
  if (!page)
    return `leads to no page of this site${didYouMean(path.replace(/\.html?$/, ''), [...pages.keys()])} → correct it, or remove it`;
  const hidden = whyHidden(page, from === undefined ? undefined : pages.get(from));
  if (hidden) return `leads to ${page.file}, ${hidden} → publish that first, or remove the link`;
  if (anchor === '' || page.anchors.has(anchor)) return undefined;
  const anchors = [...page.anchors];
  const remedy = anchors.length > 0 ? oneOfNearest(anchor, anchors) : `leave #${anchor} out`;
  return `leads to no heading of ${path}${didYouMean(anchor, anchors)} → ${remedy}`;
}

/** The reason why readers of one page cannot open another yet. */
function whyHidden({ article }: SitePage, from: SitePage | undefined): string | undefined {
  if (!article || from?.article?.draft) return undefined;
  if (article.draft) return 'which is a draft';
  const readableFrom = Math.max(dayInIndia(new Date()).getTime(), from?.article?.publishDate.getTime() ?? 0);
  return article.publishDate.getTime() > readableFrom
    ? `which appears on ${formatDate(article.publishDate)}`
    : undefined;
}

/** @returns undefined where % is not followed by two digits of a character */
export function decodeUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}
