import type { PageHead } from '#lib/build/seo.ts';

/** What a page says of itself. */
export function makeHead(path: string, change: Partial<PageHead> = {}): PageHead {
  return { path, title: 'Loans', description: 'What a lender reads.', keywords: [], ...change };
}
