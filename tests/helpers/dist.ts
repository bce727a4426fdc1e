import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect } from 'vitest';
import { siteUrl } from '#data/site-facts.ts';
import { standInPages } from '#data/paths/routes.ts';
import { attributesOf, select } from './document.ts';

export { attributesOf, proseOf, select, textOf } from './document.ts';

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
    return { route: toRoute(file), file, html, document: parseHTML(html).document };
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

/** The content of a file, by its path. */
export function readSiteFile(file: string): Buffer {
  return readFileSync(join(siteFolder, file));
}

/** The content of the `<meta>` of this name or property; '' if there is none. */
export function metaContent(document: Document, name: string): string {
  return attributesOf(document, `meta[name="${name}"], meta[property="${name}"]`, 'content')[0] ?? '';
}

/** The text of every inline script that the browser executes or applies: all except JSON. */
export function executableScripts(document: Document): string[] {
  const scripts = select(document, 'script:not([src])');
  return scripts.filter((script) => !script.matches('[type$="json"]')).map(({ textContent }) => textContent ?? '');
}

/** The text of every `<style>`. */
export function styleSheets(document: Document): string[] {
  return select(document, 'style').map(({ textContent }) => textContent ?? '');
}

/** The URLs in the styles of a page, without those of inlined data. */
export function styleUrls(document: Document): string[] {
  const urls = styleSheets(document).flatMap((css) =>
    [...css.matchAll(/url\(["']?(.*?)["']?\)/g)].map(([, url]) => url ?? ''),
  );
  return [...new Set(urls)].filter((url) => !url.startsWith('data:'));
}

/** Fails with lines like "/faq: has no title" unless `find` finds nothing wrong with any page. */
export function expectNoProblems(find: (page: Page) => readonly string[], among = pages): void {
  expect(among.flatMap((page) => find(page).map((problem) => `${page.route}: ${problem}`))).toEqual([]);
}

/** Fails with the pages on which `actual` finds something other than expected. */
export function expectOnEach<T>(actual: (page: Page) => T, expected: (page: Page) => T, among = pages): void {
  expectNoProblems((page) => {
    const [found, wanted] = [actual(page), expected(page)].map((value) => JSON.stringify(value));
    return found === wanted ? [] : [`${found} instead of ${wanted}`];
  }, among);
}

/** Fails with the HTML of every element that matches on any page. */
export function expectNoElement(selector: string): void {
  expectNoProblems(({ document }) => select(document, selector).map(({ outerHTML }) => outerHTML));
}

/** Fails with what is over the limit, the largest first, in lines like "15,012 /blog". */
export function expectWithin<T>(
  limit: number,
  among: readonly T[],
  sizeOf: (one: T) => number,
  nameOf: (one: T) => string,
) {
  const tooLarge = among.filter((one) => sizeOf(one) > limit).sort((a, b) => sizeOf(b) - sizeOf(a));
  expect(tooLarge.map((one) => `${sizeOf(one).toLocaleString('en-IN')} ${nameOf(one)}`)).toEqual([]);
}

function toRoute(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}
