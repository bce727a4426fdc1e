import { z } from 'astro/zod';
import { jsonFile, literal, number, orNull, pastDay, shaped, text, webAddress, yesNo } from '#schemas/kit/fields.ts';
import { optionallyTranslated, independentText } from '#schemas/kit/translation.ts';

/** The names of the files in content/claims, besides each bank’s share of the market. */
export const claimIds = [
  'accuracy-rate',
  'all-indian-banks',
  'all-regional-banks',
  'bank-grade-security',
  'districts',
  'encryption-bits',
  'instant-processing',
  'local-processing',
  'most-trusted',
  'no-third-party-access',
  'pan-india-coverage',
  'people',
  'people-served',
  'processing-time',
  'regional-banks',
  'soc-2-type-ii',
  'statements-analysed',
  'states-and-territories',
  'supported-banks',
  'transactions-analysed',
  'zero-data-retention',
  'zero-logging',
] as const;

export type ClaimId = (typeof claimIds)[number] | `market-share-${string}`;

/** content/claims/<id>.json: a marketing figure or badge, so that each can be corrected or withdrawn in one place. */
export const claimSchema = jsonFile({
  label: optionallyTranslated(literal('what the figure counts, or the words of the badge', { max: 80 })),
  text: text('a sentence beside the label that says no more than is known', { min: 20, max: 160 }),
  prefix: independentText(text('what comes before the figure, like "under"', { max: 20 })),
  value: orNull(optionallyTranslated(number('the figure', { min: 0, max: 1_000_000_000 })), 'for a badge without one'),
  unit: optionallyTranslated(
    shaped(
      'what follows the figure without a space, like "%", "K+" or " minutes" (with its own space), or "" for none, in at most 20 characters',
      /^.{0,20}$/,
    ),
  ),
  evidence: z
    .strictObject({
      url: webAddress('where the figure is proven'),
      date: pastDay('the day on which that was true'),
    })
    .nullable()
    .describe('null while there is none: pages then mark the claim, and `npm run check:launch` lists it.'),
  show: yesNo('whether pages print it'),
});

export type Claim = z.infer<typeof claimSchema>;
