import type { Graph, Question, Thing, WebPage } from 'schema-dts';
import type { Link } from './routes.ts';
import { site, siteUrl } from './site.ts';

/** What a page says of itself to search engines and link previews. */
export interface PageHead {
  /** The title without the name of the product. */
  title: string;
  /** The words of the breadcrumb for this page; the title when left out. */
  label?: string;
  description: string;
  keywords: readonly string[];
  /** The address below the host, like /pricing. */
  path: string;
  /** The kind of page in structured data. */
  kind?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';
  /** The way from home to the page, home and the page itself left out. */
  trail?: readonly Link[];
  /** The questions that an FAQPage shows. */
  mainEntity?: readonly Question[];
  /** Further structured data: what the page is about. */
  things?: readonly Exclude<Thing, string>[];
  /** The day from which an article is published. */
  published?: Date;
  /** The day on which what the page says last changed or was last checked. */
  modified?: Date | undefined;
  /** Printed above the title on the page's share image, like a category or a capital. */
  about?: string;
  /** The feeds of what the page lists. */
  feeds?: readonly Feed[];
  /** Pages that search engines leave out. */
  isHidden?: boolean;
}

/** A feed by its address and media type. */
export interface Feed {
  href: string;
  type: 'application/rss+xml' | 'application/feed+json';
}

/** The longest title that search results show whole, in characters. */
const titleLimit = 65;

/** The absolute address of a path: the canonical form, without a slash at the end. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}

/** The words in the browser's tab: the page's title, and the product's name where both fit. */
export function documentTitle(head: PageHead): string {
  const full = `${head.title} · ${site.name}`;
  return full.length <= titleLimit ? full : head.title;
}

/** The words above the title on the page's share image. */
export function shareImageLine(head: PageHead): string {
  return head.about ?? head.trail?.at(-1)?.label ?? site.tagline;
}

/** Stable ids, so that the pages' graphs join up to one. */
export const organizationId = `${siteUrl}/#organization`;
export const websiteId = `${siteUrl}/#website`;
export const siteApplicationId = `${siteUrl}/#application`;
export const pageId = (path: string) => `${absoluteUrl(path)}#page`;

/** One `@graph` for the page: publisher, site, page, trail, and what the page is about. */
export function structuredData(head: PageHead): Graph {
  const trail = toTrail(head);
  const page = {
    '@type': head.kind ?? 'WebPage',
    '@id': pageId(head.path),
    url: absoluteUrl(head.path),
    name: head.title,
    description: head.description,
    inLanguage: 'en-IN',
    isPartOf: { '@id': websiteId },
    publisher: { '@id': organizationId },
    ...(head.mainEntity && { mainEntity: head.mainEntity }),
    ...(head.modified && { dateModified: head.modified.toISOString().slice(0, 10) }),
    ...(trail && { breadcrumb: { '@id': `${absoluteUrl(head.path)}#trail` } }),
  } as WebPage;
  const graph: Exclude<Thing, string>[] = [
    {
      '@type': 'Organization',
      '@id': organizationId,
      name: site.name,
      url: siteUrl,
      slogan: site.tagline,
      sameAs: site.social.map((profile) => profile.url),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: site.support.email,
        telephone: site.support.phone,
      },
    },
    {
      '@type': 'WebSite',
      '@id': websiteId,
      name: site.name,
      url: siteUrl,
      inLanguage: 'en-IN',
      publisher: { '@id': organizationId },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/faq?q={search_term_string}` },
        // Not in the vocabulary that schema-dts is made from, but what search engines define for this action.
        ...{ 'query-input': 'required name=search_term_string' },
      },
    },
    page,
    ...(trail ? [trail] : []),
    ...(head.things ?? []),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function toTrail(head: PageHead): Exclude<Thing, string> | undefined {
  if (head.path === '/' || head.isHidden) return undefined;
  const links = [{ href: '/', label: 'Home' }, ...(head.trail ?? []), { href: head.path, label: head.title }];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(head.path)}#trail`,
    itemListElement: links.map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: link.label,
      item: absoluteUrl(link.href),
    })),
  };
}
