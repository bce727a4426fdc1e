import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import Slugger from 'github-slugger';
import { fieldOf } from '#authoring/read/entry-text.ts';
import type { Mistake } from '#lib/build/content-error.ts';
import { articleHref, bankHref, categoryHref, cityHref, codeHref, stateHref, tableHref } from '#lib/build/routes.ts';
import { filterCategories } from '#schemas/article.ts';
import { codeGroups, type CodeGroup } from '#schemas/code.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { didYouMean, quoted } from '#schemas/wording.ts';
import {
  attributeOf,
  lineOf,
  nodesOf,
  partsOf,
  placeIn,
  type EntryTexts,
  type MarkdownNode,
  type Text,
} from './texts.ts';

/** The addresses of the site, each with its anchors as far as the content tells them. */
export type Routes = ReadonlyMap<string, readonly string[] | undefined>;

const source = fileURLToPath(new URL('../../', import.meta.url));

/** The page that an entry has to itself. */
const routeOf: Partial<Record<CollectionName, (id: string) => string>> = {
  banks: bankHref,
  blog: articleHref,
  cities: cityHref,
  pages: (id) => `/${id}`,
  states: stateHref,
  tables: tableHref,
};

/**
 * The address at which an entry is to be seen.
 * @param fields what it says, where that is known
 */
export function addressOf(collection: CollectionName, id: string, fields?: unknown): string | undefined {
  if (collection === 'faq') return `/faq#${id}`;
  if (collection === 'codes') return codeHref(String(fieldOf(fields, 'group')), id);
  return collection === 'changelog' ? '/changelog' : routeOf[collection]?.(id);
}

/** Every address of the site: pages by their files, pages made from entries, and files served as they are. */
export function readRoutes(entries: readonly EntryTexts[]): Routes {
  const pages = filesBelow(join(source, 'pages'))
    .filter((file) => /\.(astro|ts)$/.test(file) && !file.includes('['))
    .map((file) => `/${file.replace(/\.(astro|ts)$/, '')}`.replace(/\/index$/, '') || '/');
  const served = filesBelow(join(source, '../public')).map((file) => `/${file}`);
  const made = entries.flatMap(({ collection, id, texts }): [string, readonly string[]][] => {
    const route = routeOf[collection]?.(id);
    const body = texts.find(({ field, tree }) => field === undefined && tree);
    return route ? [[route, body?.tree ? anchorsIn(body.tree) : []]] : [];
  });
  return new Map<string, readonly string[] | undefined>([
    ...[...pages, ...served, ...filterCategories.map(categoryHref)].map((route) => [route, undefined] as const),
    ...made.map(([route, anchors]) => [route, anchors.length > 0 ? anchors : undefined] as const),
    ...codeGroups.map((group) => [codeHref(group), anchorsOfCodes(entries, group)] as const),
    ['/faq', anchorsOfFaq(entries)],
  ]);
}

/**
 * Links that lead to no page of the site, to no heading of a page, or to an article that is not published by then.
 * @param others texts that are published with every build
 * @param today the day on which the site is built, as year-month-day
 */
export function findLostLinks(entries: readonly EntryTexts[], others: readonly Text[], today: string): Mistake[] {
  const routes = readRoutes(entries);
  const publishing = new Map(entries.map((entry) => [addressOf(entry.collection, entry.id), dayOfPublishing(entry)]));
  const lostIn = (texts: readonly Text[], own: string): Mistake[] => {
    const shownFrom = [today, publishing.get(own) ?? today].sort().at(-1) ?? today;
    const refuse = (link: string): string | undefined => {
      if (/^(https|mailto|tel):/.test(link)) return undefined;
      if (!/^[/#](?!\/)/.test(link)) {
        return `the link ${quoted(link)} has no beginning → write / before an address of this site, https:// before another`;
      }
      const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? [];
      const route = path || own;
      if (!routes.has(route)) {
        return `the link ${quoted(link)} leads to no page${didYouMean(path, [...routes.keys()])} → write the address of a page, like /faq`;
      }
      if ((publishing.get(route) ?? '') > shownFrom) {
        return `the link ${quoted(link)} leads to an article that is not published by then → publish it first, or take the link out`;
      }
      const anchors = routes.get(route);
      return anchor === undefined || !anchors || anchors.includes(anchor)
        ? undefined
        : `the link ${quoted(link)} leads to no heading of ${route}${didYouMean(anchor, anchors)} → write one of: ${anchors.map((name) => `#${name}`).join(', ')}`;
    };
    return texts.flatMap((text) =>
      partsOf(text).flatMap((node) =>
        linksIn(node).flatMap((link) => {
          const message = refuse(link);
          return message === undefined ? [] : [{ ...placeIn(text, lineOf(node)), message }];
        }),
      ),
    );
  };
  return [
    ...entries.flatMap(({ collection, id, text: whole, texts }) =>
      lostIn(texts, addressOf(collection, id, whole?.fields)?.replace(/#.*/, '') ?? '/'),
    ),
    ...lostIn(others, '/'),
  ];
}

/** The day from which an entry is on the site, as year-month-day: that of an article; after all days for a draft. */
function dayOfPublishing({ text }: EntryTexts): string {
  const { draft, publishDate = '' } = (text?.fields ?? {}) as { draft?: unknown; publishDate?: unknown };
  return draft === true ? '9999-12-31' : String(publishDate);
}

function linksIn(node: MarkdownNode): string[] {
  if (node.type === 'html') return [...String(node.value).matchAll(/\bhref="([^"]*)"/g)].map(([, link = '']) => link);
  const link = node.type === 'link' || node.type === 'definition' ? node.url : attributeOf(node, 'href');
  return link === undefined ? [] : [link];
}

/** The anchors that a text gets from its headings when it is built. */
function anchorsIn(tree: MarkdownNode): string[] {
  const slugger = new Slugger();
  return nodesOf(tree)
    .filter(({ type }) => type === 'heading')
    .map((heading) => slugger.slug(plainText(heading)));
}

function plainText(node: MarkdownNode): string {
  return nodesOf(node)
    .map(({ value }) => (typeof value === 'string' ? value : ''))
    .join('');
}

function anchorsOfFaq(entries: readonly EntryTexts[]): string[] {
  const categories = entries.filter(({ collection }) => collection === 'faq');
  return categories.flatMap(({ id, text }) => [
    id,
    ...((text?.fields as { items?: { id?: unknown }[] }).items ?? []).map((item) => String(item.id)),
  ]);
}

function anchorsOfCodes(entries: readonly EntryTexts[], group: CodeGroup): string[] {
  const members = entries.filter(
    ({ collection, text }) => collection === 'codes' && fieldOf(text?.fields, 'group') === group,
  );
  return members.map(({ id }) => id);
}

/** Every file below a folder, by its path from there, with / on every system. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/'));
}
