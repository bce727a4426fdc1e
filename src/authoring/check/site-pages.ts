/** The pages that content/ and src/pages make, for links to them. */
import { join } from 'node:path';
import Slugger from 'github-slugger';
import type { Entry, ReadContent } from '#authoring/read/types.ts';
import { headingsIn } from '#authoring/read/markdown-nodes.ts';
import { fieldOf, listIn } from '#authoring/read/syntax.ts';
import type { ValidationError } from '#lib/errors.ts';
import { listFiles } from '#lib/list-files.ts';
import { sourceAnchor } from '#data/markdown/source-markers.ts';
import { anchorsOfPages, bankHref, categoryHref, codeHref, entryHref } from '#data/paths/routes.ts';
import { filterCategories, type Article } from '#schemas/article.ts';

/** A page or file of the site, at the path of the English page. */
export interface SitePage {
  /** Its source: a file of content/, src/pages or public. */
  file: string;
  anchors: Set<string>;
  /** For an article: whether it is kept off the site, and until which day. */
  article?: Pick<Article, 'draft' | 'publishDate'>;
}

const project = join(import.meta.dirname, '../../..');

/** The pages of the site and their files, by path. */
export function sitePages({ collections, entries }: ReadContent): ReadonlyMap<string, SitePage> {
  const pages = routes();
  const add = (path: string, file: string, anchors: readonly string[] = []) => {
    const page = pages.get(path) ?? { file, anchors: new Set() };
    for (const anchor of anchors) page.anchors.add(anchor);
    pages.set(path, page);
    return page;
  };
  for (const [path, anchors] of Object.entries(anchorsOfPages)) add(path, '', anchors);
  for (const category of filterCategories) add(categoryHref(category), 'content/blog.json');
  for (const entry of entries) {
    const { collection, id, file, data, fields, body } = entry;
    const { path, anchor } = placeOf(entry);
    if (path === undefined) continue;
    const questions = listIn(fields, 'items').map((item) => String(fieldOf(item, 'id')));
    const page = add(path, file, anchor === undefined ? anchorsIn(entry) : [anchor, ...questions]);
    if (collection === 'blog' && data) page.article = data as Article;
    if (collection === 'tables') add(`${path}.csv`, file);
    if (collection === 'codes' && body) add(codeHref(path.slice('/codes/'.length), id, true), file, anchorsIn(entry));
  }
  const banks = (collections.get('bank-help') ?? []).filter(({ fields }) => fieldOf(fields, 'kind') === 'bank');
  const withoutPage = banks.map(({ id }) => id).filter((id) => !pages.has(bankHref(id)));
  add('/bank-analysis', '', withoutPage);
  return pages;
}

/** The page that prints an entry, and the anchor where it prints several. */
export function placeOf({ collection, id, fields }: Entry) {
  const [path, anchor] = entryHref(collection, id, fields)?.split('#') ?? [];
  return { path, anchor };
}

/** Entries whose URL another entry or a page of `src/pages` has too. */
export function findSharedUrls({ entries, words }: ReadContent): ValidationError[] {
  const owners = new Map([...routes()].map(([path, { file }]) => [path, file]));
  for (const [language, { file }] of words) owners.set(`/${language}`, file);
  const found = entries.map((entry) => {
    const { path = `${entry.collection}/${entry.id}`, anchor } = placeOf(entry);
    if (anchor !== undefined && !owners.has(path)) owners.set(path, entry.file);
    return { file: entry.file, url: anchor === undefined ? path : `${path}#${anchor}` };
  });
  return found.flatMap(({ file, url }) => {
    const owner = owners.get(url);
    owners.set(url, owner ?? file);
    return owner === undefined ? [] : [{ file, message: `has the same URL as ${owner} → rename one of them` }];
  });
}

/** The pages of src/pages whose paths do not follow from entries, and the files of public/. */
function routes(): Map<string, SitePage> {
  const files = listFiles(join(project, 'src/pages')).flatMap((name) => {
    const path = name.replace(/^\[\.\.\.locale\]\//, '').replace(/(\/\[\.\.\.page\])?\.(astro|ts)$/, '');
    return /[[]|(^|\/)_/.test(path) ? [] : [[`/${path}`.replace(/\/index$/, '') || '/', `src/pages/${name}`] as const];
  });
  const others = listFiles(join(project, 'public')).map((name) => [`/${name}`, `public/${name}`] as const);
  const generated = ['/llms.txt', '/sitemap-index.xml'].map((path) => [path, path.slice(1)] as const);
  return new Map(
    [...files, ...others, ...generated].map(([path, file]) => [path, { file, anchors: new Set<string>() }]),
  );
}

/** The headings and sources of a text. */
function anchorsIn({ collection, nodes, fields }: Entry): string[] {
  const slugger = new Slugger();
  // Some sources of a bank’s help are printed beside its numbers, not in the list of the page.
  const sources = collection === 'bank-help' ? [] : listIn(fields, 'sources');
  return [
    ...headingsIn(nodes).map(({ text }) => slugger.slug(text)),
    ...sources.map((_, index) => sourceAnchor(index + 1)),
  ];
}
