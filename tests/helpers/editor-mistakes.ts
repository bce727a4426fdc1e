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

/** Gives the article this text below its front matter. */
const say = (body: string) => write(article, toMdx(makeArticle(), body));

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
const articleParts = 'Callout, Diagram, LedgerTable, Narration, Product, StatementPrivacy, Steps';

export const editorMistakes: readonly EditorMistake[] = [
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
    told: 'content/citys: is not read (did you mean "cities"?) → move it to one of: banks, blog, changelog, cities, claims, codes, faq, pages, states, tables',
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
    edit: replace(article, 'title: ', 'title: One statement, two accounts #1 '),
    told: `${article}:«title:»:35: what follows the # would be left out → put the text in "double quotes"`,
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
    name: 'a misspelt attribute of a part',
    edit: say('<Callout titel="A remark">\n\nA paragraph.\n\n</Callout>'),
    told: `${article}:«<Callout» <Callout> titel: is no field here (did you mean "title"?) → write one of: title
${article}:«<Callout» <Callout> title: is missing → write the heading of the remark`,
  },
  {
    name: 'an attribute of a part that takes none',
    edit: say('<Steps start="2">\n\n1. A step.\n\n</Steps>'),
    told: `${article}:«<Steps» <Steps> start: is no field here → take it out`,
  },
  {
    name: 'an attribute with nothing between its quotes',
    edit: say('Before.\n\n<LedgerTable caption="">\n\nA table.\n\n</LedgerTable>'),
    told: `${article}:«<LedgerTable» <LedgerTable> caption: is empty → write what the table shows`,
  },
  {
    name: 'an attribute that is a number between quotes, beside one left out',
    edit: say('<Narration category="Groceries" amount="1,240" direction="out" />'),
    told: `${article}:«<Narration» <Narration> amount: "1,240" is a text, not a number → write it between braces, like amount={1240}
${article}:«<Narration» <Narration> payee: is missing → write who was paid, or who paid`,
  },
  {
    name: 'an attribute that is code',
    edit: say('<Callout title={heading}>\n\nA paragraph.\n\n</Callout>'),
    told: `${article}:«<Callout» <Callout> title: is code → write a text between "double quotes", a number between {braces}`,
  },
  {
    name: 'attributes that are spread from code',
    edit: say('<Callout title="A remark" {...more}>\n\nA paragraph.\n\n</Callout>'),
    told: `${article}:«<Callout» <Callout>: is code → write a text between "double quotes", a number between {braces}`,
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
    name: 'a source that no sentence cites',
    edit: replace(article, '[^1]', ''),
    told: `${article}:«A source» sources #1: is not cited → write [^1] after the sentence it supports, or take the source out`,
  },
  {
    name: 'a marker of a source that is not listed',
    edit: say('A fact.[^1] Another.[^3]'),
    told: `${article}:«Another»: [^3] cites a source that is not in the list of 1 → write the number of a source, or add it to \`sources\``,
  },
  {
    name: 'a related article that nobody wrote, and the article itself',
    edit: write(article, toMdx(makeArticle({ related: ['gts', 'gst'] }))),
    told: `${article}:«- gts» related #1: "gts" has no file content/blog/gts.mdx → add that file, or write one of: gst
${article}:«- gst» related #2: "gst" is this article → write another article, or take it out`,
  },
  {
    name: 'a related article listed twice',
    edit: (files) => {
      files.set('content/blog/tds.mdx', toMdx(makeArticle()));
      files.set(article, toMdx(makeArticle({ related: ['tds', 'tds'] })));
    },
    told: `${article}:21 related #2: "tds" is listed twice → write another article, or take it out`,
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
    name: 'a printed line with a letter more than the bank prints',
    edit: replace(city, 'UPI/ONE', `UPI/${'A'.repeat(21)}`),
    told: `${city}:«UPI/AAA» narrations #1 line: does not fit sbi/upi: it differs after its payee → write it like "UPI/SHOP"`,
  },
  {
    name: 'a printed line whose name is cut at another width',
    edit: (files) => {
      replace('content/banks/sbi.json', '"width": 20', '"width": 10')(files);
      replace(city, 'UPI/ONE', 'UPI/SHOPKEEPERS')(files);
    },
    told: `${city}:«SHOPKEEPERS» narrations #1 line: does not fit sbi/upi: its payee, "SHOPKEEPERS", has 11 characters, and the bank prints at most 10 → write it like "UPI/SHOP"`,
  },
  {
    name: 'a printed line of a shape that no bank has',
    edit: replace(city, '"sbi/upi"', '"sbi/up"'),
    told: `${city}:«UPI/ONE» narrations #1 line: names the shape "sbi/up", which no file in content/banks has (did you mean "sbi/upi"?) → name the bank and one of its shapes, or name the shape that fits: sbi/upi`,
  },
  {
    name: 'a printed line of a text without its shape, and one that its bank does not print',
    edit: say(
      '<Narration line="UPI/SHOP" payee="Shop" category="Food" amount={1} direction="out" />\n\n<Narration line="upi/shop" shape="sbi/upi" payee="Shop" category="Food" amount={1} direction="out" />',
    ),
    told: `${article}:«UPI/SHOP» <Narration> line: has no shape → add shape="sbi/upi"
${article}:«upi/shop» <Narration> line: does not fit sbi/upi: it differs before its payee → write it like "UPI/SHOP"`,
  },
  {
    name: 'a line between backticks that no bank prints so',
    edit: say('The row reads `UPI/SHOP IN THE MARKET/12`.'),
    told: `${article}:«UPI/SHOP IN»: "UPI/SHOP IN THE MARKET/12" fits no shape. It begins like sbi/upi, but it differs after its payee → write it like "UPI/SHOP"`,
  },
  {
    name: 'a row of the specimen and the line of a code that the bank does not print so',
    edit: (files) => {
      replace('content/banks/sbi.json', 'UPI/FIRSTSHOP', 'UPI/FIRST SHOP')(files);
      replace('content/codes/nwd.json', '"A bank"', '')(files);
      replace('content/codes/nwd.json', 'UPI/NWD', 'NWD-1')(files);
    },
    told: `content/banks/sbi.json:«"cells"» statement.rows #1 cells: does not fit sbi/upi: it differs after its payee → write it like "UPI/SHOP"
content/codes/nwd.json:«NWD-1» line: "NWD-1" fits no shape of sbi → write it as one of these banks prints it, or add the shape to its file`,
  },
  {
    name: 'a note on a column that the statement does not have',
    edit: replace('content/banks/sbi.json', '"at": "Date"', '"at": "Dates"'),
    told: 'content/banks/sbi.json:«"Dates"» statement.notes #1 at: "Dates" is no heading of the statement (did you mean "Date"?) → write one of: Date, Narration, Debit, Balance, head, foot, or null',
  },
  {
    name: 'a row of the sample statement that no bank prints so',
    edit: write('content/demo/statement.csv', 'Date,Narration\n2026-11-01,UPI/SHOP\n2026-11-02,UPI/shop'),
    told: 'content/demo/statement.csv:«UPI/shop» Narration: "UPI/shop" fits no shape → write it as a bank prints it',
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
content/site.json:«tagLine» tagLine: is no field here (did you mean "tagline"?) → write one of: $schema, name, tagline, url, firstYear, publisher, legal, support, grievance, store, webApp, appLanguages, terms, hosting, social, app, policies, recommendation, newsletterAction`,
  },
  {
    name: 'broken JSON',
    edit: write('content/site.json', '{\n  "name": "Product"\n'),
    told: 'content/site.json:3:1: a closing } is missing → write it where the group of fields ends',
  },
];

const misspelt = (word: string, aside: string) =>
  `"${word}" is not in the dictionary${aside} → mend it, or add it to .config/words.txt if it is right`;
const pageWish = 'write the address of a page, like /faq';

/** What a proofreader marks: said by `npm run check:content`, and no reason to stop a build. */
export const proofreaderMarks: readonly EditorMistake[] = [
  {
    name: 'a percentage with a space in a text',
    edit: say('One line.\n\nTax of 10 % is due.'),
    told: `${article}:«10 %»: "10 %" is not how this site writes it → write 10%, closed up`,
  },
  {
    name: 'a straight quote in JSON',
    edit: replace(state, '"Marathi"', '"the bank\'s"'),
    told: `${state}:«bank's» languages #1: "'" is not how this site writes it → write curly quotes: “ ” and ’`,
  },
  {
    name: 'a misspelt word in a text',
    edit: say('One line.\n\nThe bank and\nits statmentt.'),
    told: `${article}:«statmentt»: ${misspelt('statmentt', ' (did you mean "statement" or "statements"?)')}`,
  },
  {
    name: 'a misspelt word in front matter',
    edit: replace(article, 'title: ', 'title: Recieve '),
    told: `${article}:«title:» title: ${misspelt('Recieve', ' (did you mean "Receive" or "Relieve"?)')}`,
  },
  {
    name: 'a misspelt word in JSON',
    edit: replace(state, '"Hindi"', '"Hindie"'),
    told: `${state}:«Hindie» languages #2: ${misspelt('Hindie', ' (did you mean "Hindi" or "Hinnie"?)')}`,
  },
  {
    name: 'a misspelt word in the title of a part',
    edit: say('<Callout title="The acount">\n\nOne line.\n\n</Callout>'),
    told: `${article}:«acount»: ${misspelt('acount', ' (did you mean "amount" or "account"?)')}`,
  },
  {
    name: 'a misspelt word after many short paragraphs',
    edit: say(`${'I.\n\n'.repeat(40)}An acount.\n\nI.`),
    told: `${article}:«acount»: ${misspelt('acount', ' (did you mean "amount" or "account"?)')}`,
  },
  {
    name: 'a heading that skips a step',
    edit: say('## One\n\n#### Two'),
    told: `${article}:«#### Two»: a heading skips a step → begin with ##, put ### below ##, and #### below ###`,
  },
  {
    name: 'a first heading that skips a step',
    edit: say('A line.\n\n### One'),
    told: `${article}:«### One»: a heading skips a step → begin with ##, put ### below ##, and #### below ###`,
  },
  {
    name: 'a second title',
    edit: say('# One\n\nA line.'),
    told: `${article}:«# One»: a heading has one #, which is the title of the page → write ##`,
  },
  {
    name: 'a list that touches the text before it',
    edit: say('One line.\n1. One item\n2. Two items'),
    told: `${article}:«1. One»: a list touches the text around it → leave an empty line before and after it`,
  },
  {
    name: 'a link that says nothing',
    edit: say('For the fees look [here](/pricing).'),
    told: `${article}:«[here]»: the words of a link do not say where it leads → name what is there`,
  },
  {
    name: 'an address that stands bare in a field',
    edit: replace(article, 'summary:', 'summary:\n  - The fees are at https://bank.example/fees today.'),
    told: `${article}:«bank.example/fees» summary #1: an address stands bare → write [words](address), or put it between backticks`,
  },
  {
    name: 'a link to a page that does not exist',
    edit: say('What it [costs a month](/pricng).'),
    told: `${article}:«/pricng»: the link "/pricng" leads to no page (did you mean "/pricing"?) → ${pageWish}`,
  },
  {
    name: 'a link with a slash too many',
    edit: say('What it [costs a month](/pricing/).'),
    told: `${article}:«/pricing/»: the link "/pricing/" leads to no page (did you mean "/pricing"?) → ${pageWish}`,
  },
  {
    name: 'a link in a field of JSON to a page that does not exist',
    edit: replace('content/faq/getting-started.json', '"answer": "', '"answer": "[Bank of Goa](/bank-analysis/goa), '),
    told: `content/faq/getting-started.json:«"answer"» items #1 answer: the link "/bank-analysis/goa" leads to no page (did you mean "/bank-analysis/sbi"?) → ${pageWish}`,
  },
  {
    name: 'a link without a beginning',
    edit: say('What it [costs a month](pricing).'),
    told: `${article}:«(pricing)»: the link "pricing" has no beginning → write / before an address of this site, https:// before another`,
  },
  {
    name: 'a link to a heading that does not exist',
    edit: (files) => {
      say('See [what we say about it](/about#the-storyy).')(files);
      write('content/pages/about.mdx', toMdx(makePage(), '## The story\n\nA line.\n\n## The people\n\nA line.'))(files);
    },
    told: `${article}:«#the-storyy»: the link "/about#the-storyy" leads to no heading of /about (did you mean "the-story"?) → write one of: #the-story, #the-people`,
  },
  {
    name: 'a link to a question that does not exist',
    edit: say('See [the first question](/faq#first-questions).'),
    told: `${article}:«/faq#»: the link "/faq#first-questions" leads to no heading of /faq (did you mean "first-question"?) → write one of: #getting-started, #first-question`,
  },
  {
    name: 'a link to a heading of its own that does not exist',
    edit: say('See [the end of it](#end).\n\n## The end\n\nA line.'),
    told: `${article}:«(#end)»: the link "#end" leads to no heading of /blog/gst → write one of: #the-end`,
  },
  {
    name: 'a link to a draft',
    edit: (files) => {
      write('content/blog/later.mdx', toMdx(makeArticle({ draft: true })))(files);
      say('See [what is to come](/blog/later).')(files);
    },
    told: `${article}:«/blog/later»: the link "/blog/later" leads to an article that is not published by then → publish it first, or take the link out`,
  },
  {
    name: 'a link to an article of a later day',
    edit: (files) => {
      write('content/blog/later.mdx', toMdx(makeArticle({ publishDate: '2099-01-02' })))(files);
      write(article, toMdx(makeArticle({ publishDate: '2099-01-01' }), 'See [what is to come](/blog/later).'))(files);
    },
    told: `${article}:«(/blog/later)»: the link "/blog/later" leads to an article that is not published by then → publish it first, or take the link out`,
  },
];

const picture = 'content/blog/gst.png';
const show = (address: string) => say(`![a table](${address})`);

/** What a proofreader marks at pictures. */
export const pictureMarks: readonly EditorMistake[] = [
  {
    name: 'a picture over 300 KB',
    edit: (files) => {
      write(picture, 'x'.repeat(300_001))(files);
      show('./gst.png')(files);
    },
    told: `${article}:«gst.png»: the picture "./gst.png" weighs 301 KB, at most 300 are allowed → save it smaller: 1,600 pixels of width are enough`,
  },
  {
    name: 'a picture that is not described',
    edit: (files) => {
      write(picture, '')(files);
      say('![](./gst.png)')(files);
    },
    told: `${article}:«gst.png»: a picture is not described → write what it shows: ![a statement with two columns](./statement.png)`,
  },
];

/** What a proofreader does not mark, though it looks like it. */
export const unmarked: readonly Edit[] = [
  { name: 'straight quotes and signs in code', edit: say('The note `10 % "x"` is copied. A fee of 10% isn’t.') },
  { name: 'words of the list of the project', edit: say('Ten lakh rupees in a crore, and Mahavitaran’s bill.') },
  { name: 'a possessive', edit: say('The bank’s name and the banks’ names.') },
  { name: 'words in other scripts', edit: say('The ledger, बही, and खाताबही.') },
  { name: 'words in capitals', edit: say('A NEFT to TNPDCL or JdVVNL, and APIs.') },
  { name: 'code', edit: say('The line `BRN-PYMT-CARD stmtt` reads so.\n\n```text\nacount\n```') },
  { name: 'addresses', edit: say('At <https://bank.example/recieve>, sbi.bank.inn and name@okaxiss.') },
  {
    name: 'a narration',
    edit: say('<Narration line="UPI/DR/recieve" payee="Shop" category="Food" amount={1} direction="out" />'),
  },
  { name: 'a search word', edit: replace(article, '- three', '- statment of acount') },
  { name: 'the name of the product', edit: replace('content/site.json', '"name": "Product"', '"name": "Khaataa"') },
  { name: 'headings in order', edit: say('## One\n\n### Two\n\n#### Three\n\n## Four') },
  { name: 'a long line', edit: say('A line and a line. '.repeat(20).trim()) },
  { name: 'a note', edit: say('A line.\n\n{/* a *note* **for** me\n# about this */}\n\nA line.') },
  { name: 'parts', edit: say('<Steps>\n\n1. One\n2. Two\n\n</Steps>') },
  {
    name: 'links',
    edit: (files) => {
      write('content/pages/about.mdx', toMdx(makePage(), '## The *story* of `UPI`\n\nA line.'))(files);
      say(
        [
          '[Home page](/), [fees](/pricing), [category](/blog?category=Loans), [loans](/blog/category/loans), [feed](/rss.xml)',
          '[state](/state/maharashtra), [city](/mumbai), [bank](/bank-analysis/sbi), [article](/blog/gst)',
          '[question](/faq#first-question), [category](/faq#getting-started), [story](/about#the-story-of-upi), [own](#end)',
          '[bank](https://bank.example/a#b), [mail](mailto:help@bank.example), [demo](/#demo)',
          '## End',
        ].join('\n\n'),
      )(files);
    },
  },
  {
    name: 'a link to an article of the same day to come',
    edit: (files) => {
      write('content/blog/later.mdx', toMdx(makeArticle({ publishDate: '2099-01-01' })))(files);
      write(article, toMdx(makeArticle({ publishDate: '2099-01-01' }), 'See [what is to come](/blog/later).'))(files);
    },
  },
  {
    name: 'a link from one draft to another',
    edit: (files) => {
      write('content/blog/later.mdx', toMdx(makeArticle({ draft: true })))(files);
      write(article, toMdx(makeArticle({ draft: true }), 'See [what is to come](/blog/later).'))(files);
    },
  },
  {
    name: 'a picture with a space in its name',
    edit: (files) => {
      write('content/blog/gst rates.png', '')(files);
      show('./gst%20rates.png')(files);
    },
  },
  {
    name: 'a picture of 300 KB',
    edit: (files) => {
      write(picture, 'x'.repeat(300_000))(files);
      show('./gst.png')(files);
    },
  },
];

/** What is left to write; said by `npm run check:content` and by a build, but not by the development server. */
export const unwritten: readonly EditorMistake[] = [
  {
    name: 'a field that is to be written',
    edit: write(city, toJson(makeCity({ intro: [`To be written: a paragraph${'.'.repeat(150)}`] }))),
    told: `${city}:«To be written» intro #1: is not written yet → write a paragraph`,
  },
  {
    name: 'a text that is to be written',
    edit: say('One line.\n\nTo be written: the rest.'),
    told: `${article}:«To be written»: is not written yet → write the rest`,
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
  {
    name: 'a draft with a text that is to be written',
    edit: write('content/blog/draft.mdx', toMdx(makeArticle({ draft: true }), 'To be written: a paragraph.')),
  },
  { name: 'another category', edit: replace(article, 'category: Loans', 'category: Tax Planning') },
  {
    name: 'another state',
    edit: (files) => {
      write('content/states/goa.json', toJson(makeState({ capital: 'Panaji' })))(files);
      write(city, toJson(makeCity({ state: 'goa' })))(files);
    },
  },
  {
    name: 'a line between backticks that fits, one that ends with …, and a piece of one',
    edit: say('The row `UPI/THESHOPINTHEMARKET`, cut: `UPI/THESHOPINTHEMARKE…`. It begins with `UPI/the shop`.'),
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
    edit: replace(
      article,
      'sources:',
      'sources:\n  - title: "GST: **what** #1 [^2]"\n    url: https://source.example\n    checkedOn: 2026-11-01',
    ),
  },
  {
    name: 'the schema of a JSON entry',
    edit: replace(state, '{\n', '{\n  "$schema": "../../.astro/collections/states.schema.json",\n'),
  },
  {
    name: 'parts, code and notes in a text',
    edit: write(
      'content/blog/parts.mdx',
      toMdx(
        makeArticle(),
        '<Callout title="A remark">\n\nWhat <Product /> does, `{name}`, \\{ref}.\n\n</Callout>\n\n{/* a note */}\n\n' +
          '<Narration\n  payee="Shop"\n  category={"Groceries"}\n  amount={12.5}\n  direction="out"\n/>',
      ),
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
