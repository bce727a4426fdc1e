import { z } from 'astro/zod';
import { group, jsonFile, listOf, markdown, number, pastDay, shaped, text, yesNo } from '#schemas/kit/fields.ts';
import { narration, noted, seo, source } from '#schemas/kit/groups.ts';

/** content/states/<name in lower case, hyphens for spaces>.json */
export const stateSchema = jsonFile({
  state: text('the name of the state', { max: 40 }),
  stateCode: shaped('two capital letters, like MH', /^[A-Z]{2}$/),
  order: number('the place in lists, from 1', { min: 1, max: 40 }),
  featured: yesNo('whether the directory may feature it'),
  capital: text('the capital; the city of that name below gets the badge', { max: 40 }),
  population: text('the population in words, like "112 million"', { max: 30 }),
  populationSource: text('the source of the figure, like "Census 2011"', { min: 6, max: 120 }),
  languages: listOf('the languages', text('a language', { max: 30 }), { min: 2, max: 4 }),
  seo,
  headline: text('the second line: what the page answers', { min: 20, max: 90 }),
  lead: markdown('what the names and lines that people here ask about mean', { min: 100, max: 230 }),
  intro: listOf('what else is different here', markdown('a paragraph', { min: 150, max: 800 }), { max: 3 }),
  nationalBanks: listOf('the national banks people here use most', noted('the bank'), { min: 3, max: 6 }),
  regionalBanks: listOf('the regional and co-operative banks', noted('the bank'), { max: 4 }),
  formerNames: listOf(
    'the banks here that changed their names, or [] for none',
    z.strictObject({
      former: text('the old name, which statements may still print', { max: 80 }),
      present: text('the name now', { max: 80 }),
      since: text('when it changed', { max: 40 }),
    }),
    { min: 0, max: 8 },
  ),
  economicSectors: listOf('the sectors, most important first', noted('the sector'), { min: 3, max: 6 }),
  majorCities: listOf('the cities', noted('the city'), { min: 5, max: 7 }),
  financialHubs: listOf('the business centres', noted('the place'), { min: 3, max: 3 }),
  narrations: listOf('lines that people here find in their statements', narration, { min: 3, max: 8 }),
  local: listOf(
    'what is special here: billers, co-operative banks, seasons of spending, languages',
    z.strictObject({ title: text('the subject', { max: 70 }), text: markdown('the passage', { min: 150, max: 1200 }) }),
    { min: 2, max: 4 },
  ),
  whyChoose: group('The four points of "Why choose".', {
    compliance: markdown('rules that apply: banking is regulated by the RBI for all of India', { min: 60, max: 400 }),
    regionalBanks: markdown('what the regional banks here need', { min: 60, max: 400 }),
    languages: markdown('what the languages here mean for a statement', { min: 60, max: 400 }),
    sectors: markdown('what the sectors here mean for a statement', { min: 60, max: 400 }),
  }),
  cooperativeAnswer: markdown('the answer to: are co-operative bank statements read?', { min: 80, max: 700 }),
  terminologyAnswer: markdown('the answer to: which local terms appear in statements?', { min: 80, max: 700 }),
  sources: listOf('where the facts come from', source, { max: 10 }),
  reviewedOn: pastDay('the day on which the page was last checked'),
});

export type State = z.infer<typeof stateSchema>;
