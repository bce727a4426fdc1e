import { formatNumber } from '#client/format.ts';
import { fillTokens } from '#client/tokens.ts';
import type { Page } from 'astro';
import type { Words } from '#schemas/interface-words.ts';
import type { PageHead } from './page-head.ts';

/** The head of a list page; from the second on, its title names the page. Dated by the newest article. */
export function listPageHead(
  list: PageHead,
  { currentPage, lastPage, data }: Pick<Page<{ publishDate: Date }>, 'currentPage' | 'lastPage' | 'data'>,
  words: Words['blog'],
): PageHead {
  const dated = { ...list, modified: data[0]?.publishDate };
  if (currentPage === 1) return dated;
  const { page, pageOf, pageTitle } = fillTokens(words, {
    title: list.title,
    page: `${currentPage}`,
    pages: `${lastPage}`,
  });
  return {
    ...dated,
    title: pageTitle,
    label: page,
    description: `${pageOf}. ${list.description}`,
    path: `${list.path}/${currentPage}`,
    trail: [...(list.trail ?? []), { href: list.path, label: list.label ?? list.title }],
  };
}

/** "Articles 21 to 40 of 95, newest first." */
export function describeRange(
  { start, end, total }: Pick<Page, 'start' | 'end' | 'total'>,
  words: Words['blog'],
): string {
  return fillTokens(words.range, {
    first: formatNumber(start + 1),
    last: formatNumber(end + 1),
    all: formatNumber(total),
  });
}
