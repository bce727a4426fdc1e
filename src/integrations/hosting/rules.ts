/** Headers of a path, or of all paths that match a pattern, in which one `*` matches any characters. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Permanent redirects from paths that people type or remember to the pages they mean. */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/press-inquiries', to: '/press-inquires' },
  { from: '/bengaluru', to: '/bangalore' },
  { from: '/terms', to: '/terms-conditions' },
  { from: '/privacy', to: '/privacy-policy' },
  { from: '/docs', to: '/docs/android-app' },
];

/**
 * What hosts show for a page that does not exist, and for one that they fail to serve. A language has a not-found page of its own in
 * its folder.
 */
export const errorPages = { notFound: '/404.html', failure: '/500.html' } as const;

/**
 * A year of HTTPS for the host itself. Browsers' preload lists require two, for all subdomains, and are hard to leave again, so that
 * takes the environment variable HSTS_PRELOAD=1. https://hstspreload.org
 */
const transportSecurity =
  process.env.HSTS_PRELOAD === '1' ? 'max-age=63072000; includeSubDomains; preload' : 'max-age=31536000';

/**
 * The headers of every path without special rules. The policy of scripts, styles and forms is in each page; here is what works only
 * in a header. `upgrade-insecure-requests` is left out: pages contain no http URL of the site, HSTS covers what visitors type, and
 * Safari applies it to http://127.0.0.1 too, where there is no https.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export const generalHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': transportSecurity,
  'Content-Security-Policy': "frame-ancestors 'none'; worker-src 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
  // Which linked pages a browser may prefetch. A header takes none of the page's first bytes.
  'Speculation-Rules': '"/speculation-rules.json"',
};

/** The pictures that the build makes. */
const pictures = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'].map((extension) => `/_astro/*.${extension}`);

/** No two of these set the same header for one path, as hosts disagree on which one wins. */
export const specialRules: readonly HeaderRule[] = [
  // The names of these files change with their content.
  { path: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  {
    path: '/speculation-rules.json',
    headers: { 'Cache-Control': 'public, max-age=86400', 'Content-Type': 'application/speculationrules+json' },
  },
  // Other sites show these: link previews, lists of feeds and bookmarks, and feed readers with the pictures of articles.
  ...['/share/*', '/icon-*', '/apple-touch-icon.png', '/favicon.svg', ...pictures].map((path) => ({
    path,
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  })),
  // Types that hosts do not know, or send without a charset.
  ...Object.entries({
    '/*.md': 'text/markdown; charset=utf-8',
    '/*.txt': 'text/plain; charset=utf-8',
    '/*.csv': 'text/csv; charset=utf-8',
    '/*.webmanifest': 'application/manifest+json; charset=utf-8',
    '/rss.xml': 'application/rss+xml; charset=utf-8',
    '/changelog.xml': 'application/rss+xml; charset=utf-8',
    '/feed.json': 'application/feed+json; charset=utf-8',
  }).map(([path, type]) => ({ path, headers: { 'Content-Type': type } })),
];

/** The headers of a path. */
export function headersFor(path: string): Record<string, string> {
  const matching = specialRules.filter((rule) => new RegExp(toPattern(rule.path)).test(path));
  return Object.assign({}, generalHeaders, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

/** The path of a rule as the source of a regular expression, as .config/hosting writes it too. */
export function toPattern(path: string): string {
  return `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`;
}
