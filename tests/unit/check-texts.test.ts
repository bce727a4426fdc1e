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

const articleParts =
  'BankHelplines, BankPasswords, Callout, Charges, Diagram, Fact, Fold, LedgerTable, Letter, LineForm, Narration, PasswordsInShort, StatementPrivacy, Steps';

/** Texts of the article, and what is said of them, line by line. */
const wrongTexts: Readonly<Record<string, string>> = {
  '<Calout>\n\nA paragraph.\n\n</Calout>': `«<Calout>»:1: <Calout> does not exist (did you mean "Callout"?) → write one of: ${articleParts}`,
  '<Callout titel="A remark">\n\nA paragraph.\n\n</Callout>': `«<Callout» <Callout> titel: is not a field here (did you mean "title"?) → write one of: title
«<Callout» <Callout> title: is missing → write the heading of the remark`,
  '<Steps start="2">\n\n1. A step.\n\n</Steps>': '«<Steps» <Steps> start: is not a field here → remove it',
  'Before.\n\n<LedgerTable caption="">\n\n| A | B |\n| --- | --- |\n\n</LedgerTable>':
    '«<LedgerTable» <LedgerTable> caption: is empty → write what the table shows',
  '<Narration category="Groceries" amount="1,240" direction="out" />': `«<Narration» <Narration> amount: "1,240" is a text, not a number → write it between braces, like amount={1240}
«<Narration» <Narration> payee: is missing → write who was paid, or who paid`,
  '<Callout title={heading}>\n\nA paragraph.\n\n</Callout>':
    '«<Callout» <Callout> title: is code → write a text between "double quotes", a number between {braces}',
  '<Callout title="A remark" {...more}>\n\nA paragraph.\n\n</Callout>':
    '«<Callout» <Callout>: is code → write a text between "double quotes", a number between {braces}',
  'What {name} does.': '«{name}»:6: {name} is understood in fields only → write <Fact of="name" /> in the text',
  'A fact.[^1] Another.[^3]':
    '«Another»: [^3] cites a source that is not in the list of 1 → write the number of a source, or add it to `sources`',
  '![Growth](./50%.png)':
    '«![Growth]»: the picture "./50%.png" is not beside the text → put its file into content/blog/gst/, and write ./gst/ before its name',
  '<Narration payee="A" category="Groceries" amount={1,240} direction="out" />':
    '«<Narration» <Narration> amount: is code → write the number without commas, like amount={1240}',
  '<script>alert(1)</script>\n\n<callout title="A remark">\n\nWords.\n\n</callout>': `«<script>»:1: <script> is HTML → remove it: texts are Markdown, and \\< where the character itself is meant
«<callout»:1: <callout> is HTML (did you mean "Callout"?) → remove it: texts are Markdown, and \\< where the character itself is meant`,
  'Words [](/about).[^1]\n\n##\n\nMore.\n\n[^1]: A source': `«[](»: is a link without words → write them between [ and ]
«##»: is a heading without words → write them after the #, or remove it
«[^1]: A»: defines the note "1" → write the source into the list \`sources\``,
  'Words.\n\n<Steps>\n\n- One.\n\n</Steps>\n\n<LedgerTable caption="Days">\n\nA table.\n\n</LedgerTable>': `«<Steps>»:1: <Steps> has no numbered list → write one in it, with an empty line above and below
«<LedgerTable»:1: <LedgerTable> has no table → write a Markdown table in it, with a line | --- | below the headings, with an empty line above and below`,
  'Words.\n\n```markdown\nMore words.\n```': '«```»: is printed as code → remove the lines with ```',
  'Call [us](tel:18001234).':
    '«tel:»: the link "tel:18001234" is a number without its source → write it in content/bank-help, and <BankHelplines /> or a link to the bank’s page here',
  'Words.\n\n## One\n\n### Two\n\nWords.\n\n## Three\n\n## Four': `«## Three»: is a heading with nothing below it → write the section, or remove the heading
«## Four»: is a heading with nothing below it → write the section, or remove the heading`,
  'Words.\n\n<Callout title="Note">\n\n## One\n\nWords.\n\n</Callout>\n\n## Two\n\n> ### Three\n>\n> Words.': `«## One»: is a heading within a box, a quotation or a list → write the words in **bold**, or move it out of there
«> ### Three»: is a heading within a box, a quotation or a list → write the words in **bold**, or move it out of there`,
  'Words.\n\n```\ncode\n\nMore words.': '«```»: begins code that does not end → write ``` on a line below the code',
  '## A heading\n\nWords.': '«## A heading»: begins with a heading → begin with a paragraph',
  '': ' has no text below its fields → write it below the second line ---',
  'One line.\n\nTo be written: the rest.': '«To be written»: is not written yet → write the rest',
};

testReports({
  ...Object.fromEntries(
    Object.entries(wrongTexts).map(([body, told]) => [
      body,
      [articleBody(body), told.replaceAll(/^/gm, `${article}:`)],
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
