import { isoDate } from '#client/format.ts';
import { languages, translatedPaths, wordsOf } from '#data/languages.ts';
import { site, siteUrl } from '#data/site-facts.ts';
import type { Words } from '#schemas/interface-words.ts';
import { absoluteUrl, breadcrumbs, type PageHead } from './page-head.ts';
import { shareImageHref } from '#data/paths/routes.ts';

/** A node of structured data. tests/helpers/structured-data.ts lists its properties; the types of schema-dts would lengthen every type check by half. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Stable ids that join the graphs of all pages. */
export const organizationId = `${siteUrl}/#organization`;
const websiteId = `${siteUrl}/#website`;
export const siteApplicationId = `${siteUrl}/#application`;
export const pageId = (path: string) => `${absoluteUrl(path)}#page`;
const trailId = (path: string) => `${absoluteUrl(path)}#trail`;

/**
 * The publisher of the site. Search engines read it on one page, home, and by its id elsewhere.
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export const organization: Thing = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  alternateName: site.otherNames,
  url: siteUrl,
  logo: absoluteUrl('/favicon.svg'),
  slogan: site.tagline,
  sameAs: site.social.map((profile) => profile.url),
};

/** The support contact, added to the organization on pages that print it. */
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
  alternateName: site.otherNames,
  url: siteUrl,
  inLanguage: languages.map((language) => wordsOf(language).language.tag),
  publisher: { '@id': organizationId },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/faq?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
};

/** The service in a city or state, for its page. */
export function serviceIn(path: string, areaServed: Thing): Thing {
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(path)}#service`,
    name: site.name,
    serviceType: 'Bank statement analysis',
    provider: { '@id': organizationId },
    areaServed,
  };
}

const termSetId = (path: string) => `${absoluteUrl(path)}#terms`;

/** The terms a page explains, each at its anchor or on its own page. */
export function definedTermSet(path: string, name: string, codes: readonly { code: string; href: string }[]): Thing {
  const hasDefinedTerm = codes.map(({ code, href }) => ({
    '@type': 'DefinedTerm',
    name: code,
    url: absoluteUrl(href),
  }));
  return { '@type': 'DefinedTermSet', '@id': termSetId(path), name, url: absoluteUrl(path), hasDefinedTerm };
}

/** @param set the path of the page with the whole set of terms */
export function definedTerm(path: string, name: string, description: string, set: string): Thing {
  const url = absoluteUrl(path);
  return {
    '@type': 'DefinedTerm',
    '@id': `${url}#term`,
    name,
    description,
    url,
    inDefinedTermSet: { '@id': termSetId(set) },
  };
}

/** One `@graph` for the page: the page, its breadcrumbs and its subject. Site and publisher are described on home. */
export function structuredData(head: PageHead, { language, pages }: Words): { '@context': string; '@graph': Thing[] } {
  const { path, kind = 'WebPage', isHidden, modified, things = [] } = head;
  const isAboutUs = kind === 'AboutPage' || kind === 'ContactPage';
  const hasTrail = path !== translatedPaths.pathIn(head.language, '/') && !isHidden;
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

/** The page itself needs no URL. */
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
