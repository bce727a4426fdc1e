import { getCollection } from 'astro:content';
import type { Question } from 'schema-dts';
import { plainText } from '#lib/build/markdown.ts';
import { sourceMarker } from '#lib/build/source-markers.ts';
import type { Source } from '#schemas/groups.ts';
import { withProductName } from './product-name.ts';

/** One category of questions, as /faq prints it. */
export interface FaqSection {
  /** The anchor of the category. */
  id: string;
  category: string;
  items: { id: string; question: string; answer: string }[];
}

const entries = (await getCollection('faq')).sort((a, b) => a.data.order - b.data.order);

/** The sources of all categories, which share one list on the page. */
export function getFaqSources(): Source[] {
  return entries.flatMap(({ data }) => data.sources ?? []);
}

/** All categories with their questions, in the order of the content. Source markers count through all categories. */
export function getFaq(): FaqSection[] {
  let before = 0;
  return entries.map(({ id, data }) => {
    const offset = before;
    before += data.sources?.length ?? 0;
    const items = withProductName(data.items).map((item) => ({ ...item, answer: renumber(item.answer, offset) }));
    return { id, category: data.category, items };
  });
}

function renumber(text: string, offset: number): string {
  return text.replace(sourceMarker, (_, number: string) => `[^${Number(number) + offset}]`);
}

/** The questions as structured data: word for word what the page shows. */
export function toFaqQuestions(sections: readonly FaqSection[]): Question[] {
  return sections
    .flatMap((section) => section.items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    }));
}
