import { z } from 'astro/zod';
import {
  jsonFile,
  listOf,
  literal,
  markdown,
  number,
  questionText,
  shaped,
  slugPattern,
  text,
} from '#schemas/kit/fields.ts';
import { independentText } from '#schemas/kit/translation.ts';

/** content/faq/<anchor on /faq>.json: a category of questions. */
export const faqSchema = jsonFile({
  category: text('the name of the category', { max: 60 }),
  order: number('the place on the page, from 1', { min: 1, max: 20 }),
  items: listOf(
    'the questions',
    z.strictObject({
      id: shaped(
        'the anchor of the question on /faq: small letters, digits and hyphens, like upi-reference',
        slugPattern,
      ),
      question: questionText('the question, as a person would ask it'),
      keywords: independentText(
        listOf('what people also type to find the question', literal('a word or a few', { max: 40 })),
      ),
      answer: markdown('the answer, 40 to 120 words', { min: 150, max: 1100 }),
    }),
    { max: 12 },
  ),
});
