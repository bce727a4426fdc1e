import { getCollection } from 'astro:content';
import { inLanguage, inOrder } from './store.ts';

/** One category of questions, as /faq prints it; `id` is its anchor. */
export type FaqSection = ReturnType<typeof getFaq>[number];

const entries = inOrder(await getCollection('faq'));

/** The translated categories and questions, in the order of the content. */
export function getFaq(language?: string) {
  return entries.flatMap((entry) => {
    const translated = inLanguage(language, entry);
    return translated ? [{ id: entry.id, category: translated.category, items: translated.items }] : [];
  });
}
