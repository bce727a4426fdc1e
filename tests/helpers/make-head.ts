import type { PageHead } from '#lib/seo/page-head.ts';

/** The head of a page. */
export function makeHead(path: string, change: Partial<PageHead> = {}): PageHead {
  return { path, title: 'Loans', description: 'What a lender reads.', keywords: [], ...change };
}
