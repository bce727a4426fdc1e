import type { Words } from '#schemas/words.ts';

/** A link and its label. */
export interface Link {
  href: string;
  label: string;
}

/** A page with the key of its name in the words of each language. */
interface NamedPage {
  href: string;
  name: keyof Words['pages'];
}

/** The header and the mobile menu, in the order of the specification. */
export const headerLinks: readonly NamedPage[] = [
  { href: '/', name: 'home' },
  { href: '/about', name: 'about' },
  { href: '/pricing', name: 'pricing' },
  { href: '/features', name: 'features' },
  { href: '/contact', name: 'contact' },
];

/** The three columns of the footer, in the order of the specification. */
export const footerColumns: readonly { title: 'product' | 'resources' | 'company'; links: readonly NamedPage[] }[] = [
  {
    title: 'product',
    links: [
      { href: '/', name: 'home' },
      { href: '/about', name: 'about' },
      { href: '/pricing', name: 'pricing' },
      { href: '/features', name: 'features' },
      { href: '/bank-analysis', name: 'bankAnalysis' },
      { href: '/android-app', name: 'androidApp' },
      { href: '/iphone-app', name: 'iphoneApp' },
    ],
  },
  {
    title: 'resources',
    links: [
      { href: '/getting-started', name: 'gettingStarted' },
      { href: '/help-center', name: 'helpCenter' },
      { href: '/faq', name: 'faq' },
      { href: '/blog', name: 'blog' },
      { href: '/changelog', name: 'changelog' },
      { href: '/give-feedback', name: 'giveFeedback' },
    ],
  },
  {
    title: 'company',
    links: [
      { href: '/careers', name: 'careers' },
      { href: '/press-inquires', name: 'pressInquiries' },
      { href: '/privacy-policy', name: 'privacyPolicy' },
      { href: '/security', name: 'security' },
      { href: '/terms-conditions', name: 'termsConditions' },
    ],
  },
];

export const bankHref = (bank: string) => `/bank-analysis/${bank}`;
/** @param app the name of its page in content/pages/upi-statement */
export const appHref = (app: string) => `/upi-statement/${app}`;
export const stateHref = (state: string) => `/state/${state}`;
export const cityHref = (city: string) => `/${city}`;
/** @param group the page of the dictionary; @param code the slug of the entry on it */
export const codeHref = (group: string, code?: string) => `/codes/${group}${code === undefined ? '' : `#${code}`}`;
export const tableHref = (table: string) => (table.endsWith('-limits') ? `/${table}` : `/codes/${table}`);
export const articleHref = (slug: string) => `/blog/${slug}`;

/** "Tax Planning" → "tax-planning". */
export const categorySlug = (category: string) => category.toLowerCase().replaceAll(' ', '-');
export const categoryHref = (category: string) => `/blog/category/${categorySlug(category)}`;

/** The file of a built page. */
export const htmlFile = (path: string) => `${fileName(path)}.html`;

/** The URL of a page's twin in Markdown. */
export const markdownHref = (path: string) => `${fileName(path)}.md`;

/**
 * The path of a page’s share image. It has no hash: sites that show a link fetch the picture again long after they have read
 * the page, when a picture of another name would be gone.
 */
export const shareImageHref = (path: string) => `/share${fileName(path)}.png`;

const fileName = (path: string) => (path === '/' ? '/index' : path);
