import { z } from 'astro/zod';
import { fixed, opening, paragraph, untilWebApp, plainCopy } from '#schemas/kit/copy-fields.ts';
import { group, jsonFile, listOf, literal, oneOf, shaped, slugPattern } from '#schemas/kit/fields.ts';
import { lineShape, narration, workedExample } from '#schemas/kit/groups.ts';
import { optionallyTranslated } from '#schemas/kit/translation.ts';

const line = z.strictObject({ line: narration.shape.line, shape: lineShape, ...workedExample.shape.entry.shape });

const feature = z.strictObject({
  icon: oneOf('an icon', ['zap', 'lock', 'chart-pie', 'calendar-clock', 'landmark', 'smartphone']),
  title: fixed('the name of the feature'),
  ...untilWebApp,
});

const app = z.strictObject({
  id: shaped('the name of the mark in src/assets/logos, without .svg: small letters and hyphens', slugPattern),
  name: fixed('the name of the app'),
  note: plainCopy('what the tile says beside the name of an app whose statements we do not read').optional(),
});

const comparisonRow = z.strictObject({
  label: plainCopy('what is compared'),
  text: plainCopy('what is true of us', 160),
  withWebApp: plainCopy('the same once content/site.json has the URL of the web app', 160).optional(),
  others: plainCopy('what is true of the others', 160),
});

const wayOn = {
  title: plainCopy('what the visitor can do'),
  text: paragraph('what they get'),
  link: plainCopy('the words of the link'),
};

/** content/home.json: the copy of the home page. */
export const homeCopySchema = jsonFile({
  seo: opening.seo,
  hero: group('What visitors see first.', {
    heading: plainCopy('the heading of the page'),
    lead: paragraph('what the product does with a statement'),
    privacy: group('Where the statement goes, with a link to /security.', untilWebApp),
    statement: optionallyTranslated(literal('whose statement the lines below are from, and its day', { max: 60 })),
    lines: listOf('invented lines of that statement, and the entries they become', line, { min: 3, max: 5 }),
  }),
  features: group('What the product can do.', {
    heading: plainCopy('the heading'),
    items: listOf('the features, each with its icon', feature, { min: 6, max: 6 }),
  }),
  demo: group('The demonstration.', {
    heading: plainCopy('the heading'),
    source: plainCopy('what the figures are added up from', 160),
  }),
  privacy: group('Privacy; its points and badges are claims, in content/claims.', {
    heading: plainCopy('the heading'),
    link: plainCopy('the words of the link to /security'),
  }),
  accounts: group('The tiles of banks and payment apps.', {
    lead: paragraph('what the tiles lead to'),
    apps: listOf('the payment apps, which follow the banks', app, { max: 10 }),
    summary: plainCopy('what opens the paragraph on further banks'),
    further: paragraph('which further banks and apps are read or named'),
    marks: paragraph('who owns the names and marks'),
  }),
  comparison: group('A fair comparison with the other kind of product.', {
    heading: plainCopy('the heading'),
    text: paragraph('for whom the product is'),
    others: plainCopy('the other kind of product'),
    rows: listOf('the rows of the table', comparisonRow, { min: 3, max: 8 }),
    more: paragraph('where to read more'),
  }),
  topics: group('Links to the other parts of the site.', {
    banks: plainCopy('the words of the link to /bank-analysis'),
    states: plainCopy('the words of the link to /states'),
    articles: plainCopy('the words of the link to /blog'),
    questions: plainCopy('the words of the link to /faq'),
  }),
  closing: group('What the page ends with: three ways on.', {
    heading: plainCopy('the heading'),
    lookUp: group('To the look-up.', wayOn),
    app: group('To the Android app.', wayOn),
    later: group('To a message about the apps that are coming.', {
      title: plainCopy('what the visitor can do'),
      ...untilWebApp,
      webApp: plainCopy('the words of the link about the web app'),
      iphone: plainCopy('the words of the link about the iPhone app'),
    }),
  }),
});

export type HomeCopy = z.infer<typeof homeCopySchema>;
