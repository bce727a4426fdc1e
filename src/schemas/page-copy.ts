/** The copy of pages that have little of it, each with the fields of content/<page>.json. */
import { z } from 'astro/zod';
import { filterCategories } from './article.ts';
import { codeGroups, type CodeGroup } from './code.ts';
import { opening, paragraph, passage, plainCopy } from './copy-fields.ts';
import { group, listOf, literal, schemaFile, text, yesNo } from './fields.ts';
import { optionallyTranslated } from './translation.ts';

/** /features */
export const featuresCopySchema = z.strictObject({
  $schema: schemaFile,
  ...opening,
  sections: listOf(
    'the features in the order of the specification',
    passage.extend({ limit: paragraph('what the feature does not do') }),
    { min: 8, max: 8 },
  ),
});

/** /bank-analysis */
export const bankAnalysisCopySchema = z.strictObject({
  $schema: schemaFile,
  ...opening,
  steps: group('How a statement is read.', {
    heading: plainCopy('the heading'),
    items: listOf('the steps, in order', passage, { min: 4, max: 4 }),
  }),
  comparison: group('The table of the banks’ statements.', {
    heading: plainCopy('the heading'),
    text: paragraph('where the layouts are known from'),
  }),
});

/** /states, the directory */
export const statesCopySchema = z.strictObject({
  $schema: schemaFile,
  ...opening,
  reasons: listOf('why each state has a page', passage, { min: 3, max: 3 }),
});

const aboutCategory = text('what its articles say: the lead of its page, and its description for search results', {
  min: 70,
  max: 160,
});
type Categories = Record<(typeof filterCategories)[number], typeof aboutCategory>;

/** /blog */
export const blogCopySchema = z.strictObject({
  $schema: schemaFile,
  ...opening,
  categories: group(
    'What each category is about.',
    Object.fromEntries(filterCategories.map((name) => [name, aboutCategory])) as Categories,
  ),
});

const codePage = group('A page of the dictionary.', {
  label: plainCopy('the name of the page in lists'),
  title: optionallyTranslated(literal('the title with the codes that people look for first', { max: 90 })),
  lead: paragraph('what its codes are printed for'),
  about: text('what its codes are about, within a sentence', { max: 90 }),
  isByNumber: yesNo('its codes are mostly numbers: /codes links to the page instead of listing them').default(false),
});

/** /codes/<group> */
export const codesCopySchema = z.strictObject({
  $schema: schemaFile,
  pages: group(
    'The pages of the dictionary.',
    Object.fromEntries(codeGroups.map((name) => [name, codePage])) as Record<CodeGroup, typeof codePage>,
  ),
});
