import { join } from 'node:path';
import Slugger from 'github-slugger';
import type { Entry, ReadContent } from '#authoring/read/types.ts';
import { headingsIn } from '#authoring/read/markdown-nodes.ts';
import { fieldOf, listIn } from '#authoring/read/syntax.ts';
import type { ValidationError } from '#lib/errors.ts';
import { listFiles } from '#lib/list-files.ts';
import { sourceAnchor } from '#data/markdown/source-markers.ts';
import { anchorsOfPages, bankHref, categoryHref, codeHref, entryHref } from '#data/paths/routes.ts';
import { TranslatedPaths } from '#data/paths/translated-paths.ts';
import { filterCategories, type Article } from '#schemas/article.ts';
import { defaultLanguage } from '#schemas/interface-words.ts';

/** A page or file of the site. */
export interface SitePage {
  /** Its source: a file of content/, src/pages or public. */
  file: string;
  anchors: Set<string>;
  article?: Pick<Article, 'draft' | 'publishDate'>;
  /** Set if its source cannot be read: it may have any anchor. */
  isUnread?: true;
}

/** The pages of the site, at the paths of the English pages. */
export interface KnownPages {
  /** The pages of src/pages whose paths do not follow from entries, and the files of public/. */
  routes: Routes;
  pages: ReadonlyMap<string, SitePage>;
  /** Finds a page by its path and language, which the path may begin with; with the anchors that it has in that language. */
  pageAt: (path: string, language?: string) => SitePage | undefined;
  /** The ids of entries that cannot be read: links to them may be right. */
  unread: ReadonlySet<string>;
}

/** Files by the paths of their pages. */
type Routes = ReadonlyMap<string, string>;

const project = join(import.meta.dirname, '../../..');

export function knownPages(content: ReadContent): KnownPages {
  const routes = readRoutes();
  const pages = sitePages(content, routes);
  const unread = new Set(content.entries.filter(isUnread).map(({ id }) => id));
  return { routes, pages, pageAt: pageFinder(content, pages), unread };
}

function sitePages({ collections, entries }: ReadContent, routes: Routes): ReadonlyMap<string, SitePage> {
  const pages = new Map<string, SitePage>();
  const add = (path: string, file: string, anchors: readonly string[] = []) => {
    const page = pages.get(path) ?? { file, anchors: new Set() };
    for (const anchor of anchors) page.anchors.add(anchor);
    pages.set(path, page);
    return page;
  };
  for (const [path, file] of routes) add(path, file);
  for (const [path, anchors] of Object.entries(anchorsOfPages)) add(path, '', anchors);
  for (const category of filterCategories) add(categoryHref(category), 'content/blog.json');
  for (const entry of entries) {
    const { collection, id, file, data, fields, body } = entry;
    const { path, anchor } = addressOf(entry);
    if (path === undefined) continue;
    const questions = listIn(fields, 'items').map((item) => String(fieldOf(item, 'id')));
    const page = add(path, file, anchor === undefined ? anchorsIn(entry) : [anchor, ...questions]);
    if (isUnread(entry)) page.isUnread = true;
    if (collection === 'blog' && data) page.article = data as Article;
    if (collection === 'tables') add(`${path}.csv`, file);
    if (collection === 'codes' && body) add(codeHref(path.slice('/codes/'.length), id, true), file, anchorsIn(entry));
  }
  const banks = (collections.get('bank-help') ?? []).filter(({ fields }) => fieldOf(fields, 'kind') === 'bank');
  const withoutPage = banks.map(({ id }) => id).filter((id) => !pages.has(bankHref(id)));
  add('/bank-analysis', '', withoutPage);
  return pages;
}

function pageFinder(
  { translations, languages, words }: ReadContent,
  pages: ReadonlyMap<string, SitePage>,
): KnownPages['pageAt'] {
  const translated = new TranslatedPaths(languages, translations);
  const lost = new Map(
    translations.map(({ file, language, lostAnchors }) => [
      `${language} ${file.replace(`.${language}.`, '.')}`,
      new Set(lostAnchors),
    ]),
  );
  return (path, reader = defaultLanguage) => {
    const [, prefix = '', rest = ''] = /^\/([a-z]+)(\/.*)?$/.exec(path) ?? [];
    const isPrefixed = words.has(prefix) && prefix !== defaultLanguage;
    const [language, english] = isPrefixed ? [prefix, rest || '/'] : [reader, path];
    const page = !isPrefixed || translated.existsIn(language, english) ? pages.get(english) : undefined;
    const lostAnchors = lost.get(`${language} ${page?.file}`);
    return page && lostAnchors ? { ...page, anchors: page.anchors.difference(lostAnchors) } : page;
  };
}

/** Whether the fields or the text of an entry cannot be read. */
function isUnread({ file, fields, nodes }: Entry): boolean {
  return fields === undefined || (file.endsWith('.mdx') && nodes.length === 0);
}

/** The page of an entry, and its anchor there where the page prints several. */
export function addressOf({ collection, id, fields }: Pick<Entry, 'collection' | 'id' | 'fields'>) {
  const [path, anchor] = entryHref(collection, id, fields)?.split('#') ?? [];
  return { path, anchor };
}

/** Entries that share their URL with another entry or a page of src/pages. */
export function findSharedUrls({ entries, words }: ReadContent, { routes }: KnownPages): ValidationError[] {
  const owners = new Map(routes);
  for (const [language, { file }] of words) owners.set(`/${language}`, file);
  const found = entries.map((entry) => {
    const { path = `${entry.collection}/${entry.id}`, anchor } = addressOf(entry);
    if (anchor !== undefined && !owners.has(path)) owners.set(path, entry.file);
    return { file: entry.file, url: anchor === undefined ? path : `${path}#${anchor}` };
  });
  return found.flatMap(({ file, url }) => {
    const owner = owners.get(url);
    owners.set(url, owner ?? file);
    return owner === undefined ? [] : [{ file, message: `has the same URL as ${owner} → rename one of them` }];
  });
}

function readRoutes(): Routes {
  const files = listFiles(join(project, 'src/pages')).flatMap((name) => {
    const path = name.replace(/^\[\.\.\.locale\]\//, '').replace(/(\/\[\.\.\.page\])?\.(astro|ts)$/, '');
    return /[[]|(^|\/)_/.test(path) ? [] : [[`/${path}`.replace(/\/index$/, '') || '/', `src/pages/${name}`] as const];
  });
  const others = listFiles(join(project, 'public')).map((name) => [`/${name}`, `public/${name}`] as const);
  const generated = ['/llms.txt', '/sitemap-index.xml'].map((path) => [path, path.slice(1)] as const);
  return new Map([...files, ...others, ...generated]);
}

function anchorsIn({ collection, nodes, fields }: Entry): string[] {
  const slugger = new Slugger();
  // Some sources of a bank’s help are printed beside its numbers, not in the list of the page.
  const sources = collection === 'bank-help' ? [] : listIn(fields, 'sources');
  return [
    ...headingsIn(nodes).map(({ text }) => slugger.slug(text)),
    ...sources.map((_, index) => sourceAnchor(index + 1)),
  ];
}
