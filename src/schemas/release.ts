import type { z } from 'astro/zod';
import { day, entryOf, jsonFile, listOf, markdown, shaped, text } from '#schemas/kit/fields.ts';

/** content/changelog/<version with hyphens>.json: what a version of the product brought. */
export const releaseSchema = jsonFile({
  version: shaped('the version: three numbers with dots, like 1.2.0', /^\d+\.\d+\.\d+$/),
  title: text('the version in a few words', { min: 5, max: 80 }),
  releasedOn: day('the day of the release; left out while nobody knows it').optional(),
  reads: listOf(
    'the banks whose statements this version reads',
    entryOf('banks', 'the name of a file in content/banks'),
  )
    .optional()
    .describe('The banks whose statements this version reads; left out while nobody knows them.'),
  changes: listOf('what a user notices', markdown('a change', { min: 10, max: 240 }), { max: 12 }),
});

export type Release = z.infer<typeof releaseSchema>;
