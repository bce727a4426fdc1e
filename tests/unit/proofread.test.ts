import { expect, test } from 'vitest';
import { proofread } from '#authoring/proofread/proofread.ts';
import { formatErrors } from '#lib/errors.ts';
import {
  article,
  articleBody,
  editFile,
  inTurn,
  readEdited,
  state,
  type Edit,
  withLineNumbers,
  writeFile,
} from '../helpers/edits.ts';
import { toMdx } from '../helpers/content-site.ts';
import { makeArticle } from '../helpers/make.ts';

const picture = 'content/blog/gst.png';
const show = (url: string) => articleBody(`![a table](${url})`);

/** What slips.test.ts does not try: other kinds of files, and what is found in other ways than by patterns. */
const marks: Readonly<Record<string, readonly [Edit, report: string]>> = {
  'a percentage with a space in a text': [
    articleBody('One line.\n\nTax of 10 % is due.'),
    `${article}:«10 %»: "10 %" is not how this site writes it → write 10%, closed up`,
  ],
  'a line twice, but not a row of a table': [
    articleBody(
      '- A line of a list, **twice**\n- A line of a list, **twice**\n\n| 10 | 20 |\n| --- | --- |\n| One of two | rows |\n| One of two | rows |',
    ),
    `${article}:22: repeats the line above it → remove one of them`,
  ],
  'marks without their pair': [
    articleBody('The app shows “done.\n\nFour banks (one, two.\n\nAn address in @axl`.'),
    `${article}:«The app shows»: a “ or ” has no other to make a pair → write both, or neither
${article}:«Four banks»: a ( or ) has no other to make a pair → write both, or neither
${article}:«An address»: a \` has no other to make a pair → write both, or neither`,
  ],
  'a straight quote in JSON': [
    editFile(state, '"Hindi"', '"the bank\'s"'),
    `${state}:«bank's»: "'" is not how this site writes it → write curly quotes: “ ” and ’`,
  ],
  'a percentage with a space in the copy of a page': [
    editFile('content/features.json', '"lead": "', '"lead": "What the app saves: 10 % and more. '),
    'content/features.json:«10 %»: "10 %" is not how this site writes it → write 10%, closed up',
  ],
  'a picture over 300 KB': [
    inTurn(writeFile(picture, 'x'.repeat(300_001)), show('./gst.png')),
    `${article}:«gst.png»: the picture "./gst.png" weighs 301 KB, at most 300 are allowed → save it smaller: 1,400 pixels of width are enough`,
  ],
};

/** What is not marked, though it looks like it. */
const unmarked: Record<string, Edit> = {
  'the smallest content': () => {},
  'a text between quotes in lines that end as on Windows': (files) =>
    void files.set(
      article,
      toMdx(makeArticle())
        .replace(/title: (.*)/, 'title: "$1"')
        .replaceAll('\n', '\r\n'),
    ),
  'sums, days and marks that are meant': articleBody(
    'R&D; at 10:30:15, the ratio 1:2:3. R&D, ₹1.5 lakh, ₹27.10, ₹1,00,000, ₹12,34,567.50, ₹99,999, ₹5 lakh… and ₹500/day, 24x7.\n\n31 August, on 1 May 2026, FY 2026–27, 2025-26, 148,632.75. Crores of rupees, ₹2 lakh of Rs; a black box that bank has.\n\n## What the bank asks for\n\nA line of a table\n\nThe bank pays. The bank pays late. Int.Coll, rbi.org.in, an ATM, a UPI payment, a PDF.\n\n“One (two)” `“`. See `(`, `10 % "x"` and [a](/faq_(b). A fee of 10% isn’t.',
  ),
  'a picture with a space in its name': inTurn(writeFile('content/blog/gst rates.png', ''), show('./gst%20rates.png')),
  'a picture of 300 KB': inTurn(writeFile(picture, 'x'.repeat(300_000)), show('./gst.png')),
};

/** What a proofreader marks in the smallest content after an edit. */
function mark(edit: Edit) {
  const { files, folder, content } = readEdited(edit);
  return { files, report: formatErrors(proofread(folder, content)) };
}

test.each(Object.entries(marks))('marks %s', (_, [edit, words]) => {
  const { report, files } = mark(edit);
  expect(report).toBe(withLineNumbers(words, files));
});

test.each(Object.entries(unmarked))('does not mark %s', (_, edit) => {
  expect(mark(edit).report).toBe('');
});
