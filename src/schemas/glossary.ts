import { z } from 'astro/zod';
import { jsonFile, listOf, literal } from '#schemas/kit/fields.ts';

/** content/glossary.<language>.json: one word for each thing, which `npm run check:content` enforces. */
export const glossarySchema = jsonFile({
  terms: listOf(
    'the terms',
    z.strictObject({
      en: literal('the English word', { max: 60 }),
      write: literal('the word in this language', { max: 60 }),
      not: listOf('other words for it, which are refused', literal('a word as it is written', { max: 40 }), { min: 0 }),
    }),
    { max: 400 },
  ),
});

export type Glossary = z.infer<typeof glossarySchema>;
