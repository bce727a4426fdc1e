import { getCollection, render, type CollectionEntry } from 'astro:content';
import type { PageHead } from '#lib/build/seo.ts';
import type { Page } from '#schemas/page.ts';
import { fillTokens } from '#lib/build/tokens.ts';

/** A page that is mostly text. */
export interface TextPage {
  /** The address without the first slash, like docs/android-app. */
  id: string;
  title: string;
  lead: string;
  reviewedOn: Date;
  sources: Page['sources'];
  head: PageHead;
  entry: CollectionEntry<'pages'>;
}

/** Every page of content/pages. */
export async function getTextPages(): Promise<TextPage[]> {
  const entries = await getCollection('pages');
  return entries.map((entry) => {
    const { title, label, lead, kind, seo, reviewedOn, sources } = fillTokens(entry.data);
    // Without sources nothing was checked, and no day is printed.
    const modified = sources.length > 0 ? reviewedOn : undefined;
    const head: PageHead = { ...seo, label, path: `/${entry.id}`, kind, modified };
    return { id: entry.id, title, lead, reviewedOn, sources, head, entry };
  });
}

/** The body of a page as a component, and its headings. */
export function renderTextPage(page: TextPage) {
  return render(page.entry);
}
