import { expect, test } from 'vitest';
import { article, editFile, readEdited, removeFile, state, testReports, writeEntry } from '../helpers/edits.ts';
import { makeArticle, makeCharge, makeState } from '../helpers/make.ts';

const charges = 'content/charges/card-year.mdx';
const charge = makeCharge().charges[0]!;
/** Writes a page with this charge, each time with these changes. */
const chargesWith = (...changes: readonly Partial<typeof charge>[]) =>
  writeEntry(charges, makeCharge({ charges: changes.map((change) => ({ ...charge, ...change })) }));
const makeNotice = (more: string) => ({
  ...{ language: 'hi', open: 'x', text: '{purpose}', moreTitle: 'x', more },
  ...{ contact: 'x', feedback: 'x', grievance: 'x' },
});

testReports({
  'a misspelt field in a list': [
    editFile(article, 'checkedOn', 'chekedOn'),
    `${article}:«A source» sources #1 checkedOn: is missing → write the day on which the source was read, as year-month-day, like 2026-12-31
${article}:«chekedOn» sources #1 chekedOn: is not a field here (did you mean "checkedOn"?) → write one of: title, url, checkedOn`,
  ],
  'a charge with its tax that begins in many years': [
    chargesWith({ amount: 27.14, since: '2099-01-01' }),
    `${charges}:«amount» charges #1 amount: is a whole amount with 18% GST → write it without, like 23 for 27.14
${charges}:«since» charges #1 since: is more than a year ahead → write the first day of the amount, and look at its year`,
  ],
  'a charge that is listed twice, and a past one without its last day': [
    chargesWith(
      { since: '2025-12-01' },
      { what: 'A card. [^1]', amount: 100, since: '2025-02-01' },
      { what: 'A card[^1]', amount: 50, until: '2025-01-31' },
      { what: 'A second card[^1]' },
      { what: 'A second card[^1]' },
      { what: 'A loan of ₹1.5 lakh[^1]' },
      { what: 'A loan of ₹15 lakh[^1]' },
      { what: 'बेटी का कार्ड[^1]' },
      { what: 'बेटे का कार्ड[^1]' },
    ),
    `${charges}:34 charges #2 until: lasts into the time of charge 1, which is for the same → write the day before that one begins, or say in \`what\` in what they differ
${charges}:67 charges #5 until: lasts into the time of charge 4, which is for the same → write the day before that one begins, or say in \`what\` in what they differ`,
  ],
  'a charge that ends a month before the next begins, and one that stands above the next': [
    chargesWith(
      { since: '2025-12-01' },
      { amount: 100, since: '2025-02-01', until: '2025-10-31' },
      { what: 'A second card[^1]', since: '2025-02-01', until: '2025-11-30' },
      { what: 'A second card [^1]', amount: 100, since: '2025-12-01' },
      { what: 'A third card[^1]', since: '2025-12-01' },
      { what: 'A third card[^1]', amount: 100, since: '2025-02-01', until: '2025-11-30' },
      { what: 'A third card[^1]', amount: 50, until: '2025-01-31' },
      { what: 'A fourth card[^1]', until: '2024-01-31' },
    ),
    `${charges}:34 charges #2 until: is not the day before charge 1 begins, which is for the same → write 2025-11-30, or add what was charged between
${charges}:45 charges #3 until: is before the first day of charge 4, which is for the same → put that one above this`,
  ],
  'a share in place of an amount': [
    editFile(charges, 'amount: 200', 'amount: 2%'),
    `${charges}:«amount:» charges #1 amount: "2%" is a share → write null here, and "2%" in share`,
  ],
  'a share without its sign': [
    chargesWith(
      ...['2', '2%', 'two in a hundred'].map((share, index) => ({ what: `Card ${index}[^1]`, amount: null, share })),
    ),
    `${charges}:«share:» charges #1 share: has neither a sign nor a word → write what it is a share of, like 2% of the amount`,
  ],
  'a day in the year 2062, and a source listed twice': [
    editFile(article, 'publishDate: 2026', 'publishDate: 2062'),
    editFile(
      article,
      'sources:',
      'sources:\n  - title: A source twice\n    url: https://source.example\n    checkedOn: 2026-11-01',
    ),
    editFile(article, 'A paragraph', 'A paragraph[^1][^2]'),
    `${article}:«publishDate» publishDate: is more than a year ahead → write the day from which it is published, and look at its year
${article}:20 sources #2 url: has the URL of source 1 → cite that one, and remove this`,
  ],
  'addresses that visitors may not open': [
    editFile(
      'content/site.json',
      '"android": "https://',
      '"android": "https://drive.google.com/file/d/1/view?a=https://',
    ),
    editFile(article, 'url: https://', 'url: https://site.example/ahttps://'),
    `${article}:«url:» sources #1 url: is two addresses in one → keep one of them
content/site.json:«drive.google» store.android: may be closed to visitors, or vanish → write a public page of whoever says it, or leave the link out`,
  ],
  'a question without its mark, and the title of a page with the name of the product': [
    editFile('content/faq/getting-started.json', '?"', '"'),
    writeEntry(state, makeState({ seo: { ...makeState().seo, title: 'Statements in Goa | A name' } })),
    `content/faq/getting-started.json:«"question"» items #1 question: has no question mark → write it as a question
${state}:«Goa |» seo.title: has “ | ” and what follows it, which the page adds → leave both out`,
  ],
  'a charge of an ordinary account without a day, before one of a rare account without': [
    chargesWith({ asOf: undefined }, { asOf: undefined, account: 'rare', what: 'A second card[^1]' }),
    `${charges}:13 charges #1 asOf: is missing, and so is since → write a day on which the source gives the amount: the date of the schedule or of the report`,
  ],
  'a charge without its source': [
    chargesWith({ what: 'For cards of all kinds' }, {}),
    `${charges}:«what:» charges #1 what: cites no source → write [^1] after it for the first source, or leave the fact out`,
  ],
  'a missing group of fields': [
    writeEntry(state, { ...makeState(), seo: undefined }),
    `${state}:«{» seo: is missing → write a group with the fields title, description, keywords`,
  ],
  'a day of another century': [
    editFile(article, 'publishDate: 20', 'publishDate: 02'),
    `${article}:«publishDate» publishDate: "0226-11-01" is not a date → write the day from which it is published, as year-month-day, like 2026-12-31`,
  ],
  'a title between curly quotes': [
    writeEntry(article, makeArticle({ title: '“One statement, two accounts”' })),
    `${article}:«title:» title: is between quotation marks, which would be printed → write it without them`,
  ],
  'front matter with a colon in a text': [
    editFile(article, 'title: ', 'title: GST: '),
    `${article}:«title:»:8: Nested mappings are not allowed in compact mappings → put the whole text in "double quotes", or compare it with another file of this kind`,
  ],
  'front matter with a number sign in a text': [
    editFile(article, 'title: ', 'title: One statement, two accounts #1 '),
    `${article}:«title:»:35: what follows would be left out → put the whole text in "double quotes"`,
  ],
  'in content/site.json, a misspelt field': [
    editFile('content/site.json', '"tagline"', '"tagLine"'),
    `content/site.json:«{» tagline: is missing → write the line under the name
content/site.json:«tagLine» tagLine: is not a field here (did you mean "tagline"?) → write one of: $schema, name, otherNames, tagline, languages, url, firstYear, publisher, legal, support, grievance, store, webApp, appLanguages, supportLanguages, terms, hosting, social, app, policies, offline, recommendation, newsletterAction`,
  ],
  'an unknown token in the copy of a page': [
    editFile('content/features.json', '"lead": "', '"lead": "Of {bank} banks, and more. '),
    'content/features.json:«"lead"» lead: "{bank}" is not a token here (did you mean "{banks}"?) → write one of: {name}, {banks}, {bankNames}, {states}, {freePrice}, {proPrice}, {exportFormats}, {webApp}',
  ],
  'a notice that lacks a token, and one with a token too many': [
    writeEntry('content/notices.json', { notices: ['{email}', '{grievance} {email} {title}'].map(makeNotice) }),
    `content/notices.json:«"{email}"» notices #1 more: lacks {grievance} → write the rest of the notice, which opens on request, with {grievance} and {email} where those belong
content/notices.json:«{title}» notices #2 more: "{title}" is not a token here → write one of: {grievance}, {email}, {name}`,
  ],
  'a single file that is missing': [
    removeFile('content/features.json'),
    'content/features.json: is missing → restore it',
  ],
});

test('a list in place of fields is one mistake, whatever markers it has', () => {
  const { report } = readEdited(writeEntry(state, ['A fact.[^1]']));
  expect(report.match(/^content\/states/gm)).toHaveLength(1);
  expect(report).toContain(`${state}:1: is a list → write a group with the fields`);
});
