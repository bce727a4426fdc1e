import { getCollection } from 'astro:content';
import type { Shape } from '#schemas/shape.ts';
import { getBankHelp } from './bank-help.ts';
import { inLanguage, inOrder } from './store.ts';

/** A bank with the shapes of its lines, in English and, if translated, in a language. */
export interface BankLines {
  name: string;
  /** Its page, if it has one. */
  href: string | undefined;
  shapes: { english: Shape; translated: Shape | undefined }[];
}

const entries = inOrder(await getCollection('lines'));
const hrefs = new Map(getBankHelp().map(({ id, href }) => [id, href]));

/** All banks whose lines are known, in the order of the content. */
export function getBankLines(language: string): BankLines[] {
  return entries.map((entry) => {
    const { id, data: english } = entry;
    const translated = inLanguage(language, entry);
    return {
      name: (translated ?? english).name,
      href: hrefs.get(id),
      shapes: english.shapes.map((shape) => ({
        english: shape,
        translated: translated?.shapes?.find(({ id }) => id === shape.id),
      })),
    };
  });
}
