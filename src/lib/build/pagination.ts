import { formatNumber } from '#lib/browser/format.ts';
import type { Page } from 'astro';
import type { PageHead } from '#lib/seo/page-head.ts';

/** Keeps the HTML of a list page within one initial TCP window. */
export const itemsPerPage = 20;

/** Shorter lists link all of their pages. */
const maxPagesListedInFull = 9;

/** How far, in pages, a longer list links at once: any page is a few steps from any other. */
const pagerOffsets = [0, 1, 10, 100];

/** Which page of a list it is, from 1, and how many there are. */
export type PagePlace = Pick<Page, 'currentPage' | 'lastPage'>;

/** The path of a page of the list: /blog, /blog/page/2. */
export function listPageHref(listHref: string, number: number): string {
  return number === 1 ? listHref : `${listHref}/page/${number}`;
}

/** Whether a path is that of a list page other than the first. */
export function isFurtherListPage(href: string): boolean {
  return /\/page\/\d+$/.test(href);
}

/** The numbers of the pages that a page links, its own included. */
export function reachablePages({ currentPage, lastPage }: PagePlace): number[] {
  const isReachable = (other: number) =>
    lastPage <= maxPagesListedInFull ||
    other === 1 ||
    other === lastPage ||
    pagerOffsets.includes(Math.abs(other - currentPage));
  return Array.from({ length: lastPage }, (_, index) => index + 1).filter(isReachable);
}

/** The head of a list page: the list's own on the first, one that names the page on the others. */
export function listPageHead(list: PageHead, { currentPage, lastPage }: PagePlace): PageHead {
  if (currentPage === 1) return list;
  return {
    ...list,
    title: `${list.title} (page ${currentPage})`,
    label: `Page ${currentPage}`,
    description: `Page ${currentPage} of ${lastPage}. ${list.description}`,
    path: listPageHref(list.path, currentPage),
    trail: [...(list.trail ?? []), { href: list.path, label: list.label ?? list.title }],
  };
}

/** "Articles 21 to 40 of 5,000, newest first." */
export function describeRange({ start, end, total }: Pick<Page, 'start' | 'end' | 'total'>): string {
  const [first, last, all] = [start + 1, end + 1, total].map(formatNumber);
  return `Articles ${first} to ${last} of ${all}, newest first.`;
}
