import { existsSync, readFileSync } from 'node:fs';
import { ContentReader } from '#authoring/index.ts';
import { isFurtherListPage } from '#data/paths/routes.ts';

const languages = new ContentReader(process.cwd()).languages();

/** Pages of a family have the same parts and the same language; a page without relatives is a family of its own. */
function familyOf(route: string): string {
  const language = languages.find((code) => route.split('/')[1] === code);
  if (language) return `${language} ${familyOf(route.slice(language.length + 1) || '/')}`;
  if (isFurtherListPage(route)) return 'further pages of lists';
  if (/^\/codes\/[^/]+\/./.test(route)) return 'code';
  const [, folder = ''] = /^(\/(?:bank-analysis|codes|state|upi-statement|blog\/category|blog)\/)./.exec(route) ?? [];
  if (folder !== '') return folder;
  if (existsSync(`content/cities${route}.json`)) return 'city';
  return existsSync(`content/pages${route}.mdx`) ? 'text' : route;
}

/** The route of every page that the sitemap of the built site names, by the family of the page. */
export function routesByFamily(): Map<string, string[]> {
  const sitemap = readFileSync(`${process.env.TEST_DIST}/sitemap-0.xml`, 'utf8');
  const routes = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return Map.groupBy(routes, familyOf);
}
