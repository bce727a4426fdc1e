import { z } from 'astro/zod';
import { listOf, oneOf, pastDay, text, yesNo } from '#schemas/kit/fields.ts';
import { searchWords, seo, source } from '#schemas/kit/groups.ts';

/** The front matter of content/pages/<path of the page>.mdx. */
export const pageSchema = z.strictObject({
  title: text('the heading of the page', { min: 5, max: 90 }),
  label: text('the name of the page in breadcrumbs', { max: 40 }),
  lead: text('what the page is for, in one or two sentences', { min: 40, max: 260 }),
  kind: oneOf('the kind of page', ['WebPage', 'AboutPage', 'ContactPage']).default('WebPage'),
  isUrgent: yesNo('1930 and the reader’s bank are at the bottom of phones, for a page with <BankHelplines />').default(
    false,
  ),
  seo,
  reviewedOn: pastDay('the day on which the page was last checked'),
  searchWords,
  sources: listOf('where the facts come from', source, { min: 0, max: 20 }).default([]),
});
