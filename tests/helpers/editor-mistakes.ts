import { toJson, toMdx, type Files } from './content-site.ts';
import { makeArticle, makeBank, makeCity, makeFaq, makePage, makeSite, makeState } from './make.ts';

/** Something an editor does to the smallest content. */
export interface Edit {
  name: string;
  edit: (files: Files) => void;
}

/** An edit that has to be refused. */
export interface EditorMistake extends Edit {
  /** What the editor is told, in full; «words» stand for the number of the first line that holds the words. */
  told: string;
}

const article = 'content/blog/gst.mdx';
const state = 'content/states/maharashtra.json';
const city = 'content/cities/mumbai.json';

/** Puts the text of a file in place of what it was. */
const write = (file: string, text: string) => (files: Files) => void files.set(file, text);

const remove = (file: string) => (files: Files) => void files.delete(file);

const textOf = (files: Files, file: string): string => files.get(file)?.toString() ?? '';

/** Replaces one stretch of a file; fails where the file does not have it. */
const replace = (file: string, from: string, to: string) => (files: Files) => {
  const text = textOf(files, file);
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  files.set(file, text.replace(from, to));
};

const categories =
  'Bank Analysis, UPI Analysis, Business, Technology, Comparison, Loans, Security, Tax Planning, Account Types';
const dateWish = 'write the day from which it is published, as year-month-day, like 2026-12-31';
const articleParts = 'Callout, LedgerTable, Narration, Product, Steps';

export const editorMistakes: readonly EditorMistake[] = [
  {
    name: 'a field that does not exist',
    edit: write(article, toMdx({ ...makeArticle(), colour: 'red' })),
    told: `${article}:«colour:» colour: is no field of this entry → write one of: title, description, excerpt, category, keywords, publishDate, reviewedOn, featured, draft, summary, sources`,
  },
  {
    name: 'a misspelt field in a list',
    edit: replace(article, 'checkedOn', 'chekedOn'),
    told: `${article}:«A source» sources #1 checkedOn: is missing → write the day on which the source was read, as year-month-day, like 2026-12-31
${article}:«chekedOn» sources #1 chekedOn: is no field of this entry (did you mean "checkedOn"?) → write one of: title, url, checkedOn`,
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
    name: 'a category that does not exist',
    edit: replace(article, 'category: Loans', 'category: Loan'),
    told: `${article}:«category:» category: "Loan" is not a category (did you mean "Loans"?) → write one of: ${categories}`,
  },
  {
    name: 'a date with the day first',
    edit: replace(article, 'publishDate: 2026-11-01', 'publishDate: 31/12/2026'),
    told: `${article}:«publishDate:» publishDate: "31/12/2026" is not a date → ${dateWish}`,
  },
  {
    name: '30 February in front matter',
    edit: replace(article, 'publishDate: 2026-11-01', 'publishDate: 2026-02-30'),
    told: `${article}:«publishDate:» publishDate: "2026-02-30" is not in the calendar → ${dateWish}`,
  },
  {
    name: '29 February of a common year in JSON',
    edit: write(city, toJson(makeCity({ reviewedOn: '2026-02-29' }))),
    told: `${city}:«2026-02-29» reviewedOn: "2026-02-29" is not in the calendar → write the day on which the page was last checked, as year-month-day, like 2026-12-31`,
  },
  {
    name: 'two files with one address',
    edit: write('content/blog/gst.md', toMdx(makeArticle())),
    told: `${article}: has the same address as content/blog/gst.md → rename one of them`,
  },
  {
    name: 'an entry in a folder',
    edit: write('content/blog/2026/gst.mdx', toMdx(makeArticle())),
    told: 'content/blog/2026/gst.mdx: lies in a folder → move it to content/blog/gst.mdx',
  },
  {
    name: 'a file name that is no address',
    edit: write('content/blog/GST & Refunds.mdx', toMdx(makeArticle())),
    told: 'content/blog/GST & Refunds.mdx: has a name that cannot be an address → rename it content/blog/gst-refunds.mdx (small letters, digits, hyphens)',
  },
  {
    name: 'a file that nothing reads',
    edit: write('content/states/goa.jsn', toJson(makeState())),
    told: 'content/states/goa.jsn: is not read → give it the ending .json, or take it out',
  },
  {
    name: 'a folder that nothing reads',
    edit: write('content/citys/pune.json', toJson(makeCity())),
    told: 'content/citys: is not read (did you mean "cities"?) → move it to one of: banks, blog, changelog, cities, claims, faq, pages, states',
  },
  {
    name: 'JSON with a comma too few',
    edit: replace(state, '"state": "Maharashtra",', '"state": "Maharashtra"'),
    told: `${state}:«"stateCode"»:3: a comma is missing before this → put a comma after the value before it`,
  },
  {
    name: 'JSON with a comma too many',
    edit: replace(state, '"stateCode": "MH",', '"languages": ["Marathi", "Hindi",\n],'),
    told: `${state}:«],»:1: a value should stand here → write it, and no comma after the last one`,
  },
  {
    name: 'JSON with a field twice',
    edit: replace(state, '"order": 1,', '"order": 1,\n  "order": 2,'),
    told: `${state}:«"order": 2»:3: the field stands here a second time → keep one of them`,
  },
  {
    name: 'front matter with a colon in a text',
    edit: replace(article, 'title: ', 'title: GST: '),
    told: `${article}:«title:»:8: a text holds a colon and a space, or the next line is indented too far → put the text in "double quotes", or mend the indentation`,
  },
  {
    name: 'front matter with a text that begins in bold',
    edit: replace(article, 'title: ', 'title: **GST** '),
    told: `${article}:«title:»:16: a text begins with a sign that has another meaning here → put the text in "double quotes", as a whole`,
  },
  {
    name: 'front matter with a number sign in a text',
    edit: replace(article, 'title: ', 'title: abcdefghi abcdefghi abcdefghi #1 '),
    told: `${article}:«title:»:37: what follows the # would be left out → put the text in "double quotes"`,
  },
  {
    name: 'no front matter',
    edit: write(article, 'A paragraph.\n'),
    told: `${article}:1:1: has no front matter → begin the file with a line ---, the fields, and a line ---`,
  },
  {
    name: 'a tag that is not closed',
    edit: write(article, toMdx(makeArticle(), '<Callout>\n\nA paragraph.')),
    told: `${article}:«<Callout>»:1: cannot be read: Expected a closing tag for \`<Callout>\` («<Callout>»:1) → close every tag, and write \\< and \\{ where the signs themselves are meant`,
  },
  {
    name: 'a part that does not exist',
    edit: write(article, toMdx(makeArticle(), '<Calout>\n\nA paragraph.\n\n</Calout>')),
    told: `${article}:«<Calout>»:1: <Calout> does not exist (did you mean "Callout"?) → write one of: ${articleParts}`,
  },
  {
    name: 'the name token in a text',
    edit: write(article, toMdx(makeArticle(), 'What {name} does.')),
    told: `${article}:«{name}»:6: {name} is understood in fields only → write <Product /> in the text`,
  },
  {
    name: 'a state that a city names and nobody wrote',
    edit: write(city, toJson(makeCity({ state: 'maharastra' }))),
    told: `${city}:«"state"» state: "maharastra" has no file content/states/maharastra.json (did you mean "maharashtra"?) → add that file, or write one of: maharashtra`,
  },
  {
    name: 'a bank without its share of the market',
    edit: write('content/banks/axis.json', toJson(makeBank())),
    told: 'content/banks/axis.json: has no content/claims/market-share-axis.json beside it → add that file',
  },
  {
    name: 'two questions with one anchor',
    edit: write('content/faq/security.json', toJson(makeFaq())),
    told: 'content/faq/security.json:«"id"» items #1 id: "first-question" is an anchor of content/faq/getting-started.json already → write another',
  },
  {
    name: 'a picture that is not there',
    edit: (files) => {
      write('content/blog/gst/receipt.jpg', '')(files);
      write(article, toMdx(makeArticle(), 'A paragraph.\n\n![A receipt](./gst/reciept.jpg)'))(files);
    },
    told: `${article}:«![A receipt]»: the picture "./gst/reciept.jpg" is not there (did you mean "./gst/receipt.jpg"?) → put it at content/blog/gst/reciept.jpg, or write the name of one that is there`,
  },
  {
    name: 'a picture of another site',
    edit: write(article, toMdx(makeArticle(), '![A receipt](https://pictures.example/receipt.jpg)')),
    told: `${article}:«![A receipt]»: the picture "https://pictures.example/receipt.jpg" does not lie beside the text → put its file into content/blog, and write ./ before its name`,
  },
  {
    name: 'a collection without entries',
    edit: remove('content/changelog/1-0-0.json'),
    told: 'content/changelog: has no entries → add content/changelog/<name>.json',
  },
];

/** What the editor is told after the mistake was made in these files. */
export function expectedWords({ told }: EditorMistake, files: Files): string {
  return told
    .split('\n')
    .map((line) => {
      const [file = ''] = line.split(/:| /);
      const lines = textOf(files, file).split('\n');
      return line.replaceAll(
        /«(.*?)»/g,
        (_, words: string) => `${lines.findIndex((text) => text.includes(words)) + 1}`,
      );
    })
    .join('\n');
}

/** Mistakes in content/site.json, which the settings of the site are read from. */
export const siteMistakes: readonly EditorMistake[] = [
  {
    name: 'a web address without https',
    edit: write('content/site.json', toJson(makeSite({ url: 'http://site.example' }))),
    told: 'content/site.json:«"url"» url: "http://site.example" is not a web address → write the address of the site, without a slash at the end, starting with https://',
  },
  {
    name: 'a misspelt field',
    edit: replace('content/site.json', '"tagline"', '"tagLine"'),
    told: `content/site.json:«{» tagline: is missing → write the line under the name
content/site.json:«tagLine» tagLine: is no field of this entry (did you mean "tagline"?) → write one of: $schema, name, tagline, url, firstYear, publisher, support, grievance, store, social, app, policies, newsletterAction`,
  },
  {
    name: 'broken JSON',
    edit: write('content/site.json', '{\n  "name": "Product"\n'),
    told: 'content/site.json:3:1: a closing } is missing → write it where the group of fields ends',
  },
];

/** Edits that look like mistakes and are none; all of them can be made together, in this order. */
export const nearMisses: readonly Edit[] = [
  {
    name: 'a 29 February in front matter',
    edit: write('content/blog/leap.mdx', toMdx(makeArticle({ publishDate: '2028-02-29' }))),
  },
  {
    name: 'a 29 February in JSON',
    edit: write('content/cities/pune.json', toJson(makeCity({ reviewedOn: '2028-02-29' }))),
  },
  { name: 'a field that may be left out', edit: write('content/blog/later.mdx', toMdx(makeArticle({ draft: true }))) },
  { name: 'another category', edit: replace(article, 'category: Loans', 'category: Tax Planning') },
  {
    name: 'another state',
    edit: (files) => {
      write('content/states/goa.json', toJson(makeState({ capital: 'Panaji' })))(files);
      write(city, toJson(makeCity({ state: 'goa' })))(files);
    },
  },
  {
    name: 'another file with another address',
    edit: write('content/blog/gst-2.md', toMdx(makeArticle(), 'A paragraph with {braces} and <signs>.')),
  },
  { name: 'a page in a folder', edit: write('content/pages/docs/android-app.mdx', toMdx(makePage())) },
  { name: 'a picture beside an article', edit: write('content/blog/gst.png', '') },
  { name: 'an unfinished file whose name begins with _', edit: write('content/blog/_Later.mdx', 'Ideas.\n') },
  {
    name: 'signs between quotes',
    edit: replace(article, 'sources:', 'sources:\n  - title: "GST: **what** #1"\n    checkedOn: 2026-11-01'),
  },
  {
    name: 'the schema of a JSON entry',
    edit: replace(state, '{\n', '{\n  "$schema": "../../.astro/collections/states.schema.json",\n'),
  },
  {
    name: 'parts, code and notes in a text',
    edit: write(
      'content/blog/parts.mdx',
      toMdx(makeArticle(), '<Callout>\n\nWhat <Product /> does, `{name}`, \\{ref}.\n\n</Callout>\n\n{/* a note */}'),
    ),
  },
  {
    name: 'lines that end as on Windows',
    edit: (files) => {
      for (const [file, text] of files) {
        if (typeof text === 'string') files.set(file, text.replaceAll('\n', '\r\n'));
      }
    },
  },
];
