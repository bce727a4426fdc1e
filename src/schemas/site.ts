import { z } from 'astro/zod';
import { day, emailAddress, listOf, literal, number, oneOf, schemaFile, text, webAddress } from './fields.ts';

/** content/site.json: who runs the site and how to reach them. Nothing else in the tree spells these. */
export const siteSchema = z.strictObject({
  $schema: schemaFile,
  name: text('the name of the product', { max: 30 }),
  tagline: text('the line under the name', { max: 60 }),
  url: webAddress('the address of the site, without a slash at the end').refine((url) => !url.endsWith('/'), {
    error: 'ends with a slash → leave the slash out',
  }),
  firstYear: number('the first year of the copyright line', { min: 2000, max: 2100 }),
  publisher: text('the name of the company or person who runs the site', { max: 80 }),
  support: z
    .strictObject({
      email: emailAddress('the address of support'),
      phone: literal('the phone number of support, as it should be printed', { max: 30 }),
      hours: text('when support answers', { max: 80 }),
    })
    .describe('How visitors reach support.'),
  grievance: z
    .strictObject({
      title: text('the title of the grievance contact', { max: 60 }),
      email: emailAddress('the address for grievances'),
    })
    .describe('The contact for complaints about personal data.'),
  store: z
    .strictObject({
      android: webAddress('the listing of the Android app'),
      ios: webAddress('the listing of the iPhone app')
        .nullable()
        .describe('null while the iPhone app is not published.'),
    })
    .describe('Where the apps can be had.'),
  social: listOf(
    'the profiles in the footer',
    z.strictObject({
      name: oneOf('the network', ['Twitter', 'GitHub', 'YouTube', 'LinkedIn', 'Instagram', 'Reddit']),
      url: webAddress('the address of the profile'),
    }),
    { max: 6 },
  ),
  app: z
    .strictObject({
      version: literal('the version of the Android app', { max: 12 }),
      build: number('the build number of the Android app', { min: 1, max: 100_000 }),
      minSdk: number('the lowest Android SDK it runs on', { min: 1, max: 100 }),
      targetSdk: number('the Android SDK it is made for', { min: 1, max: 100 }),
    })
    .describe('The published Android app.'),
  policies: z
    .strictObject({
      privacy: day('the day from which the privacy policy holds'),
      terms: day('the day from which the terms hold'),
      security: day('the day from which the security policy holds'),
    })
    .describe('Effective dates of the policies.'),
  newsletterAction: webAddress('the address that the subscribe form posts to')
    .nullable()
    .describe('null while e-mail updates have not started.'),
});

export type Site = z.infer<typeof siteSchema>;
