import { expect, test } from 'vitest';
import { checkEntry } from '#authoring/read/read-entries.ts';
import { toJson, toMdx } from '../helpers/content-site.ts';
import { article, city, expectedWords, replace, say, write, type EditorMistake } from '../helpers/edits.ts';
import { makeArticle, makeCity } from '../helpers/make.ts';
import { readEdited } from '../helpers/read-edited.ts';

const articleParts = 'Callout, LedgerTable, Narration, Product, StatementPrivacy, Steps';

const mistakes: readonly EditorMistake[] = [
  {
    name: 'a file name that cannot be part of a URL',
    edit: write('content/blog/GST & Refunds.mdx', toMdx(makeArticle())),
    told: 'content/blog/GST & Refunds.mdx: has a name that cannot be part of a URL → rename it content/blog/gst-refunds.mdx (small letters, digits, hyphens)',
  },
  {
    name: 'a tag that is not closed',
    edit: write(article, toMdx(makeArticle(), '<Callout>\n\nA paragraph.')),
    told: `${article}:«<Callout>»:1: cannot be read: Expected a closing tag for \`<Callout>\` («<Callout>»:1) → close every tag, and write \\< and \\{ where the characters themselves are meant`,
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
    told: `${article}:«![A receipt]»: the picture "https://pictures.example/receipt.jpg" is not beside the text → put its file into content/blog, and write ./ before its name`,
  },
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

test.each(mistakes)('the editor is told about $name', (mistake) => {
  const { files, told } = readEdited(mistake);
  expect(told).toBe(expectedWords(mistake, files));
});

test('an entry that is being saved is checked without its pictures', () => {
  const source = toMdx(makeArticle(), '![A receipt](./receipt.png) and a {brace}.');
  expect(checkEntry('blog', article, source).mistakes).toHaveLength(1);
});
