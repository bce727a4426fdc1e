import { getCollection, render, type CollectionEntry } from 'astro:content';
import type { PageHead } from '#lib/build/seo.ts';
import type { Page } from '#schemas/page.ts';
import { fillTokens } from '#lib/build/tokens.ts';

/** A page that is mostly text. */
export interface TextPage {
  /** The path without the first slash, like docs/android-app. */
  id: string;
  title: string;
  lead: string;
  reviewedOn: Date;
  sources: Page['sources'];
  head: PageHead;
  entry: CollectionEntry<'pages'>;
}

/** Every page of content/pages. One in a folder hangs below the page of the folder's name, where there is one. */
export async function getTextPages(): Promise<TextPage[]> {
  const entries = await getCollection('pages');
  const labels = new Map(entries.map((entry) => [entry.id, fillTokens(entry.data).label]));
  return entries.map((entry) => {
    const folder = entry.id.slice(0, Math.max(0, entry.id.lastIndexOf('/')));
    const parent = labels.get(folder);
    const trail = parent === undefined ? [] : [{ href: `/${folder}`, label: parent }];
    const { title, label, lead, kind, seo, reviewedOn, sources } = fillTokens(entry.data);
    // Without sources nothing was checked, and no day is printed.
    const modified = sources.length > 0 ? reviewedOn : undefined;
    const head: PageHead = { ...seo, label, path: `/${entry.id}`, kind, trail, modified };
    return { id: entry.id, title, lead, reviewedOn, sources, head, entry };
  });
}

/** The body of a page as a component, and its headings. */
export function renderTextPage(page: TextPage) {
  return render(page.entry);
}
