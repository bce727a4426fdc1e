import { expect, test } from 'vitest';
import { formatErrors } from '#lib/errors.ts';
import { toJson, toMdx } from '../helpers/content-site.ts';
import { article, city, readEdited, remove, testReports, write, type EditorErrors } from '../helpers/edits.ts';
import { makeArticle, makeBank, makeCity, makeFaq, makeState } from '../helpers/make.ts';
import { nearMisses } from '../helpers/near-misses.ts';

const errors: EditorErrors = {
  'two files with one URL': [
    write('content/blog/gst.md', toMdx(makeArticle())),
    `${article}: has the same URL as content/blog/gst.md → rename one of them`,
  ],
  'an entry in a folder': [
    write('content/blog/2026/gst.mdx', toMdx(makeArticle())),
    'content/blog/2026/gst.mdx: is in a folder → move it to content/blog/gst.mdx',
  ],
  'a file that nothing reads': [
    write('content/states/goa.jsn', toJson(makeState())),
    'content/states/goa.jsn: is not read → give it the extension .json, or remove it',
  ],
  'a folder that nothing reads': [
    write('content/citys/pune.json', toJson(makeCity())),
    'content/citys/pune.json: is not read (did you mean "cities"?) → move it to one of: bank-help, banks, blog, changelog, charges, cities, claims, codes, faq, lines, pages, states, tables',
  ],
  'a state that a city names and nobody wrote': [
    write(city, toJson(makeCity({ state: 'maharastra' }))),
    `${city}:«"state"» state: "maharastra" has no file content/states/maharastra.json (did you mean "maharashtra"?) → add that file, or write one of: maharashtra`,
  ],
  'a related article that nobody wrote, and the article itself': [
    write(article, toMdx(makeArticle({ related: ['gts', 'gst'] }))),
    `${article}:«- gts» related #1: "gts" has no file content/blog/gts.mdx → add that file, or write one of: gst
${article}:«- gst» related #2: "gst" is this entry → write another, or remove it`,
  ],
  'a related article listed twice': [
    (files) => {
      files.set('content/blog/tds.mdx', toMdx(makeArticle()));
      files.set(article, toMdx(makeArticle({ related: ['tds', 'tds'] })));
    },
    `${article}:21 related #2: "tds" is listed twice → write another, or remove it`,
  ],
  'a bank without its share of the market': [
    write('content/banks/axis.json', toJson(makeBank())),
    'content/banks/axis.json: has no content/claims/market-share-axis.json → add that file',
  ],
  'two questions with one anchor': [
    write('content/faq/security.json', toJson(makeFaq())),
    'content/faq/security.json:«"id"» items #1 id: "first-question" is already an anchor of content/faq/getting-started.json → write another',
  ],
  'a collection without entries': [
    remove('content/changelog/1-0-0.json'),
    'content/changelog: has no entries → add content/changelog/<name>.json',
  ],
};

testReports(errors);

test.each(nearMisses)('$name is accepted', ({ edit }) => {
  expect(readEdited(edit).told).toBe('');
});

test('all mistakes of all files are listed at once, sorted by file and line', () => {
  const names = Object.keys(errors).filter((name) => /nobody wrote|nothing reads|in a folder/.test(name));
  const several = names.flatMap((name) => errors[name]?.[0] ?? []);
  expect(
    readEdited(...several)
      .told.split('\n')
      .map((line) => line.split(': ')[0]),
  ).toEqual([
    'content/blog/2026/gst.mdx',
    expect.stringMatching(/gst\.mdx:\d+ related #1/),
    expect.stringMatching(/gst\.mdx:\d+ related #2/),
    'content/cities/mumbai.json:4 state',
    'content/citys/pune.json',
    'content/states/goa.jsn',
  ]);
});

test('lines are sorted by their numbers, the file as a whole first', () => {
  const lines = [10, 9, undefined].map((line) => ({ file: article, ...(line && { line }), message: 'a → b' }));
  expect(formatErrors(lines)).toBe(`${article}: a → b\n${article}:9: a → b\n${article}:10: a → b`);
});
