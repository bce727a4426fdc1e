import { absoluteUrl, pageId } from '#lib/build/seo.ts';

interface Parts {
  title?: string;
  description?: string;
  imageLine?: string;
  modified?: string;
  /** The crumbs between home and the page. */
  trail?: readonly { href: string; label: string }[];
  main?: string;
  /** Further elements of the head. */
  head?: string;
}

/** The HTML of a page that search engines may list, as the build writes it. */
export function makePageHtml(path: string, parts: Parts = {}): string {
  const { title = 'Loans', description = 'What a lender reads.', imageLine = 'Guides', modified, trail = [] } = parts;
  const crumbs = [{ href: '/', label: 'Home' }, ...trail, { href: path, label: title }];
  const graph = [
    { '@type': 'WebPage', '@id': pageId(path), ...(modified && { dateModified: modified }) },
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ href, label }) => ({ name: label, item: absoluteUrl(href) })),
    },
    { '@type': 'BlogPosting', '@id': `${absoluteUrl(path)}#article`, dateModified: '2001-01-01' },
  ];
  return `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${description}"><link rel="canonical" href="${absoluteUrl(path)}">
<meta property="og:title" content="${title}"><meta property="og:site_name" content="Khata">
<meta property="og:image:alt" content="${imageLine}">${parts.head ?? ''}
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script></head>
<body><header>Khata</header><main id="content">${parts.main ?? `<h1>${title}</h1>`}</main><footer>About</footer></body></html>`;
}
