import { getCollection } from 'astro:content';
import { inLanguage, inOrder } from './store.ts';

const entries = inOrder(await getCollection('faq'));

/** The translated categories and questions, in the order of the content; `id` is the anchor of a category on /faq. */
export function getFaq(language?: string) {
  return entries.flatMap((entry) => {
    const translated = inLanguage(language, entry);
    return translated ? [{ id: entry.id, category: translated.category, items: translated.items }] : [];
  });
}
