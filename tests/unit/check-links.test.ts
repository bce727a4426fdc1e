import { expect, test } from 'vitest';
import { formatDate, isoDate } from '#client/format.ts';
import { interfaceWords } from '../helpers/content-site.ts';
import { article, articleBody, editFile, readEdited, testReports, writeEntry, writeFile } from '../helpers/edits.ts';
import { makeArticle, makeCode, makePage, makeTable } from '../helpers/make.ts';
import wrongLinks from './wrong-links.json' with { type: 'json' };

const link = (url: string) => articleBody(`A paragraph.\n\n## Costs\n\nSee [this](${url}).`);
const later = new Date(Date.now() + 30 * 86_400_000);
const writeLater = writeEntry('content/blog/later.mdx', makeArticle({ publishDate: isoDate(later) }));
const writeDraft = writeEntry('content/blog/draft.mdx', makeArticle({ draft: true }));

testReports({
  ...Object.fromEntries(
    Object.entries(wrongLinks).map(([url, message]) => [
      `the link "${url}"`,
      [link(url), `${article}:«[this]»: the link "${url}" ${message}`],
    ]),
  ),
  'a page that is not translated': [
    writeFile('content/words/xx.json', interfaceWords),
    link('/xx/pricing'),
    `${article}:«[this]»: the link "/xx/pricing" leads to no page of this site (did you mean "/pricing"?) → correct it, or remove it`,
  ],
  'a draft': [
    writeDraft,
    link('/blog/draft'),
    `${article}:«[this]»: the link "/blog/draft" leads to content/blog/draft.mdx, which is a draft → publish that first, or remove the link`,
  ],
  'an article of a later day': [
    writeLater,
    link('/blog/later'),
    `${article}:«[this]»: the link "/blog/later" leads to content/blog/later.mdx, which appears on ${formatDate(later)} → publish that first, or remove the link`,
  ],
  'a lost page in a field, in the copy of a page and in the words of the interface': [
    editFile('content/faq/getting-started.json', '"answer": "', '"answer": "Read [our prices](/prices). '),
    editFile('content/features.json', '"lead": "', '"lead": "See [prices](/prices). '),
    editFile('content/words/en.json', '](/)', '](/prices)'),
    `content/faq/getting-started.json:«/prices» items #1 answer: the link "/prices" leads to no page of this site (did you mean "/pricing"?) → correct it, or remove it
content/features.json:«/prices» lead: the link "/prices" leads to no page of this site (did you mean "/pricing"?) → correct it, or remove it
content/words/en.json:«/prices» article.checkedOn: the link "/prices" leads to no page of this site (did you mean "/pricing"?) → correct it, or remove it`,
  ],
  'a lost heading below a link by reference': [
    articleBody('See [this][a].\n\n[a]: /faq#nowhere'),
    `${article}:«[a]: /faq»: the link "/faq#nowhere" leads to no heading of /faq → write one of: first-question, getting-started`,
  ],
});

test('links to pages, their places, files and elsewhere are right', () => {
  const pages = ['/', '/pricing', '/blog', '/blog/category/loans', '/codes/cash', '/faq?category=Loans'];
  const codes = ['/codes/cash#nwd', '/changelog#v1-0-0', '/contact#iphone'];
  const headings = ['/faq#first-question', '/faq#getting-started', '#costs', '#source-1', '/blog/gst#co%73ts'];
  const files = ['/rss.xml', '/codes/letters.csv', '/llms.txt', '/.well-known/security.txt'];
  const elsewhere = ['https://site.example.in/a#b', 'mailto:help@site.example', 'tel:1930'];
  const links = [pages, codes, headings, files, elsewhere].flat().map((url) => `[this](${url})`);
  expect(readEdited(articleBody(`A paragraph.\n\n## Costs\n\n${links.join(', ')}`)).report).toBe('');
});

test('a draft may link to a draft, and an article to one of the same day', () => {
  const body = 'See [this](/blog/draft) and [this](/blog/later).';
  const draft = writeEntry('content/blog/other.mdx', makeArticle({ draft: true }), body);
  const same = writeEntry(
    'content/blog/same.mdx',
    makeArticle({ publishDate: isoDate(later) }),
    'See [this](/blog/later).',
  );
  expect(readEdited(writeDraft, writeLater, draft, same).report).toBe('');
});

testReports({
  'a page at the URL of a page of the site': [
    writeEntry('content/pages/pricing.mdx', makePage()),
    'content/pages/pricing.mdx: has the same URL as src/pages/[...locale]/pricing.astro → rename one of them',
  ],
  'a page at the URL of a city': [
    writeEntry('content/pages/mumbai.mdx', makePage()),
    'content/pages/mumbai.mdx: has the same URL as content/cities/mumbai.json → rename one of them',
  ],
  'a table at the URL of a group of codes': [
    writeEntry('content/tables/cash.json', makeTable({ path: '/codes/cash' })),
    'content/tables/cash.json: has the same URL as content/codes/nwd.json → rename one of them',
  ],
  'a page at the URL of a language': [
    writeFile('content/words/xx.json', interfaceWords),
    writeEntry('content/pages/xx.mdx', makePage()),
    'content/pages/xx.mdx: has the same URL as content/words/xx.json → rename one of them',
  ],
});

test('a file that cannot be read makes no link of another file wrong', () => {
  const cutOff = (file: string) => writeFile(file, '{');
  const edits = [
    articleBody(
      'See [one](/codes/cash#nwd), [two](/codes/cash), [three](/faq#first-question), [four](/codes/letters), [five](/blog/other#costs) and [six](/state/maharashtra#source-1). <Charges of="card-year" bank="sbi" />',
    ),
    cutOff('content/codes/nwd.json'),
    writeEntry('content/codes/atw.json', makeCode({ code: 'ATW', aliases: [] })),
    cutOff('content/faq/getting-started.json'),
    cutOff('content/tables/letters.json'),
    cutOff('content/states/maharashtra.json'),
    writeEntry('content/blog/other.mdx', makeArticle(), 'Below <5000.\n\n## Costs\n\nWords.'),
    writeFile('content/charges/card-year.mdx', 'A text.'),
  ];
  expect(
    readEdited(...edits)
      .report.split('\n')
      .filter((line) => line.startsWith(article)),
  ).toEqual([]);
});

test('a page in a folder named like a city has a URL of its own', () => {
  const edits = [
    writeEntry('content/pages/mumbai/loans.mdx', makePage()),
    writeEntry('content/codes/cash.json', makeCode({ code: 'CASH', aliases: [] })),
  ];
  expect(readEdited(...edits).report).toBe('');
});
