import { z } from 'astro/zod';
import { fixed, opening, paragraph, plainCopy } from '#schemas/kit/copy-fields.ts';
import { group, jsonFile, listOf, number } from '#schemas/kit/fields.ts';

const plan = z.strictObject({
  name: fixed('the name of the plan'),
  rupeesPerMonth: number('the price of a month in whole rupees', { min: 0, max: 100_000 }),
  summary: plainCopy('for whom it is'),
  includes: listOf('what it includes', fixed('a point'), { max: 8 }),
});

const answer = z.strictObject({ title: plainCopy('the question in a few words'), text: paragraph('the answer') });

const term = (name: string) =>
  group(`What is asked about terms.${name} of content/site.json.`, {
    title: plainCopy('the title of the answer'),
    topic: plainCopy('the subject as it reads after “Ask us about”, while there is no answer'),
  });

/** content/pricing.json: the plans and the copy of /pricing. Other texts say {freePrice} and {proPrice}. */
export const pricingCopySchema = jsonFile({
  ...opening,
  free: plan.describe('The plan without a price.'),
  pro: plan.describe('The plan with a price.'),
  terms: group('What people ask before they pay.', {
    heading: plainCopy('the heading'),
    answers: listOf('what people ask before they pay', answer, { max: 8 }),
    gst: term('gst'),
    invoice: term('invoice'),
    refund: term('refund'),
    exportFormats: term('exportFormats'),
    limitCounting: term('limitCounting'),
    pdf: plainCopy('the title of what happens to the PDF'),
  }),
});

export type PricingCopy = z.infer<typeof pricingCopySchema>;
