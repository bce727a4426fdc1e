import { isoDate } from '#lib/browser/format.ts';
import type { Words } from '#schemas/words.ts';
import { languages, wordsOf } from './languages.ts';
import { shareImageHref, type Link } from './routes.ts';
import { site, siteIn, siteUrl } from './site.ts';
import { fillTokens } from './tokens.ts';
import { languagesOf, pathIn } from './translations.ts';

/** A node of structured data. tests/helpers/structured-data.ts lists its properties; the types of schema-dts would lengthen every type check by half. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** A page’s metadata for search engines and link previews. */
export interface PageHead {
  /** The title without the name of the product. */
  title: string;
  /** The page's own breadcrumb; by default the title. */
  label?: string;
  description: string;
  keywords: readonly string[];
  /** The path, like /pricing. Pages give that of the English page; see `headIn`. */
  path: string;
  /** The language of the page. */
  language?: string;
  /** The page in each language in which it exists; none if it exists in one only. */
  alternates?: readonly Alternate[];
  /** The kind of page in structured data. */
  kind?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** The breadcrumbs between home and the page. */
  trail?: readonly Link[];
  /** Further structured data: what the page is about. */
  things?: readonly Thing[];
  /** The day from which an article is published. */
  published?: Date;
  /** The day on which what the page says last changed or was last checked. */
  modified?: Date | undefined;
  /** The line above the title on the page's share image, like a category or a capital; see `aboutLine`. */
  about?: string;
  /** The feeds of what the page lists. */
  feeds?: readonly Feed[];
  /** Whether search engines are told not to index the page. */
  isHidden?: boolean;
}

/** A page in a language; `x-default` for readers of all others. */
export interface Alternate {
  hreflang: string;
  path: string;
}

/** A feed with its URL and media type. */
export interface Feed {
  href: string;
  type: 'application/rss+xml' | 'application/feed+json';
}

/** The longest title that search results show whole, in characters. */
const titleLimit = 65;

/** The canonical URL of a path, without a trailing slash. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}

/** The words in the browser's tab: the page's title, and the product's name where both fit. */
export function documentTitle(head: PageHead): string {
  const full = `${head.title} · ${site.name}`;
  return full.length <= titleLimit ? full : head.title;
}

/** The line above the title on the page's share image: what it is about, else the page that it belongs to. */
export function aboutLine(head: PageHead): string {
  return head.about ?? head.trail?.at(-1)?.label ?? siteIn(head.language).tagline;
}

/** The alternative text of the page's share image. */
export function shareImageAlt({ title }: PageHead, { site: { shareImage } }: Words): string {
  return fillTokens(shareImage, { title });
}

/** The head of a page that exists in a language, with the paths of the pages in that language. */
export function headIn(language: string | undefined, head: PageHead): PageHead {
  const trail = head.trail?.map(({ href, label }) => ({ href: pathIn(language, href), label }));
  const path = pathIn(language, head.path);
  return { ...head, path, alternates: alternatesOf(head.path), ...(trail && { trail }), ...(language && { language }) };
}

function alternatesOf(path: string): Alternate[] {
  const codes = languagesOf(path);
  if (codes.length === 1) return [];
  return [...codes.map((code) => ({ hreflang: code, path: pathIn(code, path) })), { hreflang: 'x-default', path }];
}

/** The breadcrumbs that a page prints, from the home page, of that name, to the page itself. */
export function breadcrumbs({ trail = [], path, label, title, language }: PageHead, home: string): Link[] {
  return [{ href: pathIn(language, '/'), label: home }, ...trail, { href: path, label: label ?? title }];
}

/** Stable ids, so that the pages' graphs join into one. */
export const organizationId = `${siteUrl}/#organization`;
const websiteId = `${siteUrl}/#website`;
export const siteApplicationId = `${siteUrl}/#application`;
export const pageId = (path: string) => `${absoluteUrl(path)}#page`;
const trailId = (path: string) => `${absoluteUrl(path)}#trail`;

/**
 * Who publishes the site. Search engines read it on one page, home, and by its id elsewhere.
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export const organization: Thing = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: siteUrl,
  logo: absoluteUrl('/favicon.svg'),
  slogan: site.tagline,
  sameAs: site.social.map((profile) => profile.url),
};

/** How to reach support; it adds to the organization where the page prints it. */
export const organizationContact: Thing = {
  '@type': 'Organization',
  '@id': organizationId,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: site.support.email,
    telephone: site.support.phone,
  },
};

/** The site, which search engines read on home. https://developers.google.com/search/docs/appearance/site-names */
export const website: Thing = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: site.name,
  url: siteUrl,
  inLanguage: languages.map((language) => wordsOf(language).language.tag),
  publisher: { '@id': organizationId },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/faq?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
};

/** The terms that a page explains, each at its anchor. */
export function definedTermSet(path: string, name: string, codes: readonly { code: string; id: string }[]): Thing {
  const url = absoluteUrl(path);
  const hasDefinedTerm = codes.map(({ code, id }) => ({
    '@type': 'DefinedTerm',
    name: code,
    url: `${url}#${id}`,
  }));
  return { '@type': 'DefinedTermSet', '@id': `${url}#terms`, name, url, hasDefinedTerm };
}

/** One `@graph` for the page: the page, its breadcrumbs and its subject. Site and publisher are described on home. */
export function structuredData(head: PageHead, { language, pages }: Words): { '@context': string; '@graph': Thing[] } {
  const { path, kind = 'WebPage', isHidden, modified, things = [] } = head;
  const isAboutUs = kind === 'AboutPage' || kind === 'ContactPage';
  const hasTrail = path !== pathIn(head.language, '/') && !isHidden;
  const picture = !isHidden && { image: absoluteUrl(shareImageHref(path)) };
  const page: Thing = {
    '@type': kind,
    '@id': pageId(path),
    url: absoluteUrl(path),
    name: head.title,
    description: head.description,
    inLanguage: language.tag,
    isPartOf: { '@id': websiteId },
    ...(isAboutUs && { about: { '@id': organizationId } }),
    ...picture,
    ...(modified && { dateModified: isoDate(modified) }),
    ...(hasTrail && { breadcrumb: { '@id': trailId(path) } }),
  };
  const subjects = things.map((thing) => (thing['@type'] === 'BlogPosting' ? { ...thing, ...picture } : thing));
  return {
    '@context': 'https://schema.org',
    '@graph': [page, ...(hasTrail ? [toTrail(head, pages.home)] : []), ...subjects],
  };
}

/** The page itself, the last of the breadcrumbs, needs no URL. */
function toTrail(head: PageHead, home: string): Thing {
  const links = breadcrumbs(head, home);
  return {
    '@type': 'BreadcrumbList',
    '@id': trailId(head.path),
    itemListElement: links.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== head.path && { item: absoluteUrl(href) }),
    })),
  };
}
