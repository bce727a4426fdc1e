import type { Article } from '#schemas/article.ts';
import { formatDate } from '#lib/browser/format.ts';

/** The calendar day in India at a moment; like every day of the content, at midnight UTC. */
export function dayInIndia(moment: Date): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(moment);
  return new Date(`${day}T00:00:00Z`);
}

/** What keeps an article off the site today, in a few words for its editors; undefined if nothing does. */
export function whyUnpublished(
  { draft, publishDate }: Pick<Article, 'draft' | 'publishDate'>,
  today: Date,
): string | undefined {
  if (draft) return 'Draft: not on the site';
  return publishDate > today ? `Appears on ${formatDate(publishDate)}` : undefined;
}
