import { formatNumber } from '#lib/browser/format.ts';
import type { PageHead } from './seo.ts';

/** One page of a list that may be too long for one. */
export interface ListPage<Item> {
  items: readonly Item[];
  /** Which page it is, from 1. */
  number: number;
  /** How many pages the list has. */
  count: number;
  /** How many items the list has. */
  total: number;
  /** The address of the list, which is that of its first page. */
  listHref: string;
}

/** The pages of a list, in its order: one at least. */
export type ListPages<Item> = readonly [ListPage<Item>, ...ListPage<Item>[]];

/** So many items fit a page of HTML within one initial TCP window. */
export const itemsPerPage = 20;

/** Lists of so many pages name all of them. */
const shortList = 9;

/** How far, in pages, a longer list leads at once: any page is a few steps from any other. */
const strides = [0, 1, 10, 100];

/** Divides a list; one without items has one page, without items. */
export function paginate<Item>(items: readonly Item[], listHref: string): ListPages<Item> {
  const count = Math.max(1, Math.ceil(items.length / itemsPerPage));
  const toPage = (number: number) => ({
    items: items.slice((number - 1) * itemsPerPage, number * itemsPerPage),
    number,
    count,
    total: items.length,
    listHref,
  });
  return [toPage(1), ...Array.from({ length: count - 1 }, (_, index) => toPage(index + 2))];
}

/** The address of a page of the list: /blog, /blog/page/2. */
export function listPageHref(listHref: string, number: number): string {
  return number === 1 ? listHref : `${listHref}/page/${number}`;
}

/** Whether an address is that of a page of a list which is not its first. */
export function isFurtherListPage(href: string): boolean {
  return /\/page\/\d+$/.test(href);
}

/** The numbers of the pages that a page leads to, its own included: all of a short list; else the first, the last and those around. */
export function reachablePages({ number, count }: Pick<ListPage<unknown>, 'number' | 'count'>): number[] {
  const isReachable = (other: number) =>
    count <= shortList || other === 1 || other === count || strides.includes(Math.abs(other - number));
  return Array.from({ length: count }, (_, index) => index + 1).filter(isReachable);
}

/** The head of a page of a list. The first has the list's own; the others say which page they are, and hang below it. */
export function listPageHead(list: PageHead, { number, count }: Pick<ListPage<unknown>, 'number' | 'count'>): PageHead {
  if (number === 1) return list;
  return {
    ...list,
    title: `${list.title} (page ${number})`,
    label: `Page ${number}`,
    description: `Page ${number} of ${count}. ${list.description}`,
    path: listPageHref(list.path, number),
    trail: [...(list.trail ?? []), { href: list.path, label: list.label ?? list.title }],
  };
}

/** Which items a page holds, in words: "Articles 21 to 40 of 5,000, newest first." */
export function describeRange({ items, number, total }: Omit<ListPage<unknown>, 'listHref' | 'count'>): string {
  const before = (number - 1) * itemsPerPage;
  const [first, last, all] = [before + 1, before + items.length, total].map(formatNumber);
  return `Articles ${first} to ${last} of ${all}, newest first.`;
}
