import { isoDate } from '#client/format.ts';
import { translatedPaths } from '#data/languages.ts';
import { siteUrl } from '#data/site-facts.ts';
import type { Link } from '#data/paths/routes.ts';
import type { PageFacts } from './page-facts.ts';
import type { Thing } from './structured-data.ts';

/** A page’s metadata for search engines and link previews. */
export interface PageHead {
  /** The title without the name of the product. */
  title: string;
  /** The page's own breadcrumb; by default the title. */
  label?: string;
  description: string;
  keywords: readonly string[];
  /** The path, like /pricing. Pages give that of the English page; see `localizeHead`. */
  path: string;
  language?: string;
  /** The page in each of its languages; empty if it has only one. */
  alternates?: readonly Alternate[];
  kind?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** The breadcrumbs between home and the page. */
  trail?: readonly Link[];
  /** Further structured data: what the page is about. */
  things?: readonly Thing[];
  published?: Date;
  /** The day the content last changed or was last checked. */
  modified?: Date | undefined;
  /** Its topic, like a category or a capital: the line above the title on its share image; by default the name of the page above it. */
  about?: string;
  /** The heading above it in llms.txt; by default the name of the page above it. */
  listedUnder?: string;
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

/** The canonical URL of a path, without a trailing slash. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}

/** The head of a page that exists in a language, with the paths of the pages in that language. */
export function localizeHead(language: string | undefined, head: PageHead): PageHead {
  const trail = head.trail?.map(({ href, label }) => ({ href: translatedPaths.pathIn(language, href), label }));
  const path = translatedPaths.pathIn(language, head.path);
  return { ...head, path, alternates: alternatesOf(head.path), ...(trail && { trail }), ...(language && { language }) };
}

function alternatesOf(path: string): Alternate[] {
  const codes = translatedPaths.languagesOf(path);
  if (codes.length === 1) return [];
  return [
    ...codes.map((code) => ({ hreflang: code, path: translatedPaths.pathIn(code, path) })),
    { hreflang: 'x-default', path },
  ];
}

/** The breadcrumbs that a page prints, from the home page, of that name, to the page itself; an article's title stands below them. */
export function breadcrumbs({ trail = [], path, label, title, language, published }: PageHead, home: string): Link[] {
  const page = published ? [] : [{ href: path, label: label ?? title }];
  return [{ href: translatedPaths.pathIn(language, '/'), label: home }, ...trail, ...page];
}

/** The facts that the last step of a build needs of a page that search engines index. */
export function toPageFacts(head: PageHead): PageFacts {
  const { title, description, about, modified, listedUnder, path, trail = [], alternates = [] } = head;
  return {
    url: absoluteUrl(path),
    title,
    description,
    about,
    modified: modified && isoDate(modified),
    listedUnder,
    trail: trail.map(({ href, label }) => ({ name: label, item: absoluteUrl(href) })),
    alternates: alternates.map(({ hreflang, path }) => ({ lang: hreflang, url: absoluteUrl(path) })),
  };
}
