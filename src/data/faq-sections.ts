import { getCollection } from 'astro:content';
import { inOrder, translatedInto } from './store.ts';

const entries = inOrder(await getCollection('faq'));

/** The translated categories and questions, in the order of the content; `id` is the anchor of a category on /faq. */
export function getFaq(language?: string) {
  return translatedInto(language, entries).map(({ id, data: { category, items } }) => ({ id, category, items }));
}
