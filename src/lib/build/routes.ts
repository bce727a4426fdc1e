/** A link and its label. */
export interface Link {
  href: string;
  label: string;
}

/** The header and the mobile menu, in the order of the specification. */
export const headerLinks: readonly Link[] = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/features', label: 'Features' },
  { href: '/contact', label: 'Contact' },
];

/** The three columns of the footer, in the order of the specification. */
export const footerColumns: readonly { title: string; links: readonly Link[] }[] = [
  {
    title: 'Product',
    links: [
      { href: '/', label: 'Home' },
      { href: '/about', label: 'About' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/features', label: 'Features' },
      { href: '/bank-analysis', label: 'Bank Analysis' },
      { href: '/android-app', label: 'Android App' },
      { href: '/iphone-app', label: 'iPhone App' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { href: '/getting-started', label: 'Getting Started' },
      { href: '/help-center', label: 'Help Center' },
      { href: '/faq', label: 'FAQ' },
      { href: '/blog', label: 'Blog' },
      { href: '/changelog', label: 'Changelog' },
      { href: '/give-feedback', label: 'Give Feedback' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/careers', label: 'Careers' },
      { href: '/press-inquires', label: 'Press Inquiries' },
      { href: '/privacy-policy', label: 'Privacy Policy' },
      { href: '/security', label: 'Security' },
      { href: '/terms-conditions', label: 'Terms & Conditions' },
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
 * The path of a page’s share image. It holds no hash: sites that show a link fetch the picture again long after they have read
 * the page, when a picture of another name would be gone.
 */
export const shareImageHref = (path: string) => `/share${fileName(path)}.png`;

const fileName = (path: string) => (path === '/' ? '/index' : path);
