import { toSlug } from '#client/slug.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { SingletonName } from '#schemas/singletons.ts';
import type { Words } from '#schemas/interface-words.ts';

/** A link and its label. */
export interface Link {
  href: string;
  label: string;
}

/** The pages that menus link to, with the keys of their names in the words of each language. */
const pageNames = {
  '/': 'home',
  '/about': 'about',
  '/android-app': 'androidApp',
  '/bank-analysis': 'bankAnalysis',
  '/blog': 'blog',
  '/careers': 'careers',
  '/changelog': 'changelog',
  '/charges': 'charges',
  '/codes': 'codes',
  '/codes/ifsc': 'ifsc',
  '/contact': 'contact',
  '/faq': 'faq',
  '/features': 'features',
  '/getting-started': 'gettingStarted',
  '/give-feedback': 'giveFeedback',
  '/help-center': 'helpCenter',
  '/iphone-app': 'iphoneApp',
  '/press-inquires': 'pressInquiries',
  '/pricing': 'pricing',
  '/privacy-policy': 'privacyPolicy',
  '/security': 'security',
  '/terms-conditions': 'termsConditions',
  '/unknown-debit': 'unknownDebit',
  '/upi-limits': 'upiLimits',
  '/upi-statement': 'upiStatement',
} as const satisfies Record<string, keyof Words['pages']>;

const named = (...hrefs: (keyof typeof pageNames)[]) => hrefs.map((href) => ({ href, name: pageNames[href] }));

/** The header and the mobile menu, in the order of the specification. */
export const headerLinks = named('/', '/about', '/pricing', '/features', '/contact');

/** The pages to look something up: a column of the footer, and the first row of links on home. */
export const lookUpLinks = named(
  '/codes',
  '/charges',
  '/unknown-debit',
  '/upi-limits',
  '/upi-statement',
  '/codes/ifsc',
);

/** The pages to look something up in the menu of phones, after the look-up itself. */
export const menuLookUps = named('/unknown-debit', '/charges', '/bank-analysis', '/upi-limits');

/** Whether a page answers one line or one question about a bank, and so ends with the way to the app. */
export const leadsToApp = (path: string) =>
  [...lookUpLinks.map(({ href }) => href), '/bank-analysis/'].some((href) => `${path}/`.startsWith(href));

/** The columns of the footer: the three of the specification in its order, then one of ours. */
export const footerColumns = [
  {
    title: 'product',
    links: named('/', '/about', '/pricing', '/features', '/bank-analysis', '/android-app', '/iphone-app'),
  },
  {
    title: 'resources',
    links: named('/getting-started', '/help-center', '/faq', '/blog', '/changelog', '/give-feedback'),
  },
  {
    title: 'company',
    links: named('/careers', '/press-inquires', '/privacy-policy', '/security', '/terms-conditions'),
  },
  { title: 'lookUp', links: lookUpLinks },
] as const;

export const bankHref = (bank: string) => `/bank-analysis/${bank}`;
/** @param app the name of its page in content/pages/upi-statement */
export const appHref = (app: string) => `/upi-statement/${app}`;
export const chargeHref = (cause: string) => `/charges/${cause}`;
export const stateHref = (state: string) => `/state/${state}`;
export const cityHref = (city: string) => `/${city}`;
export const codeGroupHref = (group: string) => `/codes/${group}`;
/** @param hasPage whether the code has a page of its own, below that of its group; otherwise it is at an anchor there */
export const codeHref = (group: string, code: string, hasPage: boolean) =>
  `${codeGroupHref(group)}${hasPage ? '/' : '#'}${code}`;
/** @param id the name of its file, like 1-2-0 */
export const releaseAnchor = (id: string) => `v${id}`;
export const articleHref = (slug: string) => `/blog/${slug}`;

/** Where the entries of a collection are shown, each on a page of its own or at an anchor on a shared one. */
const entryHrefs: Partial<Record<CollectionName, (id: string, fields: object) => string | undefined>> = {
  banks: bankHref,
  'bank-help': (id, fields) => ('page' in fields ? bankHref(id) : undefined),
  blog: articleHref,
  changelog: (id) => `/changelog#${releaseAnchor(id)}`,
  charges: chargeHref,
  cities: cityHref,
  codes: (id, fields) =>
    'group' in fields && typeof fields.group === 'string' ? codeHref(fields.group, id, false) : `/codes#${id}`,
  faq: (id) => `/faq#${id}`,
  pages: (id) => `/${id}`,
  states: stateHref,
  tables: (_, fields) => ('path' in fields && typeof fields.path === 'string' ? fields.path : undefined),
};

/** The path at which an entry with these fields is shown; undefined where it has none, as a claim. */
export function entryHref(collection: CollectionName, id: string, fields: unknown = {}): string | undefined {
  return entryHrefs[collection]?.(id, typeof fields === 'object' && fields !== null ? fields : {});
}

/** The pages whose copy is in a single file that can be translated. */
export const singletonHrefs: Partial<Record<SingletonName, string>> = {
  'bank-analysis': '/bank-analysis',
  blog: '/blog',
  codes: '/codes',
  features: '/features',
  home: '/',
  pricing: '/pricing',
  states: '/states',
};

/** The pages that hosts and the service worker show instead of others. Nothing links to them. */
export const standInPages: readonly string[] = ['/404', '/500', '/offline'];

/** The RSS feed of the blog. */
export const feedHref = '/rss.xml';

/** The pages whose copy is among the words of the interface, so that they are in every language. */
export const pagesOfWords: readonly string[] = ['/contact', '/give-feedback', '/404', '/offline'];

/** Targets of links on pages that are not made from one entry: the parts that do something of their own when they are reached so. */
export const anchorsOfPages: Readonly<Record<string, readonly string[]>> = {
  '/': ['demo', 'line'],
  '/codes': ['line'],
  '/contact': ['iphone', 'line', 'web-app'],
  '/unknown-debit': ['my-bank'],
};

export const categoryHref = (category: string) => `/blog/category/${toSlug(category)}`;

/** Whether a path is that of a list page other than the first, like /blog/2. */
export const isFurtherListPage = (path: string) => firstListPage(path) !== path;

/** The path of a list page without the number of a further one. */
export const firstListPage = (path: string) => path.replace(/\/\d+$/, '');

/** The URL of a page's copy in Markdown. */
export const markdownHref = (path: string) => `${fileName(path)}.md`;

/**
 * The path of a page’s share image. It has no hash: sites that show a link fetch the picture again long after they have read
 * the page, when a picture of another name would be gone.
 */
export const shareImageHref = (path: string) => `/share${fileName(path)}.png`;

const fileName = (path: string) => (path === '/' ? '/index' : path);
