import { siteUrl } from '#data/site-facts.ts';

/** Everything may be crawled. */
export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
}
