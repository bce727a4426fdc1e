import { expect, test } from 'vitest';
import {
  article,
  articleBody,
  city,
  editFile,
  readEdited,
  removeFile,
  state,
  testReports,
  writeEntry,
  writeFile,
} from '../helpers/edits.ts';
import { makeArticle, makeCharge, makeCity, makeCode, makeState } from '../helpers/make.ts';
import wrongTexts from './wrong-texts.json' with { type: 'json' };

const articleParts =
  'BankHelplines, BankPasswords, Callout, Charges, Diagram, Fact, Fold, LedgerTable, Letter, LineForm, Narration, PasswordsInShort, StatementPrivacy, Steps';

testReports({
  ...Object.fromEntries(
    wrongTexts.map(({ text, told }) => [
      text,
      [articleBody(text), told.map((line) => `${article}:${line.replace('{parts}', articleParts)}`).join('\n')],
    ]),
  ),
  'the text of a code with a marker of a source that is not listed and a part that does not exist': [
    removeFile('content/codes/nwd.json'),
    writeEntry('content/codes/nwd.mdx', makeCode(), 'A fact.[^2]\n\n<StatementRoutes />'),
    `content/codes/nwd.mdx:«A fact»: [^2] cites a source that is not in the list of 1 → write the number of a source, or add it to \`sources\`
content/codes/nwd.mdx:«<Statement»:1: <StatementRoutes> does not exist → write one of: ${articleParts}`,
  ],
  'a code with and without a text': [
    writeEntry('content/codes/nwd.mdx', makeCode()),
    'content/codes/nwd.mdx: has the same URL as content/codes/nwd.json → rename one of them',
  ],
  'a source that no sentence cites': [
    editFile(article, '[^1]', ''),
    `${article}:«A source» sources #1: is not cited → write [^1] after the sentence it supports, or remove the source`,
  ],
  'a picture that does not exist': [
    writeFile('content/blog/gst/receipt.jpg', ''),
    writeEntry(article, makeArticle(), 'A paragraph.\n\n![A receipt](./gst/reciept.jpg)'),
    `${article}:«![A receipt]»: the picture "./gst/reciept.jpg" is not beside the text (did you mean "./gst/receipt.jpg"?) → put its file into content/blog/gst/, and write ./gst/ before its name`,
  ],
  'HTML in a field, in a text without Markdown and in the words of the interface': [
    editFile(article, 'summary:\n  - ', 'summary:\n  - <script>alert(1)</script> '),
    editFile(state, '"headline": "', '"headline": "A <i>word</i> '),
    editFile('content/words/en.json', '"skip": "', '"skip": "<b>'),
    `${article}:«<script>» summary #1: <script> is HTML → remove it: texts are Markdown, and \\< where the character itself is meant
${state}:«<i>» headline: <i> is HTML → write *words*, and \\< where the character itself is meant
content/words/en.json:«<b>» site.skip: <b> is HTML → write **words**, and \\< where the character itself is meant`,
  ],
  'what a field prints within a line': [
    writeEntry(
      state,
      makeState({ intro: [`1. Call the bank ${'abc '.repeat(60)}`, `${'abc '.repeat(60)}\n\nAnd more.`] }),
    ),
    `${state}:«1. Call» intro #1: is read as a list, and is printed within a line → begin it with a word, or write \\ before its first sign
${state}:«And more» intro #2: has several paragraphs, and is printed as one → write one, without empty lines`,
  ],
  'bold words in a field without Markdown': [
    editFile(article, 'title: ', 'title: A **bold** word about '),
    `${article}:«**bold**» title: has **, which is printed as it is here → leave it out`,
  ],
  'charges of a bank that the page does not have': [
    writeEntry('content/charges/atm.mdx', makeCharge()),
    articleBody('Words.\n\n<Charges of="atm" bank="SBI" />\n\n<Charges of="atm" bank="sbi" />'),
    `${article}:«SBI» <Charges> bank: "SBI" has no charge in content/charges/atm.mdx (did you mean "sbi"?) → write one of: sbi`,
  ],
  'a field that is to be written': [
    writeEntry(city, makeCity({ intro: [`To be written: a paragraph${'.'.repeat(150)}`] })),
    `${city}:«To be written» intro #1: is not written yet → write a paragraph`,
  ],
});

test('a field may begin with a number, a dash or a sign that is no list', () => {
  const intro = ['2026 was a year', '\\- a dash', '#1 in a list'].map((words) => `${words} ${'abc '.repeat(60)}`);
  expect(readEdited(writeEntry(state, makeState({ intro }))).report).toBe('');
});
