import { makeArticle, makeCity, makePage, makeState } from './make.ts';
import { toJson, toMdx } from './content-site.ts';
import { inTurn, article, city, editFile, articleBody, state, writeFile, type Edit } from './edits.ts';

/** Edits that look like mistakes and are not; all of them can be made together, in this order. */
export const nearMisses: readonly Edit[] = [
  {
    name: 'a 29 February in front matter',
    edit: writeFile('content/blog/leap.mdx', toMdx(makeArticle({ publishDate: '2024-02-29' }))),
  },
  {
    name: 'a 29 February in JSON',
    edit: writeFile('content/cities/pune.json', toJson(makeCity({ reviewedOn: '2024-02-29' }))),
  },
  {
    name: 'a field that may be left out',
    edit: writeFile('content/blog/later.mdx', toMdx(makeArticle({ draft: true }))),
  },
  {
    name: 'a draft with a text that is to be written',
    edit: writeFile('content/blog/draft.mdx', toMdx(makeArticle({ draft: true }), 'To be written: a paragraph.')),
  },
  { name: 'another category', edit: editFile(article, 'category: Loans', 'category: Tax Planning') },
  {
    name: 'another state',
    edit: inTurn(
      writeFile('content/states/goa.json', toJson(makeState({ capital: 'Panaji' }))),
      writeFile(city, toJson(makeCity({ state: 'goa' }))),
    ),
  },
  {
    name: 'a line between backticks that fits, one that ends with …, and a piece of one',
    edit: articleBody(
      'The row `UPI/THESHOPINTHEMARKET`, cut: `UPI/THESHOPINTHEMARKE…`. It begins with `UPI/the shop`.',
    ),
  },
  {
    name: 'another file with another address',
    edit: writeFile(
      'content/blog/gst-2.mdx',
      toMdx(makeArticle(), 'A paragraph with \\{braces}, \\< signs and `<b>`.'),
    ),
  },
  { name: 'a page in a folder', edit: writeFile('content/pages/docs/android-app.mdx', toMdx(makePage())) },
  { name: 'a picture beside an article', edit: writeFile('content/blog/gst.png', '') },
  { name: 'a picture for one language', edit: writeFile('content/blog/gst.hi.png', '') },
  { name: 'a picture as a camera names it', edit: writeFile('content/blog/IMG_0001.JPG', '') },
  { name: 'an unfinished file whose name begins with _', edit: writeFile('content/blog/_Later.mdx', 'Ideas.\n') },
  {
    name: 'signs between quotes',
    edit: editFile(
      article,
      'sources:',
      'sources:\n  - title: "GST: *what* #1 [^2]"\n    url: https://source.example/other\n    checkedOn: 2026-11-01',
    ),
  },
  {
    name: 'the schema of a JSON entry',
    edit: editFile(state, '{\n', '{\n  "$schema": "../../.astro/collections/states.schema.json",\n'),
  },
  {
    name: 'parts, code and notes in a text',
    edit: writeFile(
      'content/blog/parts.mdx',
      toMdx(
        makeArticle(),
        '<Callout title="A remark">\n\nWhat <Fact of="name" /> does, `{name}`, \\{ref}.\n\n</Callout>\n\n{/* a note */}\n\n' +
          '<Narration\n  payee="Shop"\n  category={"Groceries"}\n  amount={12.5}\n  direction="out"\n/>',
      ),
    ),
  },
  {
    name: 'an amount in paise without tax',
    edit: editFile('content/charges/card-year.mdx', 'amount: 200', 'amount: 14.75'),
  },
  {
    name: 'signs that look like those of Markdown',
    edit: writeFile(
      'content/blog/signs.mdx',
      toMdx(
        makeArticle(),
        '-bhai ends names, \\*\\* are stars, `[[x]]` is code, [a] (b) no link, 5 m² and a == b.\n\nSo.[^1][^1]\n\n- **one**\n- two\n\n1. one\n\nSee [more about links](/faq).\n\n' +
          'A price | a day, 2 \\< 3, a [note], and `[1]`, `![a](b c)`.\n\n| Who | Days |\n| --- | --- |\n| Exporter | 7 |\n\n```text\n• code\n```\n\n~~~\n```\n~~~',
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
