import type { APIRequestContext } from 'playwright/test';

/** The route of every page that the sitemap of the served site names, like / and /bank-analysis/sbi. */
export async function sitemapRoutes(request: APIRequestContext): Promise<string[]> {
  const sitemaps = await readPaths(request, '/sitemap-index.xml');
  return (await Promise.all(sitemaps.map((sitemap) => readPaths(request, sitemap)))).flat();
}

/** The paths that a sitemap file names: its addresses have the configured host, the served site has another. */
async function readPaths(request: APIRequestContext, file: string): Promise<string[]> {
  const response = await request.get(file);
  if (!response.ok()) throw new Error(`${file} is answered with ${response.status()}.`);
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}
