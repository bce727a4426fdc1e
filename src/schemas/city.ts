import { z } from 'astro/zod';
import { entryOf, jsonFile, listOf, markdown, number, oneOf, pastDay, text } from '#schemas/kit/fields.ts';
import { narration, noted, point, question, seo, source } from '#schemas/kit/groups.ts';

/** content/cities/<name in lower case>.json */
export const citySchema = jsonFile({
  city: text('the name of the city, as in the URL of the page', { max: 40 }),
  officialName: text('the official name where it differs', { max: 40 }).optional(),
  order: number('the place in lists, from 1', { min: 1, max: 100 }),
  state: entryOf('states', 'the state: the name of a file in content/states, without .json'),
  lat: number('how many degrees north the centre is', { min: 6, max: 38 }),
  lng: number('how many degrees east the centre is', { min: 68, max: 98 }),
  mapLabel: oneOf('the side of its dot on the map that has room for the name', ['left', 'right']),
  population: text('the population in words, with the basis, like "12.4 million in the city (Census 2011)"', {
    max: 120,
  }),
  seo,
  headline: text('the heading of the page', { min: 20, max: 90 }),
  lead: markdown('what the names and lines that people here ask about mean', { min: 100, max: 230 }),
  intro: listOf('what else is different here', markdown('a paragraph', { min: 150, max: 800 }), { max: 3 }),
  majorBanks: listOf('the banks people here use most', noted('the bank'), { min: 4, max: 8 }),
  businessDistricts: listOf('the business districts', noted('the district'), { min: 4, max: 7 }),
  localFeatures: listOf('what a statement from here shows that others do not', point(100, 700), { min: 3, max: 5 }),
  narrations: listOf('lines that people here find in their statements', narration, { min: 3, max: 8 }),
  testimonials: listOf(
    'what people say',
    z.strictObject({
      quote: text('the quotation', { min: 40, max: 300 }),
      role: text('what the speaker does, never a name', { max: 60 }),
      place: text('where', { max: 60 }),
      kind: oneOf('the kind of testimonial', ['illustrative', 'customer']),
    }),
    { max: 3 },
  ),
  questions: listOf('questions people here ask', question, { min: 3, max: 5 }),
  sources: listOf('where the facts come from', source, { max: 10 }),
  reviewedOn: pastDay('the day on which the page was last checked'),
});

export type City = z.infer<typeof citySchema>;
