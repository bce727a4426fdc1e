import { expect, test } from 'vitest';
import { toJson, toMdx } from '../helpers/content-site.ts';
import { article, expectedWords, replace, state, write, type EditorMistake } from '../helpers/edits.ts';
import { makeArticle, makeState } from '../helpers/make.ts';
import { readEdited } from '../helpers/read-edited.ts';

const mistakes: readonly EditorMistake[] = [
  {
    name: 'a field that does not exist',
    edit: write(article, toMdx({ ...makeArticle(), colour: 'red' })),
    told: `${article}:«colour:» colour: is no field here → write one of: title, description, excerpt, category, keywords, publishDate, reviewedOn, featured, draft, summary, related, sources`,
  },
  {
    name: 'a misspelt field in a list',
    edit: replace(article, 'checkedOn', 'chekedOn'),
    told: `${article}:«A source» sources #1 checkedOn: is missing → write the day on which the source was read, as year-month-day, like 2026-12-31
${article}:«chekedOn» sources #1 chekedOn: is no field here (did you mean "checkedOn"?) → write one of: title, url, checkedOn`,
  },
  {
    name: 'a missing field',
    edit: write(article, toMdx({ ...makeArticle(), excerpt: undefined })),
    told: `${article}:«title:» excerpt: is missing → write what the reader learns, for lists of articles`,
  },
  {
    name: 'a missing group of fields',
    edit: write(state, toJson({ ...makeState(), seo: undefined })),
    told: `${state}:«{» seo: is missing → write a group with the fields title, description, keywords`,
  },
  {
    name: '30 February in front matter',
    edit: replace(article, 'publishDate: 2026-11-01', 'publishDate: 2026-02-30'),
    told: `${article}:«publishDate:» publishDate: "2026-02-30" is not in the calendar → write the day from which it is published, as year-month-day, like 2026-12-31`,
  },
  {
    name: 'JSON with a comma too few',
    edit: replace(state, '"state": "Maharashtra",', '"state": "Maharashtra"'),
    told: `${state}:«"stateCode"»:3: a comma is missing before this → put a comma after the value before it`,
  },
  {
    name: 'JSON with a comma too many',
    edit: replace(state, '"stateCode": "MH",', '"languages": ["Marathi", "Hindi",\n],'),
    told: `${state}:«],»:1: a value should be here → write it, and no comma after the last one`,
  },
  {
    name: 'JSON with a field twice',
    edit: replace(state, '"order": 1,', '"order": 1,\n  "order": 2,'),
    told: `${state}:«"order": 2»:3: the field is here a second time → keep one of them`,
  },
  {
    name: 'front matter with a colon in a text',
    edit: replace(article, 'title: ', 'title: GST: '),
    told: `${article}:«title:»:8: a text holds a colon and a space, or the next line is indented too far → put the text in "double quotes", or mend the indentation`,
  },
  {
    name: 'front matter with a text that begins in bold',
    edit: replace(article, 'title: ', 'title: **GST** '),
    told: `${article}:«title:»:16: a text begins with a character that has another meaning here → put the text in "double quotes", as a whole`,
  },
  {
    name: 'front matter with a number sign in a text',
    edit: replace(article, 'title: ', 'title: One statement, two accounts #1 '),
    told: `${article}:«title:»:35: what follows the # would be left out → put the text in "double quotes"`,
  },
  {
    name: 'no front matter',
    edit: write(article, 'A paragraph.\n'),
    told: `${article}:1:1: has no front matter → begin the file with a line ---, the fields, and a line ---`,
  },
  {
    name: 'in content/site.json, a misspelt field',
    edit: replace('content/site.json', '"tagline"', '"tagLine"'),
    told: `content/site.json:«{» tagline: is missing → write the line under the name
content/site.json:«tagLine» tagLine: is no field here (did you mean "tagline"?) → write one of: $schema, name, tagline, url, firstYear, publisher, legal, support, grievance, store, webApp, appLanguages, terms, hosting, social, app, policies, offline, recommendation, newsletterAction`,
  },
];

test.each(mistakes)('the editor is told about $name', (mistake) => {
  const { files, told } = readEdited(mistake);
  expect(told).toBe(expectedWords(mistake, files));
});
