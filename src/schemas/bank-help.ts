import { z } from 'astro/zod';
import {
  group,
  jsonFile,
  listOf,
  literal,
  markdown,
  oneOf,
  orNull,
  pastDay,
  shaped,
  text,
  webAddress,
} from '#schemas/kit/fields.ts';
import { fact, narration, question, seo, source, workedExample } from '#schemas/kit/groups.ts';
import { optionallyTranslated } from '#schemas/kit/translation.ts';

const factOrNull = (what: string, max = 200) => orNull(fact(what, max), 'where no source says so');

const password = z
  .strictObject({
    rule: fact('the rule that the best source gives, as one sentence', 160),
    example: orNull(literal('the password of an invented customer', { max: 20 }), 'where the rule needs none'),
    basis: oneOf('what the rule rests on', ['bank', 'email', 'reported']).describe(
      'bank: the bank’s own page; email: its covering email, quoted; reported: two or more independent pages of others that agree.',
    ),
    others: listOf('further rules, each with the file it is for', fact('a rule', 160), { min: 0, max: 3 }),
  })
  .nullable()
  .describe('What opens the PDF, or null where no source says so.');

const phoneNumber = shaped('a phone number as the bank groups it, like "1800 1234"', /^\d[\d ]+\d$/);

const helpline = z.strictObject({
  kind: oneOf('what the number rests on', ['bank-page', 'bank-message']).describe(
    'bank-page: `use` cites a page of the bank or app itself; bank-message: two places that quote its own message.',
  ),
  numbers: listOf('phone numbers that do the same', phoneNumber, { max: 3 }),
  sms: orNull(
    optionallyTranslated(text('what to send to the number by SMS', { max: 60 })),
    'where the number is for calls',
  ),
  use: fact('what it is for', 120),
  hours: orNull(text('when it answers, like "24 hours"', { max: 40 }), 'where the source does not say'),
  by: oneOf('how it is used, where neither by a call nor by an SMS', ['whatsapp', 'missed-call']).optional(),
});

const way = (where: string) =>
  orNull(
    group(`The statement ${where}.`, {
      path: fact(`the menus to open ${where} after signing in, in their order and in bold`, 200),
      steps: listOf('what to do there', markdown('a step', { min: 10, max: 240 }), { min: 0, max: 5 }),
    }),
    'where no source names the menus',
  );

const helpSource = source
  .extend({
    messageOn: pastDay('the date of the message that is quoted there')
      .optional()
      .describe('The date of the bank’s message that is quoted there: 2026-12-31. Other sources leave it out.'),
  })
  .describe(source.description ?? '');

const page = group('The page of a bank that has no file in content/banks, at /bank-analysis/<its id>.', {
  seo,
  headline: text('the heading of the page: what it answers, in at most three lines of a phone', { min: 20, max: 90 }),
  intro: listOf('the opening paragraphs', markdown('a paragraph', { min: 100, max: 700 }), { max: 2 }),
  answers: group('Further answers for the table of the page.', {
    password: orNull(markdown('what to know about the password besides the rule', { max: 300 }), 'where that is all'),
    upiLimit: orNull(markdown('how much one may pay by UPI', { max: 300 }), 'where the bank sets no limit of its own'),
  }),
  example: workedExample.describe('One narration taken apart.'),
  narrations: listOf('further narrations and what they say', narration, { min: 1, max: 10 }),
  questions: listOf('questions about this bank', question, { min: 2, max: 6 }),
});

/** content/bank-help/<id>.json: what people ask about a bank or an app. */
export const bankHelpSchema = jsonFile({
  kind: oneOf('what it is', ['bank', 'app']),
  website: orNull(webAddress('the own site of the bank or app, of a bank on .bank.in'), 'for an app without numbers'),
  hosts: listOf(
    'further hosts of the same bank, like hdfcbank.com',
    shaped('a host without www., like "hdfcbank.com"', /^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    { min: 0, max: 5 },
  ),
  schedule: orNull(
    webAddress('the page on which the bank lists what savings accounts are charged'),
    'for an app, or where no address is known',
  ),
  password,
  download: group('Where the statement is.', {
    app: way('in the app'),
    netBanking: way('in net banking'),
    other: factOrNull('another way, like email', 240),
    missedCall: orNull(helpline, 'where no missed call brings the last payments'),
    longest: factOrNull('how far back it goes, and the longest period of one file', 160),
    formats: factOrNull('the formats of the file, where content/banks does not name them', 120),
    note: orNull(markdown('what may differ in the steps', { min: 20, max: 400 }), 'where nothing needs saying'),
  }),
  block: factOrNull('how to block a card without a call', 300),
  helpline: listOf('numbers for blocking and reporting, from the bank or app itself', helpline, { min: 0, max: 3 }),
  page: page.optional(),
  sources: listOf('where the facts come from', helpSource, { max: 12 }),
  reviewedOn: pastDay('the day on which the facts were last checked'),
});

export type BankHelp = z.infer<typeof bankHelpSchema>;
