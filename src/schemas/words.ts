import { z } from 'astro/zod';
import { schemaFile, shaped, text } from './fields.ts';
import { bankWords } from './words/banks.ts';
import { demoWords, homeWords } from './words/home.ts';
import { factWords, routeWords } from './words/facts.ts';
import { contactWords, faqWords, feedbackWords, formWords } from './words/forms.ts';
import { islandWords } from './words/islands.ts';
import { featureWords, pricingWords } from './words/plans.ts';
import { articleWords, listWords, notFoundWords, pageNames, siteWords } from './words/site.ts';

/** content/words/<language>.json: the words of the interface. A language exists once it has this file. */
export const wordsSchema = z.strictObject({
  $schema: schemaFile,
  language: z
    .strictObject({
      name: text('the name of the language in the language itself', { max: 30 }),
      tag: shaped('the language with its region, for browsers, numbers and dates, like hi-IN', /^[a-z]{2,3}-[A-Z]{2}$/),
      numbers: shaped(
        'the numbers from zero on as words, with single spaces between, like "zero one two"',
        /^\S+( \S+)+$/,
      ),
      and: text('the word between the last two members of a list', { max: 20 }),
    })
    .describe('The language itself.'),
  pages: pageNames,
  site: siteWords,
  notFound: notFoundWords,
  list: listWords,
  article: articleWords,
  facts: factWords,
  routes: routeWords,
  home: homeWords,
  demo: demoWords,
  features: featureWords,
  pricing: pricingWords,
  banks: bankWords,
  forms: formWords,
  contact: contactWords,
  feedback: feedbackWords,
  faq: faqWords,
  islands: islandWords,
});

export type Words = z.infer<typeof wordsSchema>;
