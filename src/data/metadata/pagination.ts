import { formatNumber } from '#client/format.ts';
import type { Page } from 'astro';
import type { PageHead } from './page-head.ts';

/** The head of a list page; from the second on, its title names the page. Dated by the newest article. */
export function listPageHead(
  list: PageHead,
  { currentPage, lastPage, data }: Pick<Page<{ publishDate: Date }>, 'currentPage' | 'lastPage' | 'data'>,
): PageHead {
  const dated = { ...list, modified: data[0]?.publishDate };
  if (currentPage === 1) return dated;
  return {
    ...dated,
    title: `${list.title} (page ${currentPage})`,
    label: `Page ${currentPage}`,
    description: `Page ${currentPage} of ${lastPage}. ${list.description}`,
    path: `${list.path}/${currentPage}`,
    trail: [...(list.trail ?? []), { href: list.path, label: list.label ?? list.title }],
  };
}

/** "Articles 21 to 40 of 5,000, newest first." */
export function describeRange({ start, end, total }: Pick<Page, 'start' | 'end' | 'total'>): string {
  const [first, last, all] = [start + 1, end + 1, total].map(formatNumber);
  return `Articles ${first} to ${last} of ${all}, newest first.`;
}
