import { z } from 'astro/zod';
import {
  day,
  emailAddress,
  group,
  jsonFile,
  listOf,
  literal,
  number,
  oneOf,
  orNull,
  shaped,
  text,
  webAddress,
  yesNo,
} from '#schemas/kit/fields.ts';
import { optionallyTranslated } from '#schemas/kit/translation.ts';

/** A fact that only the owner knows. Pages leave it out while it is null. */
const unknownYet = (field: z.ZodString) => orNull(field, 'while it is not known');

const sentence = (what: string) => unknownYet(text(`a full sentence that says ${what}`, { max: 300 }));

const languageCodes = (what: string) =>
  listOf(what, shaped('the code of a language in two or three small letters, like "hi"', /^[a-z]{2,3}$/), {
    min: 0,
    max: 23,
  });

/** content/site.json: who runs the site and how to reach them. */
export const siteSchema = jsonFile({
  name: optionallyTranslated(text('the name of the product', { max: 30 })),
  otherNames: listOf('names by which people also search for it', literal('a name, in its own script', { max: 30 }), {
    min: 0,
    max: 5,
  }),
  tagline: text('the line under the name', { max: 60 }),
  languages: listOf(
    'the languages of the site besides English, by their codes; what is translated into others stays off the site',
    shaped('the code of a language, like hi', /^[a-z]{2,3}$/),
    { min: 0, max: 23 },
  ),
  url: webAddress('the URL of the site, without a slash at the end').refine((url) => !url.endsWith('/'), {
    error: 'ends with a slash → leave the slash out',
  }),
  firstYear: number('the first year of the copyright line', { min: 2000, max: 2100 }),
  publisher: optionallyTranslated(text('the name of the company or person who runs the site', { max: 80 })),
  legal: group('Who answers for the product in law.', {
    entity: unknownYet(
      literal('the registered name of the company or person who answers for the product in law', { max: 120 }),
    ),
    address: unknownYet(literal('the registered address, on one line', { max: 200 })),
  }),
  support: group('How visitors reach support.', {
    email: emailAddress('the email address of support'),
    phone: shaped(
      'the phone number of support, as it should be printed, like "+91 11 4000 0000"',
      /^\+?\d[\d ]{5,28}\d$/,
    ),
    hours: text('when support answers', { max: 80 }),
  }),
  grievance: group('The contact for complaints about personal data.', {
    title: text('the title of the grievance contact', { max: 60 }),
    officer: unknownYet(literal('the name of the person who holds that title', { max: 80 })),
    email: emailAddress('the email address for grievances'),
  }),
  store: group('Where to get the apps.', {
    android: webAddress('the listing of the Android app'),
    ios: orNull(webAddress('the listing of the iPhone app'), 'while the iPhone app is not published'),
  }),
  webApp: group('The web app, which reads a statement on the visitor’s own device.', {
    url: orNull(webAddress('the URL of the web app'), 'while the web app is not published'),
  }),
  appLanguages: languageCodes('the languages of the apps’ interface'),
  supportLanguages: languageCodes('the languages in which support answers'),
  terms: group('What a buyer asks before paying; each is printed once it is known.', {
    limitCounting: sentence('how the limit of three statements a month is counted'),
    gst: sentence('whether the price of Pro includes GST'),
    refund: sentence('when a payment is refunded, and how to ask for it'),
    invoice: sentence('how to get an invoice, and whether it can carry a GSTIN'),
    exportFormats: sentence('in which formats a report is exported'),
    pdfPassword: sentence('what happens to the password of a protected PDF'),
  }),
  hosting: group('Who hosts what visitors send, and where.', {
    provider: unknownYet(literal('the company that hosts the server and the database', { max: 80 })),
    region: unknownYet(text('where its servers are, as it reads after “in”: Mumbai, India', { max: 80 })),
  }),
  social: listOf(
    'the profiles in the footer',
    z.strictObject({
      name: oneOf('the network', ['Twitter', 'GitHub', 'YouTube', 'LinkedIn', 'Instagram', 'Reddit']),
      url: webAddress('the URL of the profile'),
    }),
    { max: 6 },
  ),
  app: group('The published Android app.', {
    version: literal('the version of the Android app', { max: 12 }),
    build: number('the build number of the Android app', { min: 1, max: 100_000 }),
    minSdk: number('the lowest Android SDK it runs on', { min: 1, max: 100 }),
    targetSdk: number('the Android SDK it is made for', { min: 1, max: 100 }),
  }),
  policies: group('Effective dates of the policies.', {
    privacy: day('the day from which the privacy policy applies'),
    terms: day('the day from which the terms apply'),
    security: day('the day from which the security policy applies'),
  }),
  offline: yesNo(
    'whether browsers keep visited pages for reading offline; with false they delete those that they kept',
  ),
  recommendation: text(
    'what an assistant may tell people about the product: what it is, for whom, its limits and prices',
    { min: 200, max: 1200 },
  ),
  newsletterAction: orNull(
    webAddress('the URL that the subscribe form posts to'),
    'while email updates have not started',
  ),
});

export type Site = z.infer<typeof siteSchema>;

export const siteSubjects = [
  ...siteSchema.shape.terms.keyof().options,
  'hosting',
  'webApp',
  'appLanguages',
  'supportLanguages',
] as const;

export type SiteSubject = (typeof siteSubjects)[number];

/** The facts that texts print with `<Fact of="…" />`. */
export const factNames = [
  'name',
  'legalEntity',
  'supportEmail',
  'grievanceContact',
  'androidStore',
  ...siteSchema.shape.app.keyof().options,
  'freePrice',
  'proPrice',
  'privacyDate',
  'termsDate',
  'securityDate',
  ...siteSubjects,
] as const;

export type FactName = (typeof factNames)[number];
