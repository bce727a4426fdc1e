import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseHTML } from 'linkedom';
import { siteUrl } from '#data/site-facts.ts';
import { standInPages } from '#data/paths/routes.ts';

/** A page of the built site. */
export interface Page {
  /** Its path: / or /bank-analysis/sbi. */
  route: string;
  /** The path of its file. */
  file: string;
  html: string;
  document: Document;
}

/** The absolute folder of the built site. */
export const siteFolder = process.env.TEST_DIST ?? '';
if (!siteFolder) throw new Error('TEST_DIST is not set. Name the absolute folder of the built site in it.');

/** The path of every file of the site but the compressed copies. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(siteFolder).length).replaceAll(sep, '/')),
);

/** Every page of the site, the error pages included. */
export const pages: readonly Page[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => {
    const html = readSiteFile(file).toString();
    const route = file === '/index.html' ? '/' : file.replace(/\.html$/, '');
    return { route, file, html, document: parseHTML(html).document };
  });
if (pages.length === 0) throw new Error(`${siteFolder} holds no page. Build the site first.`);

/** The pages that a host or the service worker shows instead of another. */
export const errorRoutes: readonly string[] = pages
  .map(({ route }) => route)
  .filter((route) => standInPages.some((path) => route.endsWith(path)));

/** The pages that search engines may index. */
export const addressedPages: readonly Page[] = pages.filter(
  ({ document }) => document.querySelector('meta[name="robots"][content="noindex"]') === null,
);

/** The pages of the site whose words the specification gives. */
export const englishPages = pages.filter(({ document }) => document.documentElement.lang === 'en-IN');

/** The articles of the blog, without its lists. */
export const articlePages = addressedPages.filter(({ route }) => /^\/blog\/(?!\d+$)[^/]+$/.test(route));

/** @throws when the site has no such page */
export function pageAt(route: string): Page {
  const page = pages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`The built site has no page ${route}.`);
  return page;
}

/**
 * Whether a URL leads to another host, to a file of the site, or to a page of it and an element there.
 * @param from the page with the link; without one, the URL has to be absolute
 */
export function resolves(address: string, from?: Page): boolean {
  const url = URL.parse(address, from && siteUrl + from.route);
  if (!url) return false;
  if (url.origin !== new URL(siteUrl).origin) return true;
  const path = decodeURI(url.pathname);
  const page = from?.route === path ? from : pages.find(({ route }) => route === path && !errorRoutes.includes(route));
  if (!page) return files.has(path) && !path.endsWith('.html');
  return !address.includes('#') || page.document.getElementById(decodeURIComponent(url.hash.slice(1))) !== null;
}

export function readSiteFile(file: string): Buffer {
  return readFileSync(join(siteFolder, file));
}
