import { expect, test } from 'vitest';
import { toJson, toMdx } from '../helpers/content-site.ts';
import {
  article,
  articleBody,
  city,
  editFile,
  inTurn,
  readEdited,
  removeFile,
  state,
  testReports,
  writeFile,
} from '../helpers/edits.ts';
import { makeArticle, makeCharge, makeCity, makeCode, makeState } from '../helpers/make.ts';

const articleParts =
  'BankHelplines, BankPasswords, Callout, Charges, Diagram, Fact, Fold, LedgerTable, Letter, Narration, PasswordsInShort, StatementPrivacy, Steps';

testReports({
  'a file name that cannot be part of a URL': [
    writeFile('content/blog/GST & Refunds.mdx', toMdx(makeArticle())),
    'content/blog/GST & Refunds.mdx: has a name that cannot be part of a URL → rename it content/blog/gst-refunds.mdx (small letters, digits, hyphens)',
  ],
  'a file name without a letter for a URL': [
    writeFile('content/blog/जीएसटी.mdx', toMdx(makeArticle())),
    'content/blog/जीएसटी.mdx: has a name that cannot be part of a URL → rename it content/blog/<name>.mdx (small letters, digits, hyphens)',
  ],
  'a tag that is not closed': [
    writeFile(article, toMdx(makeArticle(), '<Callout>\n\nA paragraph.')),
    `${article}:«<Callout>»:1: cannot be read: Expected a closing tag for \`<Callout>\` («<Callout>»:1) → close every tag, and write \\< and \\{ where the characters themselves are meant`,
  ],
  'a part that does not exist': [
    writeFile(article, toMdx(makeArticle(), '<Calout>\n\nA paragraph.\n\n</Calout>')),
    `${article}:«<Calout>»:1: <Calout> does not exist (did you mean "Callout"?) → write one of: ${articleParts}`,
  ],
  'a misspelt attribute of a part': [
    articleBody('<Callout titel="A remark">\n\nA paragraph.\n\n</Callout>'),
    `${article}:«<Callout» <Callout> titel: is not a field here (did you mean "title"?) → write one of: title
${article}:«<Callout» <Callout> title: is missing → write the heading of the remark`,
  ],
  'an attribute of a part that takes none': [
    articleBody('<Steps start="2">\n\n1. A step.\n\n</Steps>'),
    `${article}:«<Steps» <Steps> start: is not a field here → remove it`,
  ],
  'an attribute with nothing between its quotes': [
    articleBody('Before.\n\n<LedgerTable caption="">\n\n| A | B |\n| --- | --- |\n\n</LedgerTable>'),
    `${article}:«<LedgerTable» <LedgerTable> caption: is empty → write what the table shows`,
  ],
  'an attribute that is a number between quotes, beside one left out': [
    articleBody('<Narration category="Groceries" amount="1,240" direction="out" />'),
    `${article}:«<Narration» <Narration> amount: "1,240" is a text, not a number → write it between braces, like amount={1240}
${article}:«<Narration» <Narration> payee: is missing → write who was paid, or who paid`,
  ],
  'an attribute that is code': [
    articleBody('<Callout title={heading}>\n\nA paragraph.\n\n</Callout>'),
    `${article}:«<Callout» <Callout> title: is code → write a text between "double quotes", a number between {braces}`,
  ],
  'attributes that are spread from code': [
    articleBody('<Callout title="A remark" {...more}>\n\nA paragraph.\n\n</Callout>'),
    `${article}:«<Callout» <Callout>: is code → write a text between "double quotes", a number between {braces}`,
  ],
  'the name token in a text': [
    writeFile(article, toMdx(makeArticle(), 'What {name} does.')),
    `${article}:«{name}»:6: {name} is understood in fields only → write <Fact of="name" /> in the text`,
  ],
  'the text of a code with a marker of a source that is not listed and a part that does not exist': [
    inTurn(
      removeFile('content/codes/nwd.json'),
      writeFile('content/codes/nwd.mdx', toMdx(makeCode(), 'A fact.[^2]\n\n<StatementRoutes />')),
    ),
    `content/codes/nwd.mdx:«A fact»: [^2] cites a source that is not in the list of 1 → write the number of a source, or add it to \`sources\`
content/codes/nwd.mdx:«<Statement»:1: <StatementRoutes> does not exist → write one of: ${articleParts}`,
  ],
  'a code with and without a text': [
    writeFile('content/codes/nwd.mdx', toMdx(makeCode())),
    'content/codes/nwd.mdx: has the same URL as content/codes/nwd.json → rename one of them',
  ],
  'a source that no sentence cites': [
    editFile(article, '[^1]', ''),
    `${article}:«A source» sources #1: is not cited → write [^1] after the sentence it supports, or remove the source`,
  ],
  'a marker of a source that is not listed': [
    articleBody('A fact.[^1] Another.[^3]'),
    `${article}:«Another»: [^3] cites a source that is not in the list of 1 → write the number of a source, or add it to \`sources\``,
  ],
  'a picture that does not exist': [
    inTurn(
      writeFile('content/blog/gst/receipt.jpg', ''),
      writeFile(article, toMdx(makeArticle(), 'A paragraph.\n\n![A receipt](./gst/reciept.jpg)')),
    ),
    `${article}:«![A receipt]»: the picture "./gst/reciept.jpg" is not beside the text (did you mean "./gst/receipt.jpg"?) → put its file into content/blog/gst/, and write ./gst/ before its name`,
  ],
  'a picture of another site': [
    writeFile(article, toMdx(makeArticle(), '![A receipt](https://pictures.example/receipt.jpg)')),
    `${article}:«![A receipt]»: the picture "https://pictures.example/receipt.jpg" is not beside the text → put its file into content/blog/gst/, and write ./gst/ before its name`,
  ],
  'a picture whose URL cannot be decoded': [
    writeFile(article, toMdx(makeArticle(), '![Growth](./50%.png)')),
    `${article}:«![Growth]»: the picture "./50%.png" is not beside the text → put its file into content/blog/gst/, and write ./gst/ before its name`,
  ],
  'a number with commas': [
    articleBody('<Narration payee="A" category="Groceries" amount={1,240} direction="out" />'),
    `${article}:«<Narration» <Narration> amount: is code → write the number without commas, like amount={1240}`,
  ],
  'a picture with the name of its file for those who cannot see it': [
    inTurn(writeFile('content/blog/gst/a.png', ''), articleBody('Words.\n\n![IMG_20261125.png](./gst/a.png)')),
    `${article}:«![IMG»: "IMG_20261125.png" is read aloud in place of the picture → say what the picture shows`,
  ],
  'HTML in an article': [
    articleBody(
      'A <b>bold</b> word.\n\n<script>alert(1)</script>\n\n<callout title="A remark">\n\nWords.\n\n</callout>',
    ),
    `${article}:«<b>»:3: <b> is HTML → write **words**, and \\< where the character itself is meant
${article}:«<script>»:1: <script> is HTML → remove it: texts are Markdown, and \\< where the character itself is meant
${article}:«<callout»:1: <callout> is HTML (did you mean "Callout"?) → remove it: texts are Markdown, and \\< where the character itself is meant`,
  ],
  'HTML in a field, in a text without Markdown and in the words of the interface': [
    inTurn(
      editFile(article, 'summary:\n  - ', 'summary:\n  - <script>alert(1)</script> '),
      editFile(state, '"headline": "', '"headline": "A <i>word</i> '),
      editFile('content/words/en.json', '"skip": "', '"skip": "<b>'),
    ),
    `${article}:«<script>» summary #1: <script> is HTML → remove it: texts are Markdown, and \\< where the character itself is meant
${state}:«<i>» headline: <i> is HTML → write *words*, and \\< where the character itself is meant
content/words/en.json:«<b>» site.skip: <b> is HTML → write **words**, and \\< where the character itself is meant`,
  ],
  'what a field prints within a line': [
    writeFile(
      state,
      toJson(makeState({ intro: [`1. Call the bank ${'abc '.repeat(60)}`, `${'abc '.repeat(60)}\n\nAnd more.`] })),
    ),
    `${state}:«1. Call» intro #1: is read as a list, and is printed within a line → begin it with a word, or write \\ before its first sign
${state}:«And more» intro #2: has several paragraphs, and is printed as one → write one, without empty lines`,
  ],
  'Markdown that would be printed as text': [
    articleBody(
      'Words.\n\n![A page](./gst/Space Name.png)\n\nWords.[^source] And more.[1]\n\n• one\n• two\n\n-\u00A0three\n\n| Who | Days |\n| Exporter | 7 |',
    ),
    `${article}:«![A page]»: "![A page](./gst/Space Name.png)" is printed as it is → write %20 for each space of the address, like ![A page](./folder/a%20page.png)
${article}:«Words.[^source]»: "[^source]" is printed as it is → write the number of the source, like [^1]
${article}:«• one»: is printed as one paragraph, not as a list → begin each line with - and a space, below an empty line
${article}:«three»: is printed as one paragraph, not as a list → begin each line with - and a space, below an empty line
${article}:«| Who»: "| Who | Days |" is printed as it is → write a line | --- | --- | below the headings of the table, and an empty line above them`,
  ],
  'Markdown of other programs, or with a slip': [
    articleBody(
      'See [[about]].\n\nSee [us] (/about).\n\nSee [them](/about.\n\nA ** bold ** word.\n\n:::note\n\n*one\n*two\n\n– three\n– four\n\n##\n\nWords [](/about).',
    ),
    `${article}:«[[about]]»: "[[about]]" is printed as it is → write a link as [words](/page)
${article}:«[us]»: "[us] (/" is printed as it is → remove the space between ] and (
${article}:«[them]»: "](/" is printed as it is → write ) behind the address
${article}:«bold»: "**" is printed as it is → write stars before and after the words, without a space: **words**
${article}:«:::»: ":::note" is printed as it is → write <Callout title="…"> above the remark and </Callout> below it
${article}:«*one»: is printed as one paragraph, not as a list → begin each line with - and a space, below an empty line
${article}:«– three»: is printed as one paragraph, not as a list → begin each line with - and a space, below an empty line
${article}:«##»: is a heading without words → write them after the #, or remove it
${article}:«[](»: is a link without words → write them between [ and ]`,
  ],
  'one star too many before or after bold words': [
    articleBody('One ***bold** word.\n\nTwo **bold*** words.\n\nThree \\***bold** words, ***bold and italic***.'),
    `${article}:«One»: "*" is printed as it is → write two stars before and two after the words in bold: **words**
${article}:«words.»: "*" is printed as it is → write two stars before and two after the words in bold: **words**`,
  ],
  'bold words in a field without Markdown': [
    editFile(article, 'title: ', 'title: A **bold** word about '),
    `${article}:«**bold**» title: has **, which is printed as it is here → leave it out`,
  ],
  'a number between brackets, and a note': [
    articleBody('Words.[1] More.[^1]\n\n[^1]: A source'),
    `${article}:«Words.[1]»: "[1]" is printed as it is → write [^1] to cite the first source
${article}:«[^1]: A»: defines the note "1" → write the source into the list \`sources\``,
  ],
  'components without what they are made from': [
    articleBody('Words.\n\n<Steps>\n\nOne.\n\n</Steps>\n\n<LedgerTable caption="Days">\n\nA table.\n\n</LedgerTable>'),
    `${article}:«<Steps>»:1: <Steps> has no numbered list → write one in it, with an empty line above and below
${article}:«<LedgerTable»:1: <LedgerTable> has no table → write a Markdown table in it, with a line | --- | below the headings, with an empty line above and below`,
  ],
  'steps with dots': [
    articleBody('Words.\n\n<Steps>\n\n- One.\n- Two.\n\n</Steps>'),
    `${article}:«<Steps>»:1: <Steps> has no numbered list → write one in it, with an empty line above and below`,
  ],
  'a text between the fences of a chat': [
    articleBody('Words.\n\n```markdown\nMore words.\n```'),
    `${article}:«\`\`\`»: is printed as code → remove the lines with \`\`\``,
  ],
  'links that do not say where they lead': [
    articleBody('Read it [here](/faq), [**read more**](/faq), or [here at the FAQ](/faq).'),
    `${article}:«[here»: the link "here" does not say where it leads → link words that do
${article}:«[here»: the link "read more" does not say where it leads → link words that do`,
  ],
  'markers without an end, of a note and in small digits': [
    articleBody('One.[^1\n\nTwo.^[A note]\n\nThree.¹'),
    `${article}:«One»: "[^1" is printed as it is → write the number of the source, like [^1]
${article}:«Two»: "^[A note]" is printed as it is → write the number of the source, like [^1]
${article}:«Three»: "¹" is printed as it is → write [^1] to cite the first source`,
  ],
  'numbers to call that cite no source, and a path in place of a link': [
    articleBody(
      'Call 1800 1234 or [us](tel:18001234).\n\nOr 1930, [1930](tel:1930); see the FAQ (/faq), not `(/faq)` or ₹1800.\n\nOne.^1^',
    ),
    `${article}:«1800 1234»: has the number "1800 1234" without its source → write it in content/bank-help, and <BankHelplines /> or a link to the bank’s page here
${article}:«1800 1234»: the link "tel:18001234" is a number without its source → write it in content/bank-help, and <BankHelplines /> or a link to the bank’s page here
${article}:«Or 1930»: "(/faq)" is printed as it is → write a link as [words](/page)
${article}:«^1^»: "^1^" is printed as it is → write the number of the source, like [^1]`,
  ],
  'a heading with nothing below it': [
    articleBody('Words.\n\n## One\n\n### Two\n\nWords.\n\n## Three\n\n## Four'),
    `${article}:«## Three»: is a heading with nothing below it → write the section, or remove the heading
${article}:«## Four»: is a heading with nothing below it → write the section, or remove the heading`,
  ],
  'a heading within a remark and within a quotation, but not the one between them': [
    articleBody(
      'Words.\n\n<Callout title="Note">\n\n## One\n\nWords.\n\n</Callout>\n\n## Two\n\n> ### Three\n>\n> Words.',
    ),
    `${article}:«## One»: is a heading within a box, a quotation or a list → write the words in **bold**, or move it out of there
${article}:«> ### Three»: is a heading within a box, a quotation or a list → write the words in **bold**, or move it out of there`,
  ],
  'the address and nothing as the words of a link, and "alt text" as those of a picture': [
    inTurn(
      writeFile('content/blog/gst/a.png', ''),
      articleBody(
        'See [https://a.in](https://a.in), [the page https://a.in](https://a.in).\n\n![Alt text](./gst/a.png)',
      ),
    ),
    `${article}:«https://a.in»: the link "https://a.in" does not say where it leads → link words that do
${article}:«Alt text»: "Alt text" is read aloud in place of the picture → say what the picture shows`,
  ],
  'markup of another program': [
    articleBody('Words.\n\n{{< note >}}'),
    `${article}:«{{<»:3: cannot be read: Could not parse expression with oxc: Unexpected token → remove it from { to }: it belongs to another program`,
  ],
  'charges of a bank that the page does not have': [
    inTurn(
      writeFile('content/charges/atm.mdx', toMdx(makeCharge())),
      articleBody('Words.\n\n<Charges of="atm" bank="SBI" />\n\n<Charges of="atm" bank="sbi" />'),
    ),
    `${article}:«SBI» <Charges> bank: "SBI" has no charge in content/charges/atm.mdx (did you mean "sbi"?) → write one of: sbi`,
  ],
  'code without an end': [
    articleBody('Words.\n\n```\ncode\n\nMore words.'),
    `${article}:«\`\`\`»: begins code that does not end → write \`\`\` on a line below the code`,
  ],
  'an article that begins with a heading': [
    articleBody('## A heading\n\nWords.'),
    `${article}:«## A heading»: begins with a heading → begin with a paragraph`,
  ],
  'a field that is to be written': [
    writeFile(city, toJson(makeCity({ intro: [`To be written: a paragraph${'.'.repeat(150)}`] }))),
    `${city}:«To be written» intro #1: is not written yet → write a paragraph`,
  ],
  'a text that is to be written': [
    articleBody('One line.\n\nTo be written: the rest.'),
    `${article}:«To be written»: is not written yet → write the rest`,
  ],
});

test.each([
  [
    '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main',
    'keep one of the two versions, and remove <<<<<<<, ======= and >>>>>>>',
  ],
  ['A line.\n\n<!-- a note -->', 'write a note as {/* note */}'],
  ['<Callout title=“Mind”>\n\nA line.\n\n</Callout>', 'write straight quotes: "'],
  ['Write to <support@x.in>.', 'write the address without < and >'],
  ['See <https://rbi.org.in>.', 'write a link as [words](https://www.rbi.org.in)'],
  ['Below <5000 rupees.', 'write \\< where the character itself is meant'],
  ['One.<br>Two.', 'HTML is refused: write an empty line, or in a table a comma'],
])('%j is refused with its remedy', (body, remedy) => {
  const { report } = readEdited(articleBody(body));
  expect(report).toMatch(/^content\/blog\/gst\.mdx:\d+:\d+: cannot be read: /);
  expect(report.split(' → ').slice(1)).toEqual([remedy]);
});

test.each([
  'A price | a day, 2 \\< 3, a [note], and `<b>`, `[1]`, `![a](b c)`.',
  'Words.\n\n- one\n- two\n\n1. one\n\n| Who | Days |\n| --- | --- |\n| Exporter | 7 |',
  'Words.\n\n```text\n• code\n```\n\n~~~\n```\n~~~',
  'Words • with a dot – and a dash\n– in two lines.',
])('%j is printed as it is meant', (body) => {
  expect(readEdited(articleBody(body)).report).toBe('');
});

test('a field may begin with a number, a dash or a sign that is no list', () => {
  const intro = ['2026 was a year', '\\- a dash', '#1 in a list'].map((words) => `${words} ${'abc '.repeat(60)}`);
  expect(readEdited(writeFile(state, toJson(makeState({ intro })))).report).toBe('');
});
