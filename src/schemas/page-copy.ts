import { z } from 'astro/zod';
import { filterCategories } from './article.ts';
import { codeGroups } from './code.ts';
import { searchWords } from '#schemas/kit/groups.ts';
import { opening, paragraph, passage, plainCopy } from '#schemas/kit/copy-fields.ts';
import { group, jsonFile, listOf, literal, text, yesNo } from '#schemas/kit/fields.ts';
import { withTokens } from '#schemas/kit/token-fields.ts';
import { optionallyTranslated } from '#schemas/kit/translation.ts';

/** content/features.json: the copy of /features. */
export const featuresCopySchema = jsonFile({
  ...opening,
  sections: listOf(
    'the features in the order of the specification',
    passage.extend({
      limit: paragraph('what the feature does not do'),
      hasKeyLimit: yesNo('its limit matters before one installs the app: it stands beside the feature').default(false),
    }),
    { min: 8, max: 8 },
  ),
});

/** content/bank-analysis.json: the copy of /bank-analysis. */
export const bankAnalysisCopySchema = jsonFile({
  ...opening,
  searchWords,
  steps: group('How a statement is read.', {
    heading: plainCopy('the heading'),
    items: listOf('the steps, in order', passage, { min: 4, max: 4 }),
  }),
  comparison: group('The table of the banks’ statements.', {
    heading: plainCopy('the heading'),
    text: paragraph('where the layouts are known from'),
  }),
});

/** content/states.json: the copy of /states. */
export const statesCopySchema = jsonFile({
  ...opening,
  reasons: listOf('why each state has a page', passage, { min: 3, max: 3 }),
});

const aboutCategory = text('what its articles say: the lead of its page, and its description for search results', {
  min: 70,
  max: 160,
});

const fieldsOf = <Name extends string, Field>(names: readonly Name[], field: Field) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;

/** content/blog.json: the copy of /blog. */
export const blogCopySchema = jsonFile({
  ...opening,
  categories: group('What each category is about.', fieldsOf(filterCategories, aboutCategory)),
});

const codePage = group('A page of the dictionary.', {
  label: plainCopy('the name of the page in lists'),
  title: optionallyTranslated(literal('the title with the codes that people look for first', { max: 90 })),
  lead: paragraph('what its codes are printed for'),
  about: text('what its codes are about, within a sentence', { max: 90 }),
  isByNumber: yesNo('its codes are mostly numbers: /codes links to the page instead of listing them').default(false),
});

/** content/codes.json: the copy of /codes and /codes/<group>. */
export const codesCopySchema = jsonFile({
  pages: group('The pages of the dictionary.', fieldsOf(codeGroups, codePage)),
});

const notice = 'what everyone reads: what is stored, why and for how long, with {purpose} where it belongs';
const rest = 'the rest of the notice, which opens on request, with {grievance} and {email} where those belong';

/** content/notices.json: what a form stores and why, in each language that visitors may choose. */
export const noticesSchema = jsonFile({
  notices: listOf(
    'the notice, once for each language',
    z.strictObject({
      language: literal('the code of the language, like hi', { max: 3 }),
      open: literal('the words that open the notice on a page in another language', { max: 60 }),
      text: withTokens(literal(notice, { max: 400 }), ['{name}'], notice),
      moreTitle: literal('the words that open the rest of the notice', { max: 60 }),
      more: withTokens(literal(rest, { max: 1500 }), ['{name}'], rest),
      contact: literal('what messages are used for, which replaces {purpose}', { max: 200 }),
      feedback: literal('what feedback is used for, which replaces {purpose}', { max: 200 }),
      grievance: literal('the contact for complaints, which replaces {grievance}; {title} is replaced by its title', {
        max: 80,
      }),
    }),
    { max: 23 },
  ),
});
