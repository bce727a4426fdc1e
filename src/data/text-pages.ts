import { getCollection } from 'astro:content';
import type { PageHead } from '#data/metadata/page-head.ts';
import { entryIn } from './store.ts';
import { defaultLanguage, translatedPaths } from './languages.ts';

/**
 * The translated pages of content/pages; `href` is the path of each in its language. A page in a folder is below the page with the
 * folder's name, if there is one.
 */
export async function getTextPages(language = defaultLanguage) {
  const entries = (await getCollection('pages')).flatMap((english) => {
    const entry = entryIn(language, english);
    return entry ? [{ id: english.id, entry, data: entry.data }] : [];
  });
  const labels = new Map(entries.map(({ id, data }) => [id, data.label]));
  return entries.map(({ id, entry, data }) => {
    const { title, label, lead, kind, seo, reviewedOn, sources } = data;
    const folder = id.slice(0, Math.max(0, id.lastIndexOf('/')));
    const parent = labels.get(folder);
    const trail = parent === undefined ? [] : [{ href: `/${folder}`, label: parent }];
    // Without sources nothing was checked, so no day is printed.
    const modified = sources.length > 0 ? reviewedOn : undefined;
    const head: PageHead = { ...seo, label, path: `/${id}`, kind, trail, modified };
    return { href: translatedPaths.pathIn(language, head.path), title, lead, reviewedOn, sources, head, entry };
  });
}
