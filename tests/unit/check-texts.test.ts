import { toJson, toMdx } from '../helpers/content-site.ts';
import { all, article, city, remove, replace, say, testReports, write } from '../helpers/edits.ts';
import { makeArticle, makeCity, makeCode } from '../helpers/make.ts';

const articleParts =
  'BankHelplines, BankPasswords, Callout, Charges, Diagram, Fact, LedgerTable, Narration, StatementPrivacy, Steps';

testReports({
  'a file name that cannot be part of a URL': [
    write('content/blog/GST & Refunds.mdx', toMdx(makeArticle())),
    'content/blog/GST & Refunds.mdx: has a name that cannot be part of a URL → rename it content/blog/gst-refunds.mdx (small letters, digits, hyphens)',
  ],
  'a file name without a letter for a URL': [
    write('content/blog/जीएसटी.mdx', toMdx(makeArticle())),
    'content/blog/जीएसटी.mdx: has a name that cannot be part of a URL → rename it content/blog/<name>.mdx (small letters, digits, hyphens)',
  ],
  'a tag that is not closed': [
    write(article, toMdx(makeArticle(), '<Callout>\n\nA paragraph.')),
    `${article}:«<Callout>»:1: cannot be read: Expected a closing tag for \`<Callout>\` («<Callout>»:1) → close every tag, and write \\< and \\{ where the characters themselves are meant`,
  ],
  'a part that does not exist': [
    write(article, toMdx(makeArticle(), '<Calout>\n\nA paragraph.\n\n</Calout>')),
    `${article}:«<Calout>»:1: <Calout> does not exist (did you mean "Callout"?) → write one of: ${articleParts}`,
  ],
  'a misspelt attribute of a part': [
    say('<Callout titel="A remark">\n\nA paragraph.\n\n</Callout>'),
    `${article}:«<Callout» <Callout> titel: is not a field here (did you mean "title"?) → write one of: title
${article}:«<Callout» <Callout> title: is missing → write the heading of the remark`,
  ],
  'an attribute of a part that takes none': [
    say('<Steps start="2">\n\n1. A step.\n\n</Steps>'),
    `${article}:«<Steps» <Steps> start: is not a field here → remove it`,
  ],
  'an attribute with nothing between its quotes': [
    say('Before.\n\n<LedgerTable caption="">\n\nA table.\n\n</LedgerTable>'),
    `${article}:«<LedgerTable» <LedgerTable> caption: is empty → write what the table shows`,
  ],
  'an attribute that is a number between quotes, beside one left out': [
    say('<Narration category="Groceries" amount="1,240" direction="out" />'),
    `${article}:«<Narration» <Narration> amount: "1,240" is a text, not a number → write it between braces, like amount={1240}
${article}:«<Narration» <Narration> payee: is missing → write who was paid, or who paid`,
  ],
  'an attribute that is code': [
    say('<Callout title={heading}>\n\nA paragraph.\n\n</Callout>'),
    `${article}:«<Callout» <Callout> title: is code → write a text between "double quotes", a number between {braces}`,
  ],
  'attributes that are spread from code': [
    say('<Callout title="A remark" {...more}>\n\nA paragraph.\n\n</Callout>'),
    `${article}:«<Callout» <Callout>: is code → write a text between "double quotes", a number between {braces}`,
  ],
  'the name token in a text': [
    write(article, toMdx(makeArticle(), 'What {name} does.')),
    `${article}:«{name}»:6: {name} is understood in fields only → write <Fact of="name" /> in the text`,
  ],
  'the text of a code with a marker of a source that is not listed and a part that does not exist': [
    all(
      remove('content/codes/nwd.json'),
      write('content/codes/nwd.mdx', toMdx(makeCode(), 'A fact.[^2]\n\n<StatementRoutes />')),
    ),
    `content/codes/nwd.mdx:«A fact»: [^2] cites a source that is not in the list of 1 → write the number of a source, or add it to \`sources\`
content/codes/nwd.mdx:«<Statement»:1: <StatementRoutes> does not exist → write one of: ${articleParts}`,
  ],
  'a code with and without a text': [
    write('content/codes/nwd.mdx', toMdx(makeCode())),
    'content/codes/nwd.mdx: has the same URL as content/codes/nwd.json → rename one of them',
  ],
  'a source that no sentence cites': [
    replace(article, '[^1]', ''),
    `${article}:«A source» sources #1: is not cited → write [^1] after the sentence it supports, or remove the source`,
  ],
  'a marker of a source that is not listed': [
    say('A fact.[^1] Another.[^3]'),
    `${article}:«Another»: [^3] cites a source that is not in the list of 1 → write the number of a source, or add it to \`sources\``,
  ],
  'a picture that does not exist': [
    all(
      write('content/blog/gst/receipt.jpg', ''),
      write(article, toMdx(makeArticle(), 'A paragraph.\n\n![A receipt](./gst/reciept.jpg)')),
    ),
    `${article}:«![A receipt]»: the picture "./gst/reciept.jpg" is not beside the text (did you mean "./gst/receipt.jpg"?) → put its file into content/blog, and write ./ before its name`,
  ],
  'a picture of another site': [
    write(article, toMdx(makeArticle(), '![A receipt](https://pictures.example/receipt.jpg)')),
    `${article}:«![A receipt]»: the picture "https://pictures.example/receipt.jpg" is not beside the text → put its file into content/blog, and write ./ before its name`,
  ],
  'a picture whose URL cannot be decoded': [
    write(article, toMdx(makeArticle(), '![Growth](./50%.png)')),
    `${article}:«![Growth]»: the picture "./50%.png" is not beside the text → put its file into content/blog, and write ./ before its name`,
  ],
  'a field that is to be written': [
    write(city, toJson(makeCity({ intro: [`To be written: a paragraph${'.'.repeat(150)}`] }))),
    `${city}:«To be written» intro #1: is not written yet → write a paragraph`,
  ],
  'a text that is to be written': [
    say('One line.\n\nTo be written: the rest.'),
    `${article}:«To be written»: is not written yet → write the rest`,
  ],
});
