import sharp from 'sharp';
import { expect, test } from 'vitest';
import { check } from '#authoring/index.ts';
import { formatErrors } from '#lib/errors.ts';
import { interfaceWords, toJson, toMdx } from '../helpers/content-site.ts';
import {
  article,
  articleBody,
  city,
  editFile,
  readEdited,
  removeFile,
  state,
  testReports,
  withLineNumbers,
  writeEntry,
  writeFile,
} from '../helpers/edits.ts';
import {
  letters,
  makeArticle,
  makePage,
  makeBank,
  makeCharge,
  makeClaim,
  makeCity,
  makeCode,
  makeFaq,
  makeLines,
  makeState,
} from '../helpers/make.ts';
import { nearMisses } from '../helpers/near-misses.ts';
import wrongNames from './wrong-names.json' with { type: 'json' };

const receipt = await sharp({
  create: { width: 60, height: 40, channels: 3, background: 'white', noise: { type: 'gaussian' } },
})
  .png()
  .toBuffer();

/** Paragraphs that are long enough to be told apart. */
const paragraphs = (words: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${words} ${index} ${'that says one thing '.repeat(6)}.`).join('\n\n');

const faqOf = (...questions: readonly string[]) =>
  toJson(
    makeFaq({
      items: questions.map((question, index) => ({ id: `question-${index}`, question, answer: letters(150) })),
    }),
  );

test.each(Object.entries(wrongNames))('%s %s', (file, message) => {
  expect(readEdited(writeFile(file, toMdx(makeArticle()))).report).toBe(`${file}: ${message}`);
});

test('a picture of a kind that the site cannot show is reported once, not for the text that shows it', () => {
  const edits = [writeFile('content/blog/gst/plain.svg', '<svg></svg>'), articleBody('![A drawing](./gst/plain.svg)')];
  expect(readEdited(...edits).report.split('\n')).toHaveLength(1);
});

testReports({
  'a charge that the site does not know': [
    writeEntry('content/charges/atms.mdx', makeCharge()),
    'content/charges/atms.mdx: is not one that the site knows (did you mean "atm"?) → write one of: atm, atm-decline, balance-check, card-year, cheque-book, cheque-return, imps, mandate-return, neft-rtgs, sms, or one of 5 others',
  ],
  'a state that a city names and nobody wrote': [
    writeEntry(city, makeCity({ state: 'maharastra' })),
    `${city}:«"state"» state: "maharastra" has no file content/states/maharastra.json (did you mean "maharashtra"?) → add that file, remove the name, or write one of: maharashtra`,
  ],
  'a related article that nobody wrote, one listed twice, and the article itself': [
    writeEntry(article, makeArticle({ related: ['gts', 'tds', 'tds'] })),
    writeEntry('content/blog/tds.mdx', makeArticle({ related: ['tds', 'gst'] })),
    `${article}:«- gts» related #1: "gts" has no file content/blog/gts.mdx → add that file, remove the name, or write one of: gst, tds
${article}:22 related #3: "tds" is listed twice → write another, or remove it
content/blog/tds.mdx:«- tds» related #1: "tds" is this entry → write another, or remove it`,
  ],
  'a bank without names and without its share of the market': [
    writeEntry('content/lines/kotak.json', makeLines()),
    writeFile('content/banks/kotak.json', toJson(makeBank()).replaceAll('sbi/', 'kotak/')),
    `content/banks/kotak.json: has no content/claims/market-share-kotak.json → add that file
content/banks/kotak.json: has no names in content/bank-names.json → add a row with the id "kotak" there
content/lines/kotak.json: has no names in content/bank-names.json → add a row with the id "kotak" there`,
  ],
  'two banks with one name': [
    editFile('content/bank-names.json', 'HDFC Bank', 'State bank of India'),
    'content/bank-names.json:«State bank of India» names #2 name: "State bank of India" is in an earlier row already → write another, or keep one of the two rows',
  ],
  'two questions with one anchor': [
    writeEntry('content/faq/security.json', makeFaq()),
    'content/faq/security.json:«"id"» items #1 id: "first-question" is already an anchor of content/faq/getting-started.json → write another',
  ],
  'two entries with one name, one title, and one form of a code': [
    writeEntry('content/cities/bombay.json', makeCity({ city: 'Mumbai' })),
    writeEntry('content/blog/one.mdx', makeArticle({ title: 'One title for two articles' })),
    writeEntry('content/blog/two.mdx', makeArticle({ title: 'One title for two Articles' })),
    writeEntry('content/codes/nwd-2.json', makeCode({ code: 'NWD-AXIS', aliases: ['nwd'] })),
    `content/blog/two.mdx:«title:» title: "One title for two Articles" is already in content/blog/one.mdx → write another, or keep one of the two files
content/cities/mumbai.json:«"city"» city: "Mumbai" is already in content/cities/bombay.json → write another, or keep one of the two files
content/codes/nwd-2.json:«"nwd"» aliases #1: "nwd" is a word like any other → write a form, with capitals or digits
content/codes/nwd.json:«"code"» code: "NWD" is already in content/codes/nwd-2.json → write another, or keep one of the two files`,
  ],
  'two questions that are the same, in one file and in two': [
    writeFile('content/faq/getting-started.json', faqOf('Is it free?', 'Is it free?')),
    writeFile('content/faq/security.json', faqOf('Is it Free?').replace('question-0', 'question-2')),
    `content/faq/getting-started.json:12 items #2 question: "Is it free?" is already in content/faq/getting-started.json → write another question, or keep one of the two
content/faq/security.json:7 items #1 question: "Is it Free?" is already in content/faq/getting-started.json → write another question, or keep one of the two`,
  ],
  'the page of a bank copied from another one': [
    writeEntry('content/lines/axis.json', makeLines()),
    writeEntry('content/claims/market-share-axis.json', makeClaim()),
    writeFile(
      'content/banks/axis.json',
      toJson(makeBank({ headline: letters(90) }))
        .replaceAll('sbi/', 'axis/')
        .replace('axis/upi', 'sbi/upi'),
    ),
    `content/banks/axis.json:«sbi/upi» statement.rows #1 shape: "sbi/upi" is a line of sbi → write a line of this bank, and its shape
content/banks/sbi.json:«"headline"» headline: ${JSON.stringify(letters(90))} is already in content/banks/axis.json → write another, or keep one of the two files`,
  ],
  'a page that says what another says': [
    writeEntry('content/pages/one.mdx', makePage({ title: 'First' }), paragraphs('A paragraph', 6)),
    writeEntry(
      'content/pages/two.mdx',
      makePage({ title: 'Second' }),
      `${paragraphs('A paragraph', 6)}\n\n${paragraphs('Another', 3)}`,
    ),
    writeEntry(
      'content/pages/six.mdx',
      makePage({ title: 'Third' }),
      `${paragraphs('A paragraph', 2)}\n\n${paragraphs('And more', 5)}`,
    ),
    'content/pages/two.mdx: repeats content/pages/one.mdx word for word → rewrite this page, or keep one of the two files',
  ],
  'an article whose excerpt is its description': [
    writeEntry(
      article,
      makeArticle({ title: 'One article, said twice', excerpt: letters(70), description: letters(70) }),
    ),
    `${article}:«excerpt:» excerpt: repeats description word for word → write what the reader learns, for lists of articles`,
  ],
  'a place in a list that is taken, a file named after another version, and a claim that no page prints': [
    writeEntry('content/states/goa.json', makeState({ order: 1 })),
    editFile('content/changelog/1-0-0.json', '"1.0.0"', '"1.0.1"'),
    writeEntry('content/claims/people-serve.json', makeClaim()),
    `content/changelog/1-0-0.json:«"1.0.1"» version: "1.0.1" is not the version in the name of the file → name the file 1-0-1.json, or correct the version
content/claims/people-serve.json: is printed by no page (did you mean "people-served"?) → write one of: accuracy-rate, districts, most-trusted, people, people-served, processing-time, regional-banks, soc-2-type-ii, supported-banks, zero-logging, or one of 12 others; a developer adds others in src/schemas/claim.ts
${state}:«"order"» order: 1 is the place of content/states/goa.json too → write another: 2 is free`,
  ],
  'words of the interface that cannot be read, once for all languages': [
    writeFile('content/words/hi.json', interfaceWords),
    writeFile('content/words/en.json', '{'),
    'content/words/en.json:1:2: close brace expected → compare it with another file of this kind',
  ],
  'a text, data and rows in other encodings': [
    writeFile(article, Buffer.from(toMdx(makeArticle(), 'A café.'), 'latin1')),
    writeFile(state, Buffer.from(toJson(makeState({ capital: 'Mumbaí' })), 'latin1')),
    writeFile(city, Buffer.from(`\uFEFF${toJson(makeCity())}`, 'utf16le')),
    writeFile('content/demo/statement.csv', Buffer.from('Date é', 'latin1')),
    `${article}:1:1: is not in UTF-8 → save it with that encoding
${city}:1:1: is not in UTF-8 → save it with that encoding
content/demo/statement.csv:1:1: is not in UTF-8 → save it with that encoding
${state}:1:1: is not in UTF-8 → save it with that encoding`,
  ],
  'invisible characters, and the dot of a list in Word': [
    articleBody('A text\0 with a hole.'),
    editFile(state, '"Hindi"', '"Hin\u200Bdi"'),
    writeEntry('content/blog/word.mdx', makeArticle(), '\uF0B7 one'),
    `${article}:«with a hole»:7: has the character U+0000, which nobody can see → remove it
content/blog/word.mdx:«\uF0B7»:1: has the character U+F0B7, which nobody can see → remove it
${state}:«"Hin»:9: has the character U+200B, which nobody can see → remove it`,
  ],
  'a language without words, and the tag of none': [
    editFile('content/site.json', '"languages": []', '"languages": ["mr"]'),
    editFile('content/words/en.json', '"tag": "en-IN"', '"tag": "en_IN"'),
    `content/site.json:«"mr"» languages #1: "mr" has no content/words/mr.json → write that file, or leave the language out
content/words/en.json:«en_IN» language.tag: "en_IN" is not the tag of a language → write one like hi-IN`,
  ],
  'a collection without entries': [
    removeFile('content/changelog/1-0-0.json'),
    'content/changelog: has no entries → add content/changelog/<name>.json',
  ],
});

test.each(Object.entries(nearMisses))('%s is accepted', (_, edit) => {
  expect(readEdited(edit).report).toBe('');
});

test('lines are sorted by their numbers, the file as a whole first', () => {
  const lines = [10, 9, undefined].map((line) => ({ file: article, ...(line && { line }), message: 'a → b' }));
  expect(formatErrors(lines)).toBe(`${article}: a → b\n${article}:9: a → b\n${article}:10: a → b`);
});

test('the editor is told about pictures that cannot be read, the way a build tells it', async () => {
  const { files, folder, report } = readEdited(
    writeFile('content/blog/gst/whole.png', receipt),
    writeFile('content/blog/gst/half.png', receipt.subarray(0, receipt.length / 2)),
    writeFile('content/blog/gst/saved-page.jpg', '<!doctype html>'),
    articleBody('Words.\n\n![One](./gst/whole.png)\n\n![Two](./gst/half.png)\n\n![Three](./gst/saved-page.jpg)'),
  );
  expect(report).toBe('');
  const remedy = 'cannot be read → open it in a program that shows it, and save it again as PNG or JPEG';
  expect(formatErrors((await check(folder)).errors)).toBe(
    withLineNumbers(
      `${article}:«half.png»: the picture "./gst/half.png" ${remedy}
${article}:«saved-page.jpg»: the picture "./gst/saved-page.jpg" ${remedy}`,
      files,
    ),
  );
});

test('a picture that no text shows and a related article that is a draft are notices', async () => {
  const { folder, report } = readEdited(
    writeFile('content/blog/gst/shown.png', receipt),
    writeFile('content/blog/gst/lost.png', ''),
    writeEntry('content/blog/draft.mdx', makeArticle({ draft: true })),
    writeEntry('content/blog/tds.mdx', makeArticle()),
    writeEntry(article, makeArticle({ related: ['tds', 'draft'] }), 'Words.\n\n![A page](./gst/shown.png)'),
  );
  expect(report).toBe('');
  expect(formatErrors((await check(folder)).notices).replace(/:\d+/, '')).toBe(
    `content/blog/gst.mdx related #2: "draft" is a draft, and left out until it is published → publish it, or write another
content/blog/gst/lost.png: is shown by no text → show it, or remove it`,
  );
});
