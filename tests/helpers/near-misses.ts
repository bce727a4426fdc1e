import { makeArticle, makeCity, makePage, makeState } from './make.ts';
import { inTurn, article, city, editFile, articleBody, state, writeEntry, writeFile, type Edit } from './edits.ts';

/** Edits that look like mistakes and are not; all of them can be made together, in this order. */
export const nearMisses: Readonly<Record<string, Edit>> = {
  'a 29 February in front matter': writeEntry('content/blog/leap.mdx', makeArticle({ publishDate: '2024-02-29' })),
  'a 29 February in JSON': writeEntry('content/cities/pune.json', makeCity({ reviewedOn: '2024-02-29' })),
  'a field that may be left out': writeEntry('content/blog/later.mdx', makeArticle({ draft: true })),
  'a draft with a text that is to be written': writeEntry(
    'content/blog/draft.mdx',
    makeArticle({ draft: true }),
    'To be written: a paragraph.',
  ),
  'another category': editFile(article, 'category: Loans', 'category: Tax Planning'),
  'another state': inTurn(
    writeEntry('content/states/goa.json', makeState({ capital: 'Panaji' })),
    writeEntry(city, makeCity({ state: 'goa' })),
  ),
  'a line between backticks that fits, one that ends with …, and a piece of one': articleBody(
    'The row `UPI/THESHOPINTHEMARKET`, cut: `UPI/THESHOPINTHEMARKE…`. It begins with `UPI/the shop`.',
  ),
  'another file with another address': writeEntry(
    'content/blog/gst-2.mdx',
    makeArticle(),
    'A paragraph with \\{braces}, \\< signs and `<b>`.',
  ),
  'a page in a folder': writeEntry('content/pages/docs/android-app.mdx', makePage()),
  'a picture beside an article': writeFile('content/blog/gst.png', ''),
  'a picture for one language': writeFile('content/blog/gst.hi.png', ''),
  'a picture as a camera names it': writeFile('content/blog/IMG_0001.JPG', ''),
  'an unfinished file whose name begins with _': writeFile('content/blog/_Later.mdx', 'Ideas.\n'),
  'signs between quotes': editFile(
    article,
    'sources:',
    'sources:\n  - title: "GST: *what* #1 [^2]"\n    url: https://source.example/other\n    checkedOn: 2026-11-01',
  ),
  'the schema of a JSON entry': editFile(
    state,
    '{\n',
    '{\n  "$schema": "../../.astro/collections/states.schema.json",\n',
  ),
  'parts, code and notes in a text': writeEntry(
    'content/blog/parts.mdx',
    makeArticle(),
    '<Callout title="A remark">\n\nWhat <Fact of="name" /> does, `{name}`, \\{ref}.\n\n</Callout>\n\n{/* a note */}\n\n' +
      '<Narration\n  payee="Shop"\n  category={"Groceries"}\n  amount={12.5}\n  direction="out"\n/>',
  ),
  'an amount in paise without tax': editFile('content/charges/card-year.mdx', 'amount: 200', 'amount: 14.75'),
  'signs that look like those of Markdown': writeEntry(
    'content/blog/signs.mdx',
    makeArticle(),
    '-bhai ends names, \\*\\* are stars, `[[x]]` is code, [a] (b) no link, 5 m² and a == b.\n\nSo.[^1][^1]\n\n- **one**\n- two\n\n1. one\n\nSee [more about links](/faq).\n\n' +
      'A price | a day, 2 \\< 3, a [note], and `[1]`, `![a](b c)`.\n\n| Who | Days |\n| --- | --- |\n| Exporter | 7 |\n\n```text\n• code\n```\n\n~~~\n```\n~~~',
  ),
  'lines that end as on Windows': (files) => {
    for (const [file, text] of files) {
      if (typeof text === 'string') files.set(file, text.replaceAll('\n', '\r\n'));
    }
  },
};
