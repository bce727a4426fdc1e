import { expect, test } from 'vitest';
import { toJson, toMdx } from '../helpers/content-site.ts';
import { article, city, expectedWords, remove, write, type EditorMistake } from '../helpers/edits.ts';
import { makeArticle, makeBank, makeCity, makeFaq, makeState } from '../helpers/make.ts';
import { nearMisses } from '../helpers/near-misses.ts';
import { readEdited } from '../helpers/read-edited.ts';

const mistakes: readonly EditorMistake[] = [
  {
    name: 'two files with one URL',
    edit: write('content/blog/gst.md', toMdx(makeArticle())),
    told: `${article}: has the same URL as content/blog/gst.md → rename one of them`,
  },
  {
    name: 'an entry in a folder',
    edit: write('content/blog/2026/gst.mdx', toMdx(makeArticle())),
    told: 'content/blog/2026/gst.mdx: is in a folder → move it to content/blog/gst.mdx',
  },
  {
    name: 'a file that nothing reads',
    edit: write('content/states/goa.jsn', toJson(makeState())),
    told: 'content/states/goa.jsn: is not read → give it the extension .json, or take it out',
  },
  {
    name: 'a folder that nothing reads',
    edit: write('content/citys/pune.json', toJson(makeCity())),
    told: 'content/citys: is not read (did you mean "cities"?) → move it to one of: banks, blog, changelog, cities, claims, codes, faq, pages, states, tables',
  },
  {
    name: 'a state that a city names and nobody wrote',
    edit: write(city, toJson(makeCity({ state: 'maharastra' }))),
    told: `${city}:«"state"» state: "maharastra" has no file content/states/maharastra.json (did you mean "maharashtra"?) → add that file, or write one of: maharashtra`,
  },
  {
    name: 'a related article that nobody wrote, and the article itself',
    edit: write(article, toMdx(makeArticle({ related: ['gts', 'gst'] }))),
    told: `${article}:«- gts» related #1: "gts" has no file content/blog/gts.mdx → add that file, or write one of: gst
${article}:«- gst» related #2: "gst" is this entry → write another, or take it out`,
  },
  {
    name: 'a related article listed twice',
    edit: (files) => {
      files.set('content/blog/tds.mdx', toMdx(makeArticle()));
      files.set(article, toMdx(makeArticle({ related: ['tds', 'tds'] })));
    },
    told: `${article}:21 related #2: "tds" is listed twice → write another, or take it out`,
  },
  {
    name: 'a bank without its share of the market',
    edit: write('content/banks/axis.json', toJson(makeBank())),
    told: 'content/banks/axis.json: has no content/claims/market-share-axis.json → add that file',
  },
  {
    name: 'two questions with one anchor',
    edit: write('content/faq/security.json', toJson(makeFaq())),
    told: 'content/faq/security.json:«"id"» items #1 id: "first-question" is an anchor of content/faq/getting-started.json already → write another',
  },
  {
    name: 'a collection without entries',
    edit: remove('content/changelog/1-0-0.json'),
    told: 'content/changelog: has no entries → add content/changelog/<name>.json',
  },
];

test.each(mistakes)('the editor is told about $name', (mistake) => {
  const { files, told } = readEdited(mistake);
  expect(told).toBe(expectedWords(mistake, files));
});

test.each(nearMisses)('$name is accepted', (nearMiss) => {
  expect(readEdited(nearMiss).told).toBe('');
});

test('all mistakes of all files are listed at once, sorted by file and line', () => {
  const several = mistakes.filter(({ name }) => /nobody wrote|nothing reads|in a folder/.test(name));
  expect(
    readEdited(...several)
      .told.split('\n')
      .map((line) => line.split(': ')[0]),
  ).toEqual([
    'content/blog/2026/gst.mdx',
    expect.stringMatching(/gst\.mdx:\d+ related #1/),
    expect.stringMatching(/gst\.mdx:\d+ related #2/),
    'content/cities/mumbai.json:4 state',
    'content/citys',
    'content/states/goa.jsn',
  ]);
});
