import { getCollection } from 'astro:content';
import { fillTokens } from '#lib/build/tokens.ts';
import { inLanguage } from './translations.ts';

/** One category of questions, as /faq prints it. */
export interface FaqSection {
  /** The anchor of the category. */
  id: string;
  category: string;
  items: { id: string; question: string; answer: string }[];
}

const entries = (await getCollection('faq')).sort((a, b) => a.data.order - b.data.order);

/** All categories with their questions, as far as they are translated, in the order of the content. */
export function getFaq(language?: string): FaqSection[] {
  return entries.flatMap((entry) => {
    const data = inLanguage(language, `faq/${entry.id}`, entry.data);
    return data ? [{ id: entry.id, category: data.category, items: fillTokens(data.items) }] : [];
  });
}
