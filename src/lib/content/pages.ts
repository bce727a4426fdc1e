import { getCollection, render, type CollectionEntry } from 'astro:content';
import { defaultLanguage } from '#lib/build/languages.ts';
import type { PageHead } from '#lib/build/seo.ts';
import type { Page } from '#schemas/page.ts';
import { fillTokens } from '#lib/build/tokens.ts';
import { pathIn } from '#lib/build/translations.ts';
import { translationOf } from './translations.ts';

/** A page that is mostly text. */
export interface TextPage {
  /** The path, with that of the language. */
  href: string;
  title: string;
  lead: string;
  reviewedOn: Date;
  sources: Page['sources'];
  head: PageHead;
  entry: CollectionEntry<'pages'> | CollectionEntry<'translations'>;
}

/** A page in one language; `id` is that of the English entry. */
interface Entry {
  id: string;
  data: Page;
  entry: TextPage['entry'];
}

/** Every page of content/pages, as far as it is translated. One in a folder hangs below the page of the folder's name, where there is one. */
export async function getTextPages(language = defaultLanguage): Promise<TextPage[]> {
  const entries = (await getCollection('pages')).flatMap((english): Entry[] => {
    const { id } = english;
    if (language === defaultLanguage) return [{ id, data: english.data, entry: english }];
    const translation = translationOf(language, `pages/${id}`);
    return translation ? [{ id, data: translation.data as Page, entry: translation }] : [];
  });
  const labels = new Map(entries.map(({ id, data }) => [id, fillTokens(data).label]));
  return entries.map(({ id, data, entry }) => {
    const folder = id.slice(0, Math.max(0, id.lastIndexOf('/')));
    const parent = labels.get(folder);
    const trail = parent === undefined ? [] : [{ href: `/${folder}`, label: parent }];
    const { title, label, lead, kind, seo, reviewedOn, sources } = fillTokens(data);
    // Without sources nothing was checked, and no day is printed.
    const modified = sources.length > 0 ? reviewedOn : undefined;
    const head: PageHead = { ...seo, label, path: `/${id}`, kind, trail, modified };
    return { href: pathIn(language, head.path), title, lead, reviewedOn, sources, head, entry };
  });
}

/** The body of a page as a component, and its headings. */
export function renderTextPage(page: TextPage) {
  return render(page.entry);
}
