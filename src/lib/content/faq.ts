import { getCollection } from 'astro:content';
import { plainText } from '#lib/build/markdown.ts';
import type { Thing } from '#lib/build/seo.ts';
import { fillTokens } from '#lib/build/tokens.ts';

/** One category of questions, as /faq prints it. */
export interface FaqSection {
  /** The anchor of the category. */
  id: string;
  category: string;
  items: { id: string; question: string; answer: string }[];
}

const entries = (await getCollection('faq')).sort((a, b) => a.data.order - b.data.order);

/**
 * All categories with their questions, in the order of the content.
 * @throws when two questions, or a question and a category, share an anchor
 */
export function getFaq(): FaqSection[] {
  const sections = entries.map(({ id, data }) => ({ id, category: data.category, items: fillTokens(data.items) }));
  refuseSharedAnchors(sections);
  return sections;
}

/** The questions as structured data: word for word what the page shows. */
export function toFaqQuestions(sections: readonly FaqSection[]): Thing[] {
  return sections
    .flatMap((section) => section.items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    }));
}

function refuseSharedAnchors(sections: readonly FaqSection[]) {
  const owners = new Map(sections.map((section) => [section.id, section.id]));
  for (const section of sections) {
    for (const { id } of section.items) {
      const owner = owners.get(id);
      if (owner)
        throw new Error(
          `content/faq/${section.id}.json items: the id "${id}" is used in content/faq/${owner}.json too. Write another id.`,
        );
      owners.set(id, section.id);
    }
  }
}
